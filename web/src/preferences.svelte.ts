import type { Rules } from './generated/frames';
import { browserLanguage, language, LANGUAGES } from './languages.svelte';

export type Theme = 'system' | 'light' | 'dark';
/** The rules of the next match: a preset and the options that differ from it. */
export type RulesWish = Partial<Rules> & { preset: string };

const KEY = 'basra.preferences';

/** What a person has chosen; kept in this browser. */
class Preferences {
  language = $state('en');
  theme = $state<Theme>('system');
  level = $state('greedy');
  rules = $state.raw<RulesWish>({ preset: 'egyptian-v2' });

  constructor() {
    const kept = read();
    this.language = LANGUAGES.includes(String(kept.language)) ? String(kept.language) : browserLanguage();
    if (kept.theme === 'light' || kept.theme === 'dark') this.theme = kept.theme;
    if (typeof kept.level === 'string') this.level = kept.level;
    if (typeof kept.rules?.preset === 'string') this.rules = kept.rules;
  }

  async setLanguage(code: string): Promise<void> {
    await language.use(code);
    this.language = code;
    this.#save();
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    this.showTheme();
    this.#save();
  }

  setLevel(level: string): void {
    this.level = level;
    this.#save();
  }

  setRules(rules: RulesWish): void {
    this.rules = rules;
    this.#save();
  }

  showTheme(): void {
    const { dataset } = document.documentElement;
    if (this.theme === 'system') delete dataset.theme;
    else dataset.theme = this.theme;
  }

  #save(): void {
    const { language, theme, level, rules } = this;
    try {
      localStorage.setItem(KEY, JSON.stringify({ language, theme, level, rules }));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
}

function read(): Partial<Preferences> {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Preferences> | null) ?? {};
  } catch {
    return {};
  }
}

export const preferences = new Preferences();
