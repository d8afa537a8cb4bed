import { mount } from 'svelte';
import '../src/styles/tokens.css';
import './fonts.css';
import './page.css';
import CheckerPage from './CheckerPage.svelte';

const target = document.getElementById('page');
if (target) mount(CheckerPage, { target });
