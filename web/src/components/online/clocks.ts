import type { Clock, Invitation, RulesChoice } from '../../generated/frames';
import { t } from '../../languages.svelte';

export type ClockName = Invitation['clock'];

export const CLOCKS = ['none', 'relaxed', 'quick'] as const satisfies readonly ClockName[];

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** How long a play may take, in words and numbers. */
export function paceWords({ play_ms, bank_ms }: Clock): string {
  if (play_ms === null) return t('clock-pace-none');
  return t('clock-pace', { seconds: play_ms / SECOND, minutes: bank_ms / MINUTE });
}

/** How long somebody is waited for whose connection is lost. */
export const graceWords = ({ grace_ms }: Clock): string => t('clock-grace', { minutes: grace_ms / MINUTE });

interface ClockOption {
  value: ClockName;
  label: string;
  about?: string;
}

/** The clocks to choose from, with what each means once that is known. */
export const clockOptions = (choice: RulesChoice | null): ClockOption[] =>
  CLOCKS.map((value) => {
    const clock = choice?.clocks[value];
    return { value, label: t(`pace-${value}`), ...(clock && { about: paceWords(clock) }) };
  });
