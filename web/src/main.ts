import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/print.css';
import { mount } from 'svelte';
import App from './components/App.svelte';
import { device } from './device.svelte';
import { fetchFaces } from './faces';
import { language, t } from './languages.svelte';
import { pageOf } from './pages';
import { preferences } from './preferences.svelte';
import { route } from './route.svelte';

const LONGEST_WAIT = 300;

/** No await at the top: the other pages import from this file, and one of them is waited for. */
async function start(): Promise<void> {
  // A table is drawn with its faces at once: to lay it out twice would take a slow phone longer than to wait.
  const faces = route.page === 'match' ? fetchFaces() : null;
  // The first page comes beside this script; if it cannot come, the app tells so.
  await Promise.all([
    language.use(preferences.language).catch(() => language.use('en')),
    Promise.resolve(pageOf(route.page)).catch(() => null),
  ]);

  // The font comes beside this script, too: with it from the first word on nothing moves. But nobody waits for it long,
  // and if it comes later, it is used from the next page on (route.svelte.ts).
  let isFontHere = false;
  const font = document.fonts.load('1em Rubik', `${t('basra')}7`).then(
    () => (isFontHere = true),
    () => false,
  );
  const soon = new Promise((done) => setTimeout(done, LONGEST_WAIT));
  await Promise.race([Promise.all([font, faces]), soon]);
  if (!isFontHere) document.documentElement.dataset.font = 'late';

  const target = document.getElementById('app');
  if (target) mount(App, { target });
  device.keep();
}

void start();
