import { Samples } from './synth';

/*
 * The sounds of the table, made when they are first heard. Wood and paper for the cards; for what is worth a song, strings as
 * on an oud, in the maqamat of the café: Rast for what is good, Hijaz for the great basra, Saba for what is lost.
 */

export type SoundName = keyof typeof SOUNDS;

/** A note: when, how far above the tonic in cents, and how strong. */
type Note = [at: number, cents: number, strength: number];

const C4 = 261.63;
const D4 = 293.66;

/** Notes on a course of two strings, which are never quite the same. */
function strings(samples: Samples, tonic: number, notes: Note[], ring = 1.1): Samples {
  for (const [at, cents, strength] of notes) {
    const pitch = tonic * 2 ** (cents / 1200);
    samples.pluck(at, pitch, strength, ring).pluck(at + 0.006, pitch * 1.0017, strength * 0.6, ring);
  }
  return samples;
}

/** Each sound: how long it is, how loud at most, and how it is made; some tell a number of cards. */
const SOUNDS = {
  laid: { length: 0.22, peak: 0.4, make: (samples) => samples.brush(0, 1400, 0.8, 0.06).knock(0.012, 330, 0.8) },
  dealt: {
    length: (count) => 0.16 + 0.06 * count,
    peak: 0.22,
    make: (samples, count) => each(count, (card) => samples.brush(0.06 * card, 1900 - 60 * card, 1, 0.11)),
  },
  capture: {
    length: (count) => 0.3 + 0.065 * count,
    peak: 0.45,
    make: (samples, count) => {
      samples.knock(0, 300, 1);
      each(count, (card) => samples.brush(0.065 * card, 1500, 0.7, 0.05).knock(0.02 + 0.065 * card, 380 + 24 * card, 0.6));
    },
  },
  sweep: { length: 0.5, peak: 0.3, make: (samples) => samples.brush(0, 1500, 1, 0.45).brush(0.06, 900, 0.7, 0.35) },
  basra: {
    length: 1.15,
    peak: 0.6,
    make: (samples) => strings(samples, C4, [[0, 0, 0.8], [0.1, 350, 0.8], [0.2, 702, 0.9], [0.3, 1200, 1], [0.3, 0, 0.6]]),
  },
  'jack-basra': {
    length: 1.9,
    peak: 0.65,
    make: (samples) =>
      strings(samples, D4, [
        [0, 0, 0.8], [0.08, 90, 0.7], [0.16, 386, 0.8], [0.24, 498, 0.8], [0.34, 702, 0.9], [0.44, 996, 0.9],
        [0.56, 1200, 1], [0.66, 1200, 0.7], [0.74, 1200, 0.7], [0.82, 1200, 1], [0.82, 0, 0.8], [0.82, -1200, 0.8],
      ], 1.4),
  },
  turn: { length: 0.5, peak: 0.2, make: (samples) => strings(samples, C4, [[0, 702, 1]], 0.5) },
  won: {
    length: 2.2,
    peak: 0.55,
    make: (samples) =>
      strings(samples, C4, [
        [0, 702, 0.8], [0.14, 498, 0.7], [0.28, 350, 0.8], [0.42, 204, 0.7], [0.56, 350, 0.8], [0.72, 0, 1],
        [0.72, 1200, 0.7], [0.72, -1200, 0.8],
      ], 1.6),
  },
  lost: {
    length: 1.7,
    peak: 0.4,
    make: (samples) => strings(samples, D4 / 2, [[0, 400, 0.8], [0.2, 294, 0.8], [0.4, 150, 0.8], [0.66, 0, 1]], 1.2),
  },
  wrong: { length: 0.35, peak: 0.35, make: (samples) => samples.knock(0, 280, 1, 0.1).knock(0.12, 220, 1, 0.12) },
} satisfies Record<string, Sound>;

interface Sound {
  length: number | ((count: number) => number);
  peak: number;
  make: (samples: Samples, count: number) => void;
}

/** More cards than these sound like these. */
const MOST = 8;

function each(count: number, make: (card: number) => void): void {
  for (let card = 0; card < count; card += 1) make(card);
}

const made = new Map<string, AudioBuffer>();

function bufferOf(context: BaseAudioContext, name: SoundName, count: number): AudioBuffer {
  const key = `${name} ${count} ${context.sampleRate}`;
  const known = made.get(key);
  if (known) return known;
  const { length, peak, make }: Sound = SOUNDS[name];
  const samples = new Samples(context.sampleRate, typeof length === 'number' ? length : length(count));
  make(samples, count);
  const { data } = samples.finished(peak);
  const buffer = context.createBuffer(1, data.length, context.sampleRate);
  buffer.copyToChannel(data, 0);
  made.set(key, buffer);
  return buffer;
}

/** Make the songs while nothing else is to do. */
export function prepare(context: BaseAudioContext): void {
  for (const name of ['basra', 'jack-basra'] as const) setTimeout(() => bufferOf(context, name, 1));
}

/** Play a sound at a volume from 0 to 1; returns how long it is, in seconds. */
export function play(context: BaseAudioContext, name: SoundName, volume: number, count = 1): number {
  const source = context.createBufferSource();
  const gain = context.createGain();
  gain.gain.value = volume;
  source.buffer = bufferOf(context, name, Math.min(count, MOST));
  source.connect(gain).connect(context.destination);
  source.start();
  return source.buffer.duration;
}
