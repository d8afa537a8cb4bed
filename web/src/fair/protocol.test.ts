import { afterEach, describe, expect, it, vi } from 'vitest';
import { hex } from './bytes';
import { CARDS } from './cards';
import { hmac, sha256 } from './hash';
import { commitmentOf, dealKeyOf, deckOf, fingerprintOf, firstDealerOf } from './protocol';

const MATCH = '000102030405060708090a0b0c0d0e0f';
const SECRET = '01'.repeat(32);
const VALUES = ['02'.repeat(32), '03'.repeat(32)];
const DECK =
  '0 25 43 10 9 17 29 27 44 2 19 21 40 26 36 49 5 47 4 28 22 20 35 7 30 37 23 34 45 16 18 24 50 1 13 46 15 33 31 14 39 51 6 38 32 11 48 41 12 42 8 3';

afterEach(() => vi.unstubAllGlobals());

// Once with WebCrypto, once as on a page without a secure origin.
describe.each([
  ['WebCrypto', () => {}],
  ['no WebCrypto', () => vi.stubGlobal('crypto', {})],
])('with %s', (_, prepare) => {
  it('agrees with the published vector', async () => {
    prepare();
    const key = await dealKeyOf(SECRET, MATCH, 1, VALUES);
    expect(await commitmentOf(MATCH, 1, SECRET)).toBe('369815610d19c3b2b336e69dc37935c3511ce13ed676af9483f9410b87297472');
    expect(hex(key)).toBe('8477d679acaec2d62295c440fcf2bcd9ee66f3be6c6b758ae0d8a45c84a37c14');
    expect(await firstDealerOf(key)).toBe(0);
    expect((await deckOf(key)).map((card) => CARDS.indexOf(card)).join(' ')).toBe(DECK);
  });

  it('hashes as others do', async () => {
    prepare();
    expect(hex(await sha256(new Uint8Array()))).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    // RFC 4231, test case 1
    expect(hex(await hmac(new Uint8Array(20).fill(11), new TextEncoder().encode('Hi There')))).toBe(
      'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7',
    );
  });
});

it('groups the digits of a fingerprint', () => {
  expect(fingerprintOf(Uint8Array.from({ length: 32 }, (_, index) => index))).toBe('0001 0203 0405 0607');
});
