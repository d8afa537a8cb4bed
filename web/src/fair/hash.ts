import { hmac as plainHmac } from '@noble/hashes/hmac.js';
import { sha256 as plainSha256 } from '@noble/hashes/sha2.js';
import type { Bytes } from './bytes';

// The browser's own implementation stands only on pages with a secure origin. A phone that plays over plain http in
// its own network has none, and uses @noble/hashes.
const subtle = (): SubtleCrypto | undefined => globalThis.crypto?.subtle;

export async function sha256(data: Bytes): Promise<Bytes> {
  const own = subtle();
  return own ? new Uint8Array(await own.digest('SHA-256', data)) : Uint8Array.from(plainSha256(data));
}

export async function hmac(key: Bytes, message: Bytes): Promise<Bytes> {
  const own = subtle();
  if (!own) return Uint8Array.from(plainHmac(plainSha256, key, message));
  const imported = await own.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  return new Uint8Array(await own.sign('HMAC', imported, message));
}
