import type { Rules } from './generated/frames';
import { language, LANGUAGES } from './languages.svelte';

/** The rules of the next match: a preset and the options that differ from it. */
export type RulesWish = Partial<Rules> & { preset: string };

/** One setting: what it is until somebody chooses, and what it may be. */
interface Setting<T> {
  usual: T;
  allows: (value: unknown) => value is T;
  /** All that it may be, if that is a short list. */
  values?: readonly T[];
}

const oneOf = <const T extends string>(values: readonly T[], usual: NoInfer<T>): Setting<T> => ({
  usual,
  values,
  allows: (value): value is T => values.includes(value as T),
});
const yesOrNo = (usual: boolean): Setting<boolean> => ({
  usual,
  allows: (value) => typeof value === 'boolean',
});
const between = (least: number, most: number, usual: number): Setting<number> => ({
  usual,
  allows: (value): value is number => typeof value === 'number' && value >= least && value <= most,
});
const anyText = (usual: string): Setting<string> => ({ usual, allows: (value) => typeof value === 'string' });

/** The most characters of a name. */
export const NAME_LENGTH = 20;

/** Whether this device can be felt. */
export const CAN_VIBRATE = 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches;

/** Every setting. What a browser has kept is held to this list. */
const SETTINGS = {
  /** Usually the browser's, which theme.js found. */
  language: oneOf(LANGUAGES, document.documentElement.lang),
  theme: oneOf(['system', 'light', 'dark'], 'system'),
  deck: oneOf(['egyptian', 'classic'], 'egyptian'),
  /** How many colours the four suits have. */
  colours: oneOf(['two', 'four'], 'two'),
  /** The size of rank and suit in a card's corner. */
  index: oneOf(['large', 'normal'], 'large'),
  back: oneOf(['lattice', 'tiles', 'mashrabiya', 'lotus'], 'lattice'),
  sound: yesOrNo(false),
  /** In per cent. */
  volume: between(10, 100, 70),
  haptics: yesOrNo(CAN_VIBRATE),
  speed: oneOf(['calm', 'normal', 'quick', 'none'], 'normal'),
  /** What a tap on a card of the hand does: choose it, so that a second one plays it, or play it at once. */
  tap: oneOf(['choose', 'play'], 'choose'),
  /** Whether the last card of a hand is played without being asked. */
  forced: yesOrNo(false),
  /** Whether the floor is told after each play, too. */
  verbose: yesOrNo(false),
  /** Whether letters ask about the table; they may be in the way of who speaks to the device. */
  keys: yesOrNo(true),
  /** Whether the offer to install the app was put away for good. */
  declinesInstall: yesOrNo(false),
  /** One that is offered; `random` was once. */
  level: { ...anyText('greedy'), allows: (value) => typeof value === 'string' && value !== 'random' } as Setting<string>,
  /** What the two people at this device are called, if they wish; whoever plays with others from here has the first name. */
  firstName: anyText(''),
  secondName: anyText(''),
  /** What the next table for another person is like. */
  clock: oneOf(['none', 'relaxed', 'quick'], 'relaxed'),
  rated: yesOrNo(false),
  listed: yesOrNo(false),
  /** The code of the table at which somebody is awaited; empty if there is none. */
  awaited: anyText(''),
  rules: {
    usual: { preset: 'egyptian-v2' },
    allows: (value) => typeof (value as RulesWish | null)?.preset === 'string',
  } as Setting<RulesWish>,
};

type Settings = { [Name in keyof typeof SETTINGS]: (typeof SETTINGS)[Name]['usual'] };
/** The names of the settings with values of a kind. */
export type NamesOf<T> = { [Name in keyof Settings]: Settings[Name] extends T ? Name : never }[keyof Settings];

const KEY = 'basra.preferences';

function kept(): Record<string, unknown> {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, unknown> | null) ?? {};
  } catch {
    return {};
  }
}

function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(preferences));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

function read(): Settings {
  const found = kept();
  const entries = Object.entries<Setting<unknown>>(SETTINGS).map(([name, { usual, allows }]) => [
    name,
    allows(found[name]) ? found[name] : usual,
  ]);
  return Object.fromEntries(entries) as Settings;
}

/** What a person has chosen. Whatever is set here is shown and kept by itself. */
export const preferences = $state(read());

/** What a setting may be. */
export const valuesOf = <Name extends NamesOf<string>>(name: Name): readonly Settings[Name][] =>
  (SETTINGS[name] as Setting<Settings[Name]>).values ?? [];

/** Show the page in a language from now on; it stays as it is if the language cannot be fetched. */
export async function speak(code: string): Promise<void> {
  await language.use(code);
  preferences.language = code;
}

/** The server reads it to send the texts of this language beside the page (basra.server.paths.early). */
const LANGUAGE_COOKIE = 'basra_language';
const YEAR = 365 * 24 * 3600;

$effect.root(() => {
  $effect(() => {
    document.cookie = `${LANGUAGE_COOKIE}=${preferences.language}; path=/; max-age=${YEAR}; samesite=lax`;
  });
  $effect(keep);
  $effect(() => {
    const { dataset } = document.documentElement;
    if (preferences.theme === 'system') delete dataset.theme;
    else dataset.theme = preferences.theme;
  });
});
