declare module 'virtual:texts' {
  /** How to load the texts of a language, by area; `first` are those that every page needs. See scripts/texts.js. */
  const texts: Record<string, Record<string, () => Promise<{ default: string }>>>;
  export default texts;
}
