import type { Component } from 'svelte';
import MatchPage from './components/MatchPage.svelte';
import { language } from './languages.svelte';
import type { PageName } from './route.svelte';

/** A page; the parameters of its address are its properties, and each page has its own. */
export type Page = Component<any>;

interface Entry {
  load: () => Promise<{ default: Page }>;
  /** The texts that this page alone needs, by the areas of scripts/texts.js that come later. */
  areas?: string[];
}

/** The pages that are fetched when somebody goes there; the home page may be asked for by theme.js before. */
const PAGES: Partial<Record<PageName, Entry>> = {
  home: { load: () => import('./components/Home.svelte') },
  history: { load: () => import('./components/HistoryPage.svelte'), areas: ['history'] },
  daily: { load: () => import('./components/DailyPage.svelte') },
  deal: { load: () => import('./components/DealPage.svelte'), areas: ['review'] },
  record: { load: () => import('./components/DealPage.svelte'), areas: ['review'] },
  position: { load: () => import('./components/PositionPage.svelte'), areas: ['review'] },
  learn: { load: () => import('./components/LearnPage.svelte'), areas: ['learn'] },
  watch: { load: () => import('./components/WatchPage.svelte'), areas: ['around'] },
  rules: { load: () => import('./components/RulesPage.svelte'), areas: ['rules'] },
  join: { load: () => import('./components/online/JoinPage.svelte'), areas: ['lobby'] },
  lobby: { load: () => import('./components/online/LobbyPage.svelte'), areas: ['lobby'] },
  me: { load: () => import('./components/online/MePage.svelte'), areas: ['lobby'] },
  move: { load: () => import('./components/online/MovePage.svelte'), areas: ['lobby'] },
  leaderboard: { load: () => import('./components/online/LeaderboardPage.svelte'), areas: ['lobby'] },
};

/** The pages that are there, from the start the table: nobody who came to play waits for it. */
const fetched: Partial<Record<PageName, Page>> = { match: MatchPage };

/** Return a page, fetched with its texts if need be; null if there is none of that name. */
export function pageOf(name: PageName): Page | Promise<Page> | null {
  const entry = PAGES[name];
  return fetched[name] ?? (entry ? fetchPage(name, entry) : null);
}

async function fetchPage(name: PageName, { load, areas = [] }: Entry): Promise<Page> {
  const [{ default: page }] = await Promise.all([load(), language.need(...areas)]);
  return (fetched[name] = page);
}
