// A match, followed claim by claim. Each method checks the events of one claim, and throws a Fault if they do not hold.
import { type Bytes, isHex } from './bytes';
import { sameCards } from './cards';
import { Fault, type Said, found } from './claims';
import { Deal } from './deal';
import { type Event, type EventOf, type Rules, kindOf } from './events';
import {
  DEALS,
  KEY_SIZE,
  MATCH_ID_SIZE,
  commitmentOf,
  dealKeyOf,
  deckOf,
  fingerprintOf,
  firstDealerOf,
  rootOf,
  seatCommitmentOf,
} from './protocol';
import { scoreOf } from './score';
import { canonical } from './shape';

/** Events of one claim, and the number of the first one's line in the file. */
export interface Section {
  events: readonly Event[];
  line: number;
}

export class Match {
  totals: [number, number] = [0, 0];
  deals = 0;
  /** What the clients contributed, by seat, in hex. */
  readonly values = new Map<number, string>();
  #header!: EventOf<'match'>;
  #commitments: readonly string[] = [];
  #root!: Bytes;
  #firstDealer = 0;
  #carried = 0;
  #people: readonly number[] = [];
  /** Who won by the other side's leaving; undefined unless the match was broken off. */
  #stopWinner: number | null | undefined;

  get rules(): Rules {
    return this.#header.rules;
  }

  get isOver(): boolean {
    const [first, second] = this.totals;
    return this.#isStopped || this.deals === DEALS || (Math.max(first, second) >= this.rules.target && first !== second);
  }

