import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { type Claim, Fault, claimOf, found, lineOf, unchecked } from './claims';
import { claimDetail, claimState, claimTitle } from './words';

const languages = import.meta.glob<string>('../../../src/basra/languages/*/fair.ftl', { query: '?raw', import: 'default', eager: true });
const sources = import.meta.glob<string>(['./*.ts', './*.svelte', '../../checker/*.svelte', '!./*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const code = Object.values(sources).join('\n');
const all = (pattern: RegExp): string[] => [...code.matchAll(pattern)].map((match) => match[1] ?? '');

// Every text that the code asks for, as far as it is spelt out there.
const WANTED = [
  ...all(/new Fault\('([a-z-]+)'/g).map((id) => `fair-fault-${id}`),
  ...all(/found\('([a-z-]+)'/g).map((id) => `fair-found-${id}`),
  ...all(/text\('(fair-[a-z0-9-]+)'/g),
  ...all(/claim(?:Of|Next)\((?:claims, )?'([a-z]+)'/g).map((id) => `fair-claim-${id}`),
  ...['sealed', 'good', 'unproven', 'waiting', 'bad'].map((line) => `fair-line-${line}`),
  ...['practice', 'daily'].map((kind) => `fair-found-${kind}`),
  ...['good', 'unproven', 'bad', 'other'].map((outcome) => `fair-page-${outcome}`),
  ...[1, 2, 3, 4, 5].flatMap((step) => [`fair-how-${step}`, `fair-how-${step}-title`]),
];

describe.each(Object.entries(languages))('%s', (path, source) => {
  const bundle = new FluentBundle(path.split('/').at(-2) ?? '', { useIsolating: false });
  const problems = bundle.addResource(new FluentResource(source));
  const text = (id: string, args: Record<string, string | number> = {}): string => {
    const errors: Error[] = [];
    const said = bundle.formatPattern(bundle.getMessage(id)?.value ?? `no ${id}`, args, errors);
    expect(errors).toEqual([]);
    return said;
  };

  it('can be read', () => expect(problems).toEqual([]));

  it('has every text that is asked for', () => {
    expect(WANTED.length).toBeGreaterThan(60);
    expect(WANTED.filter((id) => !bundle.hasMessage(id))).toEqual([]);
  });

  it('prints cards as cards', () => {
    const claim: Claim = { name: 'deal', holds: false, deal: 2, detail: new Fault('swapped', { line: 8, card: '10S', dealt: '7D' }).said };
    expect(claimDetail(claim, text)).toContain('10♠\uFE0E');
    expect(claimDetail(claim, text)).toContain('7♦\uFE0E');
    expect(claimTitle(claim, text)).toContain('2');
    expect(claimState(claim, text)).toBe(text('fair-fails'));
  });

  it('does not print what a hostile file makes long', () => {
    const claim: Claim = { name: 'deal', holds: false, deal: 2, detail: new Fault('forbidden', { line: 8, card: 'x'.repeat(5000) }).said };
    expect(claimDetail(claim, text).length).toBeLessThan(200);
  });
});

describe('a claim', () => {
  it('fails by any error, and never throws', async () => {
    const claim = await claimOf('deal', 3, () => {
      throw new RangeError();
    });
    expect(claim).toEqual({ name: 'deal', holds: false, deal: 3, detail: new Fault('unreadable').said });
  });
});

describe('the line at the table', () => {
  const held = (name: Claim['name'], deal = 0, id = 'deal'): Claim => ({ name, deal, holds: true, detail: found(id) });
  const start = [held('form'), held('promise'), held('values', 0, 'proven')];
  const awaited: Claim = { ...unchecked('deal', 2), detail: found('secret-awaited') };
  const wrong: Claim = { name: 'dealt', deal: 1, holds: false, detail: new Fault('dealt').said };

  it.each([
    ['sealed', start],
    ['good', [...start, held('deal', 1)]],
    ['unproven', [held('values', 0, 'not-proven'), held('deal', 1)]],
    ['waiting', [...start, held('deal', 1), awaited]],
    ['bad', [...start, held('deal', 1), wrong]],
    ['bad', [wrong, unchecked('deal', 2)]],
  ])('is %s', (line, claims) => expect(lineOf(claims)).toBe(line));
});
