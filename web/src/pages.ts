import type { Component } from 'svelte';
import Home from './components/Home.svelte';
import TablePage from './components/TablePage.svelte';
import { language } from './languages.svelte';
import type { PageName } from './route.svelte';

/** A page; the parameters of its address are its properties, and each page has its own. */
export type Page = Component<any>;

interface Entry {
  load: () => Promise<{ default: Page }>;
  /** The texts that this page alone needs, by the areas of scripts/texts.js that come later. */
  areas?: string[];
}

/** The pages that are not home or the table: each is fetched when somebody goes there. */
const LATER: Partial<Record<PageName, Entry>> = {
  history: { load: () => import('./components/HistoryPage.svelte'), areas: ['history'] },
  deal: { load: () => import('./components/DealPage.svelte'), areas: ['review'] },
  record: { load: () => import('./components/DealPage.svelte'), areas: ['review'] },
  position: { load: () => import('./components/PositionPage.svelte'), areas: ['review'] },
  learn: { load: () => import('./components/LearnPage.svelte'), areas: ['learn'] },
  rules: { load: () => import('./components/RulesPage.svelte'), areas: ['rules'] },
};

/** The pages that are there at once. */
const AT_ONCE: Partial<Record<PageName, Page>> = { home: Home, match: TablePage };

/** Return a page, fetched with its texts if need be; null if there is none of that name. */
export function pageOf(name: PageName): Page | Promise<Page> | null {
  const entry = LATER[name];
  return AT_ONCE[name] ?? (entry ? fetched(entry) : null);
}

async function fetched({ load, areas = [] }: Entry): Promise<Page> {
  const [{ default: page }] = await Promise.all([load(), language.need(...areas)]);
  return page;
}
