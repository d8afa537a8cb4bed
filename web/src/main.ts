import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { mount } from 'svelte';
import App from './components/App.svelte';
import { language } from './languages.svelte';
import { preferences } from './preferences.svelte';

await language.use(preferences.language);

const target = document.getElementById('app');
if (target) mount(App, { target });
