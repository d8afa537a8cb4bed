// The texts as modules: `virtual:texts` loads the Fluent files of src/basra/languages by language and area. The areas that
// every page needs come as one file for each language, so that there is one thing to fetch and not one for each area. They are
// parsed here, so that no browser has to.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FluentResource } from '@fluent/bundle';

const FOLDER = fileURLToPath(new URL('../../src/basra/languages', import.meta.url));
const NAME = 'virtual:texts';

/** Texts that only one page needs are fetched with that page; see `pages.ts`. */
const LATER_AREAS = ['around', 'history', 'learn', 'lobby', 'review', 'rules'];
/** The terminal's texts stay out. */
const NOT_OURS = ['cli'];

/** One folder for each language; a new folder is a new language. */
export const LANGUAGES = readdirSync(FOLDER).filter((code) => existsSync(join(FOLDER, code, 'web.ftl')));

const pathOf = (code, area) => join(FOLDER, code, `${area}.ftl`);
export const sourceOf = (code, area) => readFileSync(pathOf(code, area), 'utf8');
const areasOf = (code) =>
  readdirSync(join(FOLDER, code))
    .filter((name) => name.endsWith('.ftl'))
    .map((name) => name.replace('.ftl', ''))
    .filter((area) => !NOT_OURS.includes(area))
    .sort();
const isLater = (area) => LATER_AREAS.includes(area);

/** `{ en: { first: () => import(…), history: () => import(…) } }` */
function index() {
  const entries = LANGUAGES.map((code) => {
    const names = ['first', ...areasOf(code).filter(isLater)];
    const loaders = names.map((name) => `${name}: () => import('${NAME}/${name}/${code}')`);
    return `${code}: { ${loaders.join(', ')} }`;
  });
  return `export default { ${entries.join(', ')} };`;
}

function texts(code, name) {
  const areas = name === 'first' ? areasOf(code).filter((area) => !isLater(area)) : [name];
  const messages = areas.flatMap((area) => new FluentResource(sourceOf(code, area)).body);
  // Read from a text, as browsers read that faster than the same in JavaScript.
  const module = `export default JSON.parse(${JSON.stringify(JSON.stringify(messages))});`;
  return { paths: areas.map((area) => pathOf(code, area)), code: module };
}

/** Which way a language is written, `ltr` or `rtl`. */
export const directionOf = (code) => /^direction = (ltr|rtl)$/m.exec(sourceOf(code, 'web'))?.[1];

/** The module with the texts of a language that every page needs. */
export const firstTexts = (code) => `\0${NAME}/first/${code}`;

/** @returns {import('vite').Plugin} */
export function textsPlugin() {
  return {
    name: 'texts',
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return;
      const [name, code] = id.split('/').slice(1);
      if (!code) return index();
      const made = texts(code, name);
      for (const path of made.paths) this.addWatchFile(path);
      return made.code;
    },
  };
}
