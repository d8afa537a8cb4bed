import type { DailyDeal, SideScore } from './generated/frames';
import { t } from './languages.svelte';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A star for each basra: it tells that it went well, and nothing of the cards. */
export const starsOf = ({ basras, jack_basras }: SideScore): string => '★'.repeat(basras + jack_basras);

/** How long until the next deal, which comes at midnight in UTC. */
export function untilTomorrow(now = Date.now()): { hours: number; minutes: string } {
  const left = DAY - (now % DAY);
  return { hours: Math.floor(left / HOUR), minutes: String(Math.floor((left % HOUR) / MINUTE)).padStart(2, '0') };
}

/** How a deal that is over went beside others, and for how many days in a row there was one. */
export function dailyWords({ played, beaten, streak }: DailyDeal): string[] {
  const others = played - 1;
  const days = t('daily-streak', { days: streak });
  if (beaten === null) return [days]; // it was given up: it stands beside nobody's
  return [others < 1 ? t('daily-first') : t('daily-beaten', { beaten, others }), days];
}
