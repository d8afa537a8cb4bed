import { FluentNumber } from '@fluent/bundle';
import { ApiFailure } from './api';
import { type Card, rankOf, suitOf } from './cards';
import type {
  BasraCard,
  CardPlayed,
  DealEnded,
  PlayFrame,
  Player,
  Rules,
  RulesChoice,
  SeatFrame,
  Stopped,
  ViewFrame,
} from './generated/frames';
import { language, listed, t } from './languages.svelte';
import type { RulesWish } from './preferences.svelte';

/** Sentences one after the other. */
export const sentences = (...texts: string[]): string => texts.filter(Boolean).join(t('stop'));

/** A number as it is told, with at most one decimal. */
export const rounded = (number: number): FluentNumber => new FluentNumber(number, { maximumFractionDigits: 1 });

/** A card inside a text, for `Message.svelte` to draw; it stands between two private-use characters. */
export const mark = (card: Card): string => `\uE000${card}\uE001`;
export const MARKED = /\uE000([^\uE001]+)\uE001/;

/** The card's name as it is spoken. */
export const spoken = (card: Card): string =>
  t('card-name', { rank: t(`rank-${rankOf(card)}`), suit: t(`suit-${suitOf(card)}`) });

type Naming = (card: Card) => string;

/** Captured cards as they belong together: "8♠ and A♣ + 7♥". */
export const groups = (
  play: Pick<PlayFrame, 'groups'>,
  name: Naming,
  plus = name === mark ? '\u00A0+ ' : ` ${t('plus')} `,
): string => listed(play.groups.map((group) => group.map(name).join(plus)));

/** The same in little room: lines may break after a plus. */
export const shortGroups = (play: PlayFrame): string => groups(play, mark, '+\u200B');

/** What a play does, in words. */
export function effect(
  play: Pick<PlayFrame, 'card' | 'captured' | 'groups'>,
  floorSize: number,
  name: Naming,
): string {
  const card = name(play.card);
  if (play.captured.length === 0) return t('play-stays', { card });
  if (play.captured.length === floorSize && play.groups.length > 3)
    return t('play-sweeps', { card, count: floorSize });
  return t('play-takes', { card, cards: groups(play, name) });
}

/** A basra with its points, as on the pill. */
export const basraWords = (basra: string, points: number): string => t(`${basra}-points`, { points });

/** The name of a hand card's button: what it is and what it does. */
export function handCardName(plays: PlayFrame[], floorSize: number): string {
  const [first] = plays;
  if (!first) return '';
  if (plays.length > 1) return t('play-choices', { card: spoken(first.card), count: plays.length });
  const words = effect(first, floorSize, spoken);
  return first.basra ? sentences(words, basraWords(first.basra, first.points)) : words;
}

const SAID = {
  mine: { took: 'you-took', laid: 'you-laid' },
  theirs: { took: 'they-took', laid: 'they-laid' },
};

/** What happened, as it is spoken. */
export function playedWords(event: CardPlayed, isMine: boolean, who: string): string {
  const { card, captured, basra } = event;
  const id = SAID[isMine ? 'mine' : 'theirs'][captured.length ? 'took' : 'laid'];
  const words = t(id, { who, card: spoken(card), cards: listed(captured.map(spoken)) });
  return basra ? sentences(words, t(basra)) : words;
}

/** Rules in a few words: "Rules: Egyptian Basra v2, to 101 points". A wish tells but what differs from its preset. */
export function rulesWords(rules: Rules | RulesWish, choice: RulesChoice | null): string {
  const { preset, target = choice?.presets[preset]?.target ?? 0 } = rules;
  return t('rules-in-force', { preset: t(`preset-${preset}`), target });
}

/** The message that tells why something failed, by its id. */
export function failureId(error: unknown): string {
  const id = `error-${error instanceof ApiFailure ? error.code : 'unknown'}`;
  return language.has(id) ? id : 'error-unknown';
}

/** What a player is called at this table. */
export function nameOf(player: Player, isMe: boolean): string {
  if (player.kind === 'computer')
    return language.has(`level-${player.name}`) ? t(`level-${player.name}`) : player.name;
  return isMe ? t('you') : isolated(player.name) || t('opponent');
}

const PLAIN = /^(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N} ]*[\p{L}\p{M}\p{N}])?)?$/u;

/** A name as it stands in a sentence: between marks that isolate it if brackets or signs in it could turn round. */
export const isolated = (name: string): string => (PLAIN.test(name) ? name : `\u2068${name}\u2069`);

/**
 * From which side a table is told. At the bottom lies the hand of seat `me`; `you` is the seat that is addressed: nobody's
 * where two people share the device, and they go by their names, or where somebody only watches.
 */
export interface Side {
  me: 0 | 1;
  you: 0 | 1 | null;
  names: readonly [string, string];
}

/** Whether two people play, be it at one device or at two. */
export const arePeople = (players: readonly Player[]): boolean => players.every(({ kind }) => kind === 'person');

/** What both players are called by the one at a seat, or by nobody of them. */
export function namesIn(players: readonly Player[], you: number | null): [string, string] {
  const [first = '', second = ''] = players.map((player, index) =>
    player.kind === 'person' && index !== you && !player.name
      ? you === null ? t('seat-number', { number: index + 1 }) : t('guest')
      : nameOf(player, index === you),
  );
  return [first, second];
}

export const playersOf = (seats: readonly SeatFrame[]): Player[] => seats.map(({ player }) => player);

/** The end of a deal, for the live region. */
export function dealEndedWords({ deal, totals }: DealEnded, { me, you, names }: Side): string {
  const other = (1 - me) as 0 | 1;
  const said = { deal, mine: totals[me], theirs: totals[other], who: names[other] };
  return you === null ? t('deal-ended-both', { ...said, me: names[me] }) : t('deal-ended', said);
}

/** The end of a match. */
export function resultWords({ winner, stopped }: Pick<ViewFrame, 'winner' | 'stopped'>, { you, names }: Side): string {
  if (winner === null) return t(stopped ? 'match-stopped' : 'match-drawn');
  if (winner === you) return t('you-won');
  return t('they-won', { who: names[winner as 0 | 1] });
}

/** That a play was made for somebody whose time was up. */
export const timeOutWords = (seat: number, { you, names }: Side): string =>
  t(seat === you ? 'time-out-you' : 'time-out-they', { who: names[seat as 0 | 1], level: t('level-careful') });

/** How a match was broken off. */
export function stoppedWords({ reason, seat }: Stopped, { you, names }: Side): string {
  if (seat === null) return t('stopped-agreed');
  return t(`stopped-${reason}-${seat === you ? 'you' : 'they'}`, { who: names[seat as 0 | 1] });
}

/** A pile: how many cards, and the card of each basra. */
export const pileWords = (count: number, basras: BasraCard[]): string =>
  sentences(
    t('pile-count', { count }),
    ...basras.map(({ card, kind }) => t('basra-with', { basra: t(kind), card: spoken(card) })),
  );
