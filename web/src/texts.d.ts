declare module 'virtual:texts' {
  import type { FluentResource } from '@fluent/bundle';
  /** How to load the texts of a language, by area; `first` are those that every page needs. See scripts/texts.js. */
  const texts: Record<string, Record<string, () => Promise<{ default: FluentResource['body'] }>>>;
  export default texts;
}
