import type { Claim, Said } from './claims';
import { CARDS } from './cards';

/** How a page finds a text of fair.ftl in its language. */
export type Text = (id: string, args?: Record<string, string | number>) => string;

const GLYPHS: Record<string, string> = { C: '♣', D: '♦', H: '♥', S: '♠' };

export const claimTitle = ({ name, deal }: Claim, text: Text): string => text(`fair-claim-${name}`, { deal });

export const claimState = ({ holds }: Claim, text: Text): string =>
  text(holds === null ? 'fair-unchecked' : holds ? 'fair-holds' : 'fair-fails');

/** What was found, or what is wrong, in words; empty if there is nothing to say. */
export const claimDetail = ({ detail }: Claim, text: Text): string => (detail ? words(detail, text) : '');

const words = ({ id, args }: Said, text: Text): string =>
  text(id, Object.fromEntries(Object.entries(args).map(([name, value]) => [name, shown(value)])));

/** A card as it is printed, `10♠`, and never longer than a card whatever a hostile file holds; all else as it is. */
function shown(value: string | number): string | number {
  if (typeof value !== 'string' || !CARDS.includes(value)) return typeof value === 'string' ? value.slice(0, 60) : value;
  return value.slice(0, -1) + GLYPHS[value.slice(-1)] + '\uFE0E';
}
