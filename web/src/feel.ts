import { preferences } from './preferences.svelte';
import type { SoundName } from './sound';

/** What is felt in the hand, as times of trembling and of rest in milliseconds. */
const TREMBLES: Partial<Record<SoundName | 'tap', number[]>> = {
  tap: [8],
  capture: [22],
  basra: [35, 50, 35],
  'jack-basra': [45, 45, 45, 45, 90],
};

/** A sound that comes later than this, in milliseconds, is better not heard. */
const LATE = 800;

let context: AudioContext | undefined;

/** Somebody touches the page: from now on it may be heard, and what makes the sounds is fetched before it is wanted. */
export function wake(): void {
  if (!preferences.sound || context?.state === 'running' || !hasBeenTouched()) return;
  const ears = (context ??= new AudioContext());
  void ears.resume();
  void import('./sound').then(({ prepare }) => prepare(ears), () => undefined);
}

/** Something happens that can be heard and felt, as far as the person wishes. */
export function feel(what: SoundName, count = 1): void {
  tremble(what);
  void hear(what, count).catch(() => undefined); // without sound it is the same game
}

/** Something happens that can only be felt in the hand. */
export function tremble(what: SoundName | 'tap'): void {
  const times = TREMBLES[what];
  if (times && preferences.haptics && hasBeenTouched() && !document.hidden) navigator.vibrate?.(times);
}

async function hear(what: SoundName, count: number): Promise<void> {
  if (!preferences.sound || document.hidden || !hasBeenTouched()) return;
  const asked = performance.now();
  context ??= new AudioContext();
  if (context.state !== 'running') await context.resume();
  const { play } = await import('./sound');
  if (performance.now() - asked < LATE) play(context, what, preferences.volume / 100, count);
}

/** Before somebody has touched the page nothing may be heard or felt. */
const hasBeenTouched = (): boolean => (navigator.userActivation as UserActivation | undefined)?.hasBeenActive ?? true;
