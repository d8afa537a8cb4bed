// Readers of what JSON gives: each returns its argument if it has the wanted shape, and throws otherwise.

export class ShapeError extends Error {}

export type Reader<T> = (data: unknown) => T;
export type Read<R> = R extends Reader<infer T> ? T : never;

const reader =
  <T>(fits: (data: unknown) => boolean): Reader<T> =>
  (data) => {
    if (!fits(data)) throw new ShapeError();
    return data as T;
  };

export const whole = reader<number>(Number.isSafeInteger);
export const between = (least: number, most: number): Reader<number> =>
  reader((data) => Number.isSafeInteger(data) && (data as number) >= least && (data as number) <= most);

/** Any text that UTF-8 can carry: JSON's escapes could also spell half of a surrogate pair. */
export const text = reader<string>((data) => typeof data === 'string' && !/\p{Surrogate}/u.test(data));

export const choice = <const T extends readonly (string | null)[]>(...values: T): Reader<T[number]> =>
  reader((data) => (values as readonly unknown[]).includes(data));

export const orNull = <T>(read: Reader<T>): Reader<T | null> => (data) => (data === null ? null : read(data));

export const list =
  <T>(read: Reader<T>): Reader<readonly T[]> =>
  (data) => {
    if (!Array.isArray(data)) throw new ShapeError();
    return data.map(read);
  };

export const pair =
  <A, B>(first: Reader<A>, second: Reader<B>): Reader<readonly [A, B]> =>
  (data) => {
    if (!Array.isArray(data) || data.length !== 2) throw new ShapeError();
    return [first(data[0]), second(data[1])];
  };

/** An object with exactly these fields. */
export const fields =
  <F extends Record<string, Reader<unknown>>>(readers: F): Reader<{ readonly [K in keyof F]: Read<F[K]> }> =>
  (data) => {
    if (data === null || typeof data !== 'object' || Array.isArray(data)) throw new ShapeError();
    if (Object.keys(data).length !== Object.keys(readers).length) throw new ShapeError();
    const entries = Object.entries(readers).map(([name, read]) => {
      if (!Object.hasOwn(data, name)) throw new ShapeError();
      return [name, read((data as Record<string, unknown>)[name])];
    });
    return Object.fromEntries(entries);
  };

/** Canonical JSON: keys sorted, no spaces, characters outside ASCII as they are. */
export function canonical(data: unknown): string {
  if (Array.isArray(data)) return `[${data.map(canonical).join(',')}]`;
  if (data === null || typeof data !== 'object') return JSON.stringify(data);
  const entries = Object.entries(data).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${entries.map(([name, value]) => `${JSON.stringify(name)}:${canonical(value)}`).join(',')}}`;
}
