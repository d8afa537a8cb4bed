import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export type Args = Record<string, FluentVariable>;

// One folder of .ftl for each language; a new folder is a new language. The terminal's texts stay out.
const files = import.meta.glob<string>(
  ['../../src/basra/languages/*/*.ftl', '!../../src/basra/languages/*/cli.ftl'],
  { query: '?raw', import: 'default' },
);
const folderOf = (path: string): string => path.split('/').at(-2) ?? '';
const areaOf = (path: string): string => path.split('/').at(-1)?.replace('.ftl', '') ?? '';

/** Texts that only one page needs are fetched with that page; see `pages.ts`. */
export const LATER_AREAS = ['history', 'learn', 'review'];

export const LANGUAGES: string[] = [...new Set(Object.keys(files).map(folderOf))].sort();

/** The language's own name for itself. */
export const nameOfLanguage = (code: string): string =>
  new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code;

/** The best of our languages for this browser. */
export function browserLanguage(): string {
  const wanted = navigator.languages.map((tag) => tag.split('-')[0] ?? '');
  return wanted.find((code) => LANGUAGES.includes(code)) ?? 'en';
}

class Language {
  code = $state('');
  direction = $state<'ltr' | 'rtl'>('ltr');
  #bundle = $state.raw<FluentBundle | null>(null);
  #areas = [...new Set(Object.keys(files).map(areaOf))].filter((area) => !LATER_AREAS.includes(area));

  /** Load the texts of an area besides those that are there. */
  async need(...areas: string[]): Promise<void> {
    const missing = areas.filter((area) => !this.#areas.includes(area));
    if (!missing.length) return;
    this.#areas = [...this.#areas, ...missing];
    await this.use(this.code);
  }

  /** Load a language and show the page in it. */
  async use(code: string): Promise<void> {
    const bundle = await load(code, this.#areas);
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
  const paths = Object.keys(files).filter((path) => folderOf(path) === code && areas.includes(areaOf(path)));
  const bundle = new FluentBundle(code, { useIsolating: false }); // what needs isolation is drawn in <bdi>
  for (const text of await Promise.all(paths.map((path) => files[path]?.() ?? '')))
    bundle.addResource(new FluentResource(text));
  return bundle;
}

export const language = new Language();
export const t = (id: string, args?: Args): string => language.text(id, args);

/** Texts joined as the language joins them: "a, b and c". */
export const listed = (texts: string[]): string =>
  new Intl.ListFormat(language.code, { type: 'conjunction' }).format(texts);
