// Makes the web app manifest, one for each language; theme.js names the one of the person's language.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { directionOf, LANGUAGES, sourceOf } from './texts.js';

const GROUND = '#17404a'; // that of the icon

function manifest(code) {
  const bundle = new FluentBundle(code, { useIsolating: false });
  for (const area of ['web', 'offline']) bundle.addResource(new FluentResource(sourceOf(code, area)));
  const t = (id) => bundle.formatPattern(bundle.getMessage(id).value);
  const icon = (name, size, purpose) => ({
    src: `/icons/${name}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const shortcut = (name, url) => ({ name, url, icons: [icon('app-192', 192, 'any')] });
  return {
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    lang: code,
    dir: directionOf(code),
    name: t('app-name'),
    short_name: t('app-short-name'),
    description: t('motto'),
    categories: ['games'],
    background_color: GROUND,
    theme_color: GROUND,
    icons: [icon('app-192', 192, 'any'), icon('app-512', 512, 'any'), icon('maskable-512', 512, 'maskable')],
    shortcuts: [shortcut(t('play'), '/'), shortcut(t('app-daily'), '/daily')],
  };
}

/** @returns {import('vite').Plugin} */
export function manifestPlugin() {
  return {
    name: 'manifest',
    apply: 'build',
    generateBundle() {
      for (const code of LANGUAGES)
        this.emitFile({
          type: 'asset',
          fileName: `${code}.webmanifest`,
          source: JSON.stringify(manifest(code), null, 2),
        });
    },
  };
}
