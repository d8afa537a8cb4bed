// Runs before the first paint: the theme and the language that a person chose are there from the start, and what the first
// page needs comes beside the script instead of after it. What is known here is written by scripts/first-files.js.
(() => {
  const root = document.documentElement;
  const { languages, pages, look, cards } = JSON.parse(root.dataset.first);
  delete root.dataset.first; // what it names is of no use to anybody else

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

  const fetchEarly = (address, attributes) =>
    document.head.append(Object.assign(document.createElement('link'), { href: address, ...attributes }));
  const { pathname } = location;
  const page = pathname === '/' ? 'home' : /^\/match\/\w+$/.test(pathname) ? 'match' : null;
  const { texts, fonts } = languages[language];
  const asStyle = { rel: 'preload', as: 'style', crossOrigin: 'anonymous' };
  const asFetch = { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous' };
  for (const file of [...(pages[page] ?? []), ...texts])
    fetchEarly(`/${file}`, file.endsWith('.css') ? asStyle : { rel: 'modulepreload' });
  const fetchFonts = () => {
    for (const file of fonts) fetchEarly(`/${file}`, { rel: 'preload', as: 'font', crossOrigin: 'anonymous' });
  };
  // A table is long in building, and has its font by then though it comes behind the texts; the home page is all words.
  if (page === 'match') document.head.lastChild.onload = fetchFonts;
  else fetchFonts();
  // The first view of a match is on its way while the script is: connection.ts takes this socket over.
  if (page === 'match') {
    const address = `${location.origin.replace('http', 'ws')}/api/matches/${pathname.split('/')[2]}/socket`;
    const socket = new WebSocket(address);
    window.basraEarly = { socket, frames: [] };
    socket.onmessage = ({ data }) => window.basraEarly.frames.push(data);
    // Its faces, too, as the person has chosen them.
    const chosen = Object.entries(look).map(([name, usual]) => kept[name] ?? usual);
    fetchEarly(`${cards}/${chosen.join('-')}.json`, asFetch);
  }
  // A browser is slow to write its first number in a language; now it has nothing else to do.
  setTimeout(() => new Intl.NumberFormat(language));

  if (page === 'home') for (const answer of ['/api/matches', '/api/rules']) fetchEarly(answer, asFetch);

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
