// The public events of a match, as docs/fairness/protocol.md names them.
import { CARDS } from './cards';
import { type Read, type Reader, ShapeError, between, choice, fields, list, orNull, pair, text, whole } from './shape';

const card = choice(...CARDS);

const cardPoints: Reader<readonly (readonly [string, number])[]> = (data) => {
  const points = list(pair(card, between(1, 50)))(data);
  const numbers = points.map(([name]) => CARDS.indexOf(name));
  if (numbers.some((number, index) => index > 0 && number <= (numbers[index - 1] as number))) throw new ShapeError();
  return points;
};

const options = fields({
  preset: choice('egyptian', 'egyptian-v2'),
  target: between(1, 1000),
  majority_points: between(0, 200),
  tied_majority: choice('nobody', 'carry'),
  basra_points: between(0, 200),
  jack_basra_points: between(0, 200),
  card_points: cardPoints,
  komi_basra: choice('any-value', 'ten-or-less', 'single'),
  opening: choice('replace', 'as-dealt'),
});

const rules: typeof options = (data) => {
  const read = options(data);
  if (read.majority_points === 0 && read.basra_points === 0) throw new ShapeError();
  return read;
};

const player = fields({ kind: choice('person', 'computer'), name: text });
const hands = pair(list(whole), list(whole));
const side = fields({
  cards: whole,
  majority: whole,
  basras: whole,
  basra_points: whole,
  jack_basras: whole,
  jack_basra_points: whole,
  card_points: whole,
  total: whole,
});

const READERS = {
  match: fields({
    event: choice('match'),
    version: choice('basra-fair/1', 'basra-practice/1', 'basra-daily/1'),
    match: text,
    time: text,
    rules,
    players: pair(player, player),
    deals: whole,
    software: text,
  }),
  commitments: fields({ event: choice('commitments'), commitments: list(text) }),
  'seat-commit': fields({ event: choice('seat-commit'), seat: whole, commitment: text }),
  'seat-reveal': fields({ event: choice('seat-reveal'), seat: whole, value: text }),
  deal: fields({ event: choice('deal'), deal: whole, dealer: whole, floor: list(text), replaced: list(text), hands }),
  round: fields({ event: choice('round'), round: whole, hands }),
  play: fields({
    event: choice('play'),
    seat: whole,
    position: whole,
    card: text,
    captured: list(text),
    basra: choice(null, 'basra', 'jack-basra'),
  }),
  'taken-back': fields({ event: choice('taken-back'), seat: whole, to: whole }),
  'time-out': fields({ event: choice('time-out'), seat: whole }),
  stop: fields({
    event: choice('stop'),
    reason: choice('resigned', 'absent', 'agreed'),
    seat: orNull(whole),
    secret: orNull(text),
  }),
  'deal-end': fields({
    event: choice('deal-end'),
    deal: whole,
    leftovers: list(text),
    taker: orNull(whole),
    scores: pair(side, side),
    carried: whole,
    totals: pair(whole, whole),
    secret: text,
  }),
  'match-end': fields({ event: choice('match-end'), winner: orNull(whole), totals: pair(whole, whole) }),
};

export type Kind = keyof typeof READERS;
export type EventOf<K extends Kind> = Read<(typeof READERS)[K]>;
export type Event = { [K in Kind]: EventOf<K> }[Kind];
export type Rules = Read<typeof rules>;
export type Player = Read<typeof player>;
export type SideScore = Read<typeof side>;
export type Basra = EventOf<'play'>['basra'];

/** The kind of match that a header begins: only a fair one is dealt by the protocol, and can be checked. */
export const kindOf = ({ version }: EventOf<'match'>): 'fair' | 'practice' | 'daily' =>
  version === 'basra-fair/1' ? 'fair' : version === 'basra-daily/1' ? 'daily' : 'practice';

/** Read an event from what JSON gives. Throws a ShapeError if it is none. */
export function eventOf(data: unknown): Event {
  const kind = (data as { event?: unknown } | null)?.event;
  if (typeof kind !== 'string' || !Object.hasOwn(READERS, kind)) throw new ShapeError();
  return READERS[kind as Kind](data);
}
