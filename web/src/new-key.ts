/**
 * A new key for a command: sent twice under one key it takes effect once.
 *
 * Pages that are served without TLS to another machine have no `randomUUID`.
 */
export const newKey = (): string =>
  crypto.randomUUID?.() ??
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
