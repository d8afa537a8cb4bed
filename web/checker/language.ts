import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Text } from '../src/fair/words';

// All languages are in the page, since it has no network to load one from.
const files = import.meta.glob<string>('../../src/basra/languages/*/fair.ftl', { query: '?raw', import: 'default', eager: true });
const FALLBACK = 'en';

const BUNDLES = new Map(Object.entries(files).map(([path, source]) => [path.split('/').at(-2) ?? '', bundleOf(path, source)]));

function bundleOf(path: string, source: string): FluentBundle {
  const bundle = new FluentBundle(path.split('/').at(-2) ?? '');
  bundle.addResource(new FluentResource(source));
  return bundle;
}

export const LANGUAGES = [...BUNDLES.keys()].sort();

/** The language's own name for itself. */
export const nameOfLanguage = (code: string): string => new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code;

/** The best of our languages: the one that the address ends in (`#ar`), else the browser's. */
export function firstLanguage(): string {
  const wanted = [location.hash.slice(1), ...navigator.languages].map((tag) => tag.split('-')[0] ?? '');
  return wanted.find((code) => BUNDLES.has(code)) ?? FALLBACK;
}

/** How to find a text in a language. */
export const textIn =
  (code: string): Text =>
  (id, args) => {
    const bundle = BUNDLES.get(code);
    const pattern = bundle?.getMessage(id)?.value;
    return bundle && pattern ? bundle.formatPattern(pattern, args, []) : id;
  };
