// Writes into index.html what theme.js must know before the first paint: which way each language is written, and which files
// the texts of each and the first page need, so that they come beside the page's script and not after it.
import { cardsAddress } from './cards-folder.js';
import { directionOf, firstTexts, LANGUAGES } from './texts.js';

/** The pages that people mostly come to, by the addresses that theme.js knows; the table comes with the script. */
const PAGES = { home: 'components/Home.svelte' };

/** The files of Rubik that a language is written with, as parts of their names; all write numbers and suits in Latin. */
const SCRIPTS = { Arab: 'arabic-wght', Cyrl: 'cyrillic-wght' };
const fontsOf = (code) => ['latin-often', SCRIPTS[new Intl.Locale(code).maximize().script]].filter(Boolean);

/** How cards look until a person chooses (preferences.svelte.ts), in the order of the names of their files. */
const LOOK = { deck: 'egyptian', index: 'large', colours: 'two' };

/** A chunk and all that it imports, with its styles before it. */
function filesOf(chunk, bundle, found = new Set()) {
  if (!chunk || found.has(chunk.fileName)) return found;
  for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
  found.add(chunk.fileName);
  for (const name of chunk.imports) filesOf(bundle[name], bundle, found);
  return found;
}

/** @returns {import('vite').Plugin} */
export function firstFilesPlugin() {
  return {
    name: 'first-files',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
        const chunkOf = (end) => chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(end));
        const atOnce = filesOf(
          chunks.find(({ isEntry }) => isEntry),
          bundle,
        );
        const besides = (end) => [...filesOf(chunkOf(end), bundle)].filter((file) => !atOnce.has(file));
        const fonts = (code) =>
          fontsOf(code).flatMap((script) =>
            Object.keys(bundle).filter((file) => file.includes(`rubik-${script}`)),
          );
        const languages = LANGUAGES.map((code) => [
          code,
          { direction: directionOf(code), texts: besides(firstTexts(code)), fonts: fonts(code) },
        ]);
        const pages = Object.entries(PAGES).map(([name, end]) => [name, besides(end)]);
        const known = {
          // The server alone reads these: the page's own tags name them, too.
          atOnce: [...atOnce].filter((file) => html.includes(file)),
          languages: Object.fromEntries(languages),
          pages: Object.fromEntries(pages),
          look: LOOK,
          cards: cardsAddress(),
        };
        return html.replace('<html', `<html data-first="${JSON.stringify(known).replaceAll('"', '&quot;')}"`);
      },
    },
  };
}
