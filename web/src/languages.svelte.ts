import { FluentBundle, type FluentVariable } from '@fluent/bundle';
import texts from 'virtual:texts';

export type Args = Record<string, FluentVariable>;

export const LANGUAGES: string[] = Object.keys(texts).sort();

/** The language's own name for itself. */
export const nameOfLanguage = (code: string): string =>
  new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code;

class Language {
  code = $state('');
  direction = $state<'ltr' | 'rtl'>('ltr');
  #bundle = $state.raw<FluentBundle | null>(null);
  #areas = ['first'];
  #wanted = '';
  #shown: Promise<void> = Promise.resolve();

  /** Load the texts of an area besides those that are there. Nothing changes if they cannot be fetched. */
  async need(...areas: string[]): Promise<void> {
    const missing = areas.filter((area) => !this.#areas.includes(area));
    if (!missing.length) return;
    await Promise.all([this.#shown, load(this.#wanted, missing)]);
    this.#areas = [...new Set([...this.#areas, ...missing])];
    await this.use(this.#wanted);
  }

  /** Load a language and show the page in it. */
  use(code: string): Promise<void> {
    this.#wanted = code;
    return (this.#shown = this.#show(code));
  }

  async #show(code: string): Promise<void> {
    const bundle = await load(code, this.#areas);
    if (code !== this.#wanted) return; // meanwhile another one was chosen
    this.#bundle = bundle;
    this.code = code;
    this.direction = this.text('direction') === 'rtl' ? 'rtl' : 'ltr';
    document.documentElement.lang = code;
    document.documentElement.dir = this.direction;
  }

  has(id: string): boolean {
    return this.#bundle?.hasMessage(id) ?? false;
  }

  /** A message in the language; its id if there is none, so that nothing breaks. */
  text(id: string, args?: Args): string {
    const pattern = this.#bundle?.getMessage(id)?.value;
    if (!pattern) return id;
    return this.#bundle?.formatPattern(pattern, args, []) ?? id;
  }
}

async function load(code: string, areas: string[]): Promise<FluentBundle> {
  const bundle = new FluentBundle(code, { useIsolating: false }); // what needs isolation is drawn in <bdi>
  const found = await Promise.all(areas.map((area) => texts[code]?.[area]?.()));
  for (const text of found) if (text) bundle.addResource({ body: text.default });
  return bundle;
}

export const language = new Language();
export const t = (id: string, args?: Args): string => language.text(id, args);

/** Texts joined as the language joins them: "a, b and c", or "a, b or c". */
export const listed = (texts: string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string =>
  // To make a format of lists takes a slow phone 10 ms; most lists are of one.
  texts.length > 1 ? new Intl.ListFormat(language.code, { type }).format(texts) : texts.join('');
