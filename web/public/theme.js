// Runs before the first paint: the theme and the language that a person chose are there from the start, and the texts of
// that language come beside the script instead of after it. The list of languages is written by scripts/texts.js.
(() => {
  const root = document.documentElement;
  const languages = JSON.parse(root.dataset.languages);

  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem('basra.preferences')) ?? {};
  } catch {
    // A browser that keeps nothing still plays.
  }

  const wanted = [kept.language, ...navigator.languages.map((tag) => tag.split('-')[0])];
  const language = wanted.find((code) => Object.hasOwn(languages, code)) ?? 'en';
  root.lang = language;
  root.dir = languages[language].direction;
  document.querySelector('link[rel="manifest"]').href = `/${language}.webmanifest`;
  if (languages[language].file) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = `/${languages[language].file}`;
    document.head.append(link);
  }

  // What surrounds the page (the bar of a phone) has the colour of the theme that the page says, now and later.
  const colours = document.querySelectorAll('meta[name="theme-color"]');
  const colourAround = () => {
    const { theme } = root.dataset;
    for (const colour of colours) {
      const { scheme } = colour.dataset;
      colour.media = theme ? (theme === scheme ? 'all' : 'not all') : `(prefers-color-scheme: ${scheme})`;
    }
  };
  new MutationObserver(colourAround).observe(root, { attributeFilter: ['data-theme'] });
  if (kept.theme === 'light' || kept.theme === 'dark') root.dataset.theme = kept.theme;
})();
