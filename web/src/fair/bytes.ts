export type Bytes = Uint8Array<ArrayBuffer>;

/** The bytes of a text in UTF-8. */
export const utf8 = (text: string): Bytes => new TextEncoder().encode(text);

export const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Whether a text is the given number of bytes in lower-case hexadecimal digits. */
export const isHex = (text: string, size: number): boolean => text.length === 2 * size && /^[0-9a-f]*$/.test(text);

/** The bytes of a text that {@link isHex} accepts. */
export const fromHex = (digits: string): Bytes => Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));

/** An unsigned integer of 4 bytes, big-endian. */
export const u32 = (number: number): Bytes => Uint8Array.of(number >>> 24, number >>> 16, number >>> 8, number);

export function join(...parts: Uint8Array[]): Bytes {
  const whole = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
