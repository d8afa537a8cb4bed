// One deal, followed event by event: every event has to be the one that the deck and the rules call for.
import { basraOf, capturesOf } from './captures';
import { type Card, KOMI, isJack, sameCards } from './cards';
import { Fault } from './claims';
import type { Basra, Event, EventOf, Rules } from './events';
import { canonical } from './shape';

const ROUNDS = 6;
const OPENING_FLOOR = 8;
const STOCK = 12;
const ROUND_SIZE = 8;

export class Deal {
  readonly piles: [Card[], Card[]] = [[], []];
  readonly basras: [Basra[], Basra[]] = [[], []];
  readonly floor: Card[];
  readonly replaced: Card[] = [];
  /** Who captured last. */
  taker: number | null = null;
  plays = 0;
  #hands: [number[], number[]];
  #stock: number[];
  #turn: number;
  #round = 1;
  #isTimedOut = false;

  constructor(
    readonly deck: readonly Card[],
    readonly dealer: number,
    readonly rules: Rules,
  ) {
    this.#stock = Array.from({ length: deck.length - STOCK }, (_, index) => STOCK + index);
    this.#turn = 1 - dealer;
    this.#hands = this.#dealt([0, 1, 2, 3, 4, 5, 6, 7]);
    this.floor = deck.slice(OPENING_FLOOR, STOCK).map((card) => this.#opened(card));
  }

  /** The cards at these deck positions. */
  get hands(): readonly [readonly number[], readonly number[]] {
    return this.#hands;
  }

  /** Whether the last card was played. */
  get isOver(): boolean {
    return this.#round === ROUNDS && this.#hands.every((hand) => hand.length === 0);
  }

  /** Whether a side is to play as it likes: then the match may be broken off. */
  get isFree(): boolean {
    return this.#hands.some((hand) => hand.length > 0) && !this.#isTimedOut;
  }

  /** Move on by a play, a round, or a time-out, which a play follows. Throws a Fault if it cannot follow; `line` is its number in the file. */
  follow(event: Event, line: number): void {
    const isRoundDue = this.#hands.every((hand) => hand.length === 0);
    if (event.event === 'round' && isRoundDue && this.#round < ROUNDS) this.#followRound(event, line);
    else if (event.event === 'play' && !isRoundDue) this.#followPlay(event, line);
    else if (event.event === 'time-out' && this.isFree) this.#followTimeOut(event, line);
    else throw new Fault('unexpected', { line });
  }

  /** Give what lies on the floor to whoever captured last, and return it. If nobody captured it stays there. */
  takeLeftovers(): Card[] {
    if (this.taker === null) return [];
    const leftovers = this.floor.splice(0);
    this.piles[this.taker]?.push(...leftovers);
    return leftovers;
  }

  /** The card that lies in this slot in the end: a jack or the komi goes to the back of the stock (rule 3). */
  #opened(card: Card): Card {
    if (this.rules.opening === 'as-dealt' || !(isJack(card) || card === KOMI)) return card;
    this.replaced.push(card);
    this.#stock.push(this.deck.indexOf(card));
    return this.#opened(this.deck[this.#stock.shift() as number] as Card);
  }

  /** Eight positions as the hands of seat 0 and seat 1: the first four are the non-dealer's. */
  #dealt(positions: number[]): [number[], number[]] {
    const [first, second] = [positions.slice(0, ROUND_SIZE / 2), positions.slice(ROUND_SIZE / 2)];
    return this.dealer === 1 ? [first, second] : [second, first];
  }

  #followRound(event: EventOf<'round'>, line: number): void {
    this.#round += 1;
    this.#hands = this.#dealt(this.#stock.splice(0, ROUND_SIZE));
    this.#turn = 1 - this.dealer;
    if (event.round !== this.#round || canonical(event.hands) !== canonical(this.#hands)) throw new Fault('hands', { line });
  }

  #followTimeOut({ seat }: EventOf<'time-out'>, line: number): void {
    if (seat !== this.#turn) throw new Fault('turn', { line });
    this.#isTimedOut = true;
  }

  #followPlay(event: EventOf<'play'>, line: number): void {
    const { seat, position, card, captured } = event;
    const hand = this.#hands[this.#turn] as number[];
    if (seat !== this.#turn) throw new Fault('turn', { line });
    if (!hand.includes(position)) throw new Fault('not-held', { line, card });
    if (this.deck[position] !== card) throw new Fault('swapped', { line, card, dealt: this.deck[position] ?? '' });
    const isLegal = capturesOf(card, this.floor, this.rules).some((cards) => sameCards(cards, captured));
    if (!isLegal) throw new Fault('forbidden', { line, card });
    if (event.basra !== basraOf(card, this.floor, captured, this.rules)) throw new Fault('basra', { line, card });
    hand.splice(hand.indexOf(position), 1);
    this.#moveCards(event);
    this.#turn = 1 - seat;
    this.#isTimedOut = false;
    this.plays += 1;
  }

  #moveCards({ seat, card, captured, basra }: EventOf<'play'>): void {
    if (captured.length === 0) {
      this.floor.push(card);
      return;
    }
    this.piles[seat]?.push(card, ...captured);
    if (basra) this.basras[seat]?.push(basra);
    this.taker = seat;
    const left = this.floor.filter((other) => !captured.includes(other));
    this.floor.splice(0, this.floor.length, ...left);
  }
}