  get #isStopped(): boolean {
    return this.#stopWinner !== undefined;
  }

  /** The header and the commitments. */
  async promise({ events }: Section, headerLine: string): Promise<Said> {
    const [header, promise] = events;
    if (header?.event !== 'match' || kindOf(header) !== 'fair') throw new Fault('header');
    if (header.deals !== DEALS || !isHex(header.match, MATCH_ID_SIZE)) throw new Fault('header');
    const commitments = promise?.event === 'commitments' ? promise.commitments : [];
    if (commitments.length !== DEALS || !commitments.every((digest) => isHex(digest, KEY_SIZE))) throw new Fault('commitments');
    this.#header = header;
    this.#people = [0, 1].filter((seat) => header.players[seat]?.kind === 'person');
    this.#commitments = commitments;
    this.#root = await rootOf(commitments, headerLine);
    return found('promise', { fingerprint: fingerprintOf(this.#root), ...whoPlays(header) });
  }

  /** What the seats committed to and revealed, until the match was broken off if it was; `isOpen` if more may follow. */
  async seats({ events, line }: Section, isOpen: boolean): Promise<Said> {
    const committed = new Map<number, string>();
    for (const [index, event] of events.entries()) {
      if (this.#isStopped) throw new Fault('unexpected', { line: line + index });
      if (event.event === 'seat-commit') this.#commit(event, committed, line + index);
      else if (event.event === 'seat-reveal') await this.#reveal(event, committed, line + index);
      else if (event.event === 'stop' && event.secret === null && this.values.size < this.#people.length)
        this.#stop(event, committed.size === this.#people.length, line + index);
      else throw new Fault('unexpected', { line: line + index });
    }
    if (!isOpen && !this.#isStopped && committed.size !== this.values.size) throw new Fault('value-withheld');
    const isProven = this.#people.length > 0 && this.values.size === this.#people.length;
    return isProven ? found('proven', { people: this.#people.length }) : found('not-proven');
  }

  #commit({ seat, commitment }: EventOf<'seat-commit'>, committed: Map<number, string>, line: number): void {
    if (!this.#people.includes(seat)) throw new Fault('value-stranger', { line });
    if (committed.has(seat) || this.values.size > 0 || !isHex(commitment, KEY_SIZE)) throw new Fault('unexpected', { line });
    committed.set(seat, commitment);
  }

  async #reveal({ seat, value }: EventOf<'seat-reveal'>, committed: Map<number, string>, line: number): Promise<void> {
    const commitment = committed.get(seat);
    const isEarly = committed.size < this.#people.length;
    if (commitment === undefined || isEarly || this.values.has(seat)) throw new Fault('unexpected', { line });
    const isKept = isHex(value, KEY_SIZE) && (await seatCommitmentOf(this.#header.match, seat, this.#root, value)) === commitment;
    if (!isKept) throw new Fault('value-changed', { line });
    this.values.set(seat, value);
  }

  /** The match is broken off: who leaves loses, if it counts already. A computer player does not leave. */
  #stop({ reason, seat }: EventOf<'stop'>, counts: boolean, line: number): void {
    const isBetweenTwo = this.#people.length === 2;
    const isLeft = seat !== null && this.#people.includes(seat) && (reason === 'resigned' || (reason === 'absent' && isBetweenTwo));
    const isAgreed = reason === 'agreed' && seat === null && isBetweenTwo;
    if (!isLeft && !isAgreed) throw new Fault('stop', { line });
    this.#stopWinner = seat === null || !counts ? null : 1 - seat;
  }

  /** The next deal, from its first event to its end, or to where it was broken off. Returns the deal and what was found. */
  async deal({ events, line }: Section): Promise<{ deal: Deal; said: Said }> {
    const [start, ...rest] = events;
    const end = rest.pop();
    if (start?.event !== 'deal' || this.isOver) throw new Fault('unexpected', { line });
    if (end?.event !== 'deal-end' && end?.event !== 'stop') throw new Fault('secret-missing');
    const deal = await this.#dealt(start, end.secret ?? '', line);
    for (const [index, event] of rest.entries()) {
      if (event.event === 'time-out' && this.#people.length < 2) throw new Fault('unexpected', { line: line + 1 + index });
      deal.follow(event, line + 1 + index);
    }
    const last = line + events.length - 1;
    if (end.event === 'stop') {
      if (!deal.isFree) throw new Fault('unexpected', { line: last });
      this.#stop(end, true, last);
      return { deal, said: found('stopped', { plays: deal.plays }) };
    }
    this.#endDeal(deal, end, last);
    return { deal, said: found('deal', { plays: deal.plays, first: end.scores[0].total, second: end.scores[1].total }) };
  }

  async #dealt(start: EventOf<'deal'>, secret: string, line: number): Promise<Deal> {
    const number = this.deals + 1;
    const match = this.#header.match;
    const isPromised = isHex(secret, KEY_SIZE) && (await commitmentOf(match, number, secret)) === this.#commitments[number - 1];
    if (!isPromised) throw new Fault('secret-changed');
    const values = [...this.values].sort(([one], [other]) => one - other).map(([, value]) => value);
    const key = await dealKeyOf(secret, match, number, values);
    if (number === 1) this.#firstDealer = await firstDealerOf(key);
    const deal = new Deal(await deckOf(key), (this.#firstDealer + number - 1) % 2, this.rules);
    if (start.deal !== number) throw new Fault('unexpected', { line });
    if (start.dealer !== deal.dealer) throw new Fault('dealer');
    if (!sameCards(start.floor, deal.floor) || !sameCards(start.replaced, deal.replaced)) throw new Fault('floor');
    if (canonical(start.hands) !== canonical(deal.hands)) throw new Fault('hands', { line });
    return deal;
  }

  #endDeal(deal: Deal, end: EventOf<'deal-end'>, line: number): void {
    if (!deal.isOver || end.deal !== this.deals + 1) throw new Fault('unexpected', { line });
    if (!sameCards(end.leftovers, deal.takeLeftovers()) || end.taker !== deal.taker) throw new Fault('leftovers');
    const { scores, carried } = scoreOf(deal, this.#carried);
    this.totals = [this.totals[0] + scores[0].total, this.totals[1] + scores[1].total];
    const claimed = canonical([end.scores, end.carried, end.totals]);
    if (claimed !== canonical([scores, carried, this.totals])) throw new Fault('score');
    this.#carried = carried;
    this.deals += 1;
  }

  /** How the match ended. */
  result({ events, line }: Section): Said {
    const [end, ...more] = events;
    if (end?.event !== 'match-end') throw new Fault('end-missing');
    if (more.length > 0) throw new Fault('unexpected', { line: line + 1 });
    if (!this.isOver) throw new Fault('end-early');
    const [first, second] = this.totals;
    const byPoints = first === second ? null : first > second ? 0 : 1;
    const winner = this.#stopWinner === undefined ? byPoints : this.#stopWinner;
    if (end.winner !== winner || canonical(end.totals) !== canonical(this.totals)) throw new Fault('result');
    if (!this.#isStopped) return found('result', { first, second });
    return found('broken-off', { first, second, winner: winner === null ? 'nobody' : winner === 0 ? 'first' : 'second' });
  }
}

function whoPlays({ players, time }: EventOf<'match'>): Said['args'] {
  const [first, second] = players;
  return { time, first: first.name, first_kind: first.kind, second: second.name, second_kind: second.kind };
}
