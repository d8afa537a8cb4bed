import type { Invitation, RunningMatch } from '../../generated/frames';
import { t } from '../../languages.svelte';

/** What a table is like, in a few words for a list. */
export const termsOf = ({ rules, clock, is_rated }: Invitation | RunningMatch): string[] => [
  t(`preset-short-${rules.preset}`),
  String(rules.target),
  t(`pace-${clock}`),
  t(`counts-${is_rated ? 'rated' : 'friendly'}`),
];
