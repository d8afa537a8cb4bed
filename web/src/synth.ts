/*
 * Sounds made from nothing: samples in a list, from -1 to 1. Times are in seconds, pitches in Hz. Chance comes from a fixed
 * seed, so that a sound is always the same.
 */

export class Samples {
  readonly data: Float32Array<ArrayBuffer>;
  #seed = 1;

  constructor(
    readonly rate: number,
    length: number,
  ) {
    this.data = new Float32Array(Math.ceil(rate * length));
  }

  /** Noise, from -1 to 1. */
  #noise(): number {
    this.#seed = (Math.imul(this.#seed, 1664525) + 1013904223) | 0;
    return this.#seed / 2 ** 31;
  }

  /** How much of each new sample passes a filter that takes off what is higher than a pitch. */
  #weight(pitch: number): number {
    return 1 - Math.exp((-2 * Math.PI * pitch) / this.rate);
  }

  #add(index: number, value: number): void {
    if (index < this.data.length) this.data[index]! += value;
  }

  /** A plucked string, by Karplus and Strong: a burst of noise goes round a delay line and loses its edge. */
  pluck(at: number, pitch: number, strength: number, ring: number): this {
    const around = this.rate / pitch - 0.5; // the mean of two neighbours is half a sample late
    const whole = Math.ceil(around);
    const part = whole - around;
    const line = this.#burst(whole + 2);
    const keeps = 0.5 * 10 ** (-3 / (ring * pitch));
    const start = Math.round(at * this.rate);
    const count = this.data.length - start;
    let before = 0;
    for (let now = 0; now < count; now += 1) {
      const then = (now + line.length - whole) % line.length;
      const value = line[then]! * (1 - part) + line[(then + 1) % line.length]! * part;
      line[now % line.length] = keeps * (value + before);
      before = value;
      this.data[start + now]! += strength * value;
    }
    return this;
  }

  /** What a plectrum gives to a string: soft noise, plucked at a sixth of the length. */
  #burst(length: number): Float32Array {
    const noise = new Float32Array(length);
    const weight = this.#weight(1100);
    let soft = 0;
    for (let index = 0; index < length; index += 1) noise[index] = soft += weight * (this.#noise() - soft);
    const sixth = Math.round(length / 6);
    return noise.map((value, index) => value - 0.5 * noise[(index + length - sixth) % length]!);
  }

  /** A card or a hand on wood: a tone that falls and dies at once. */
  knock(at: number, pitch: number, strength: number, length = 0.07): this {
    const start = Math.round(at * this.rate);
    const count = Math.round(length * this.rate * 3);
    let phase = 0;
    for (let index = 0; index < count; index += 1) {
      const time = index / this.rate;
      phase += (2 * Math.PI * pitch * (0.6 + 0.4 * Math.exp(-time / 0.02))) / this.rate;
      this.#add(start + index, strength * Math.sin(phase) * Math.exp(-time / (length / 2)) * Math.min(1, time / 0.002));
    }
    return this;
  }

  /** Paper on paper: noise around a tone that comes and goes. */
  brush(at: number, tone: number, strength: number, length: number): this {
    const start = Math.round(at * this.rate);
    const count = Math.round(length * this.rate);
    const [above, below] = [this.#weight(tone), this.#weight(tone / 4)];
    let [high, low] = [0, 0];
    for (let index = 0; index < count; index += 1) {
      high += above * (this.#noise() - high);
      low += below * (high - low);
      const part = index / count;
      this.#add(start + index, strength * 3 * (high - low) * Math.min(1, part / 0.12) * (1 - part) ** 2);
    }
    return this;
  }

  /** Take off what is shrill, fade the end out, and bring the loudest sample to a peak. */
  finished(peak: number, cutoff = 3200): this {
    const { data, rate } = this;
    const weight = this.#weight(cutoff);
    let [once, twice] = [0, 0];
    let most = 0;
    const fade = rate * 0.05;
    for (let index = 0; index < data.length; index += 1) {
      once += weight * (data[index]! - once);
      twice += weight * (once - twice);
      data[index] = twice * Math.min(1, (data.length - index) / fade);
      most = Math.max(most, Math.abs(data[index]!));
    }
    for (let index = 0; index < data.length; index += 1) data[index]! *= peak / most;
    return this;
  }
}
