import type { CardPlayed, Event, SeatFrame, ViewFrame } from './generated/frames';
import type { Question } from './keys';
import { listed, t } from './languages.svelte';
import { preferences } from './preferences.svelte';
import type { Selection } from './selection.svelte';
import {
  dealEndedWords,
  effect,
  handCardName,
  pileWords,
  playedWords,
  resultWords,
  type Side,
  stoppedWords,
  timeOutWords,
  sentences,
  spoken,
} from './words';

/** The table as it is told to who does not see it. */
interface Told extends Side {
  view: ViewFrame;
  selection: Selection;
}

const floorWords = ({ floor }: ViewFrame): string =>
  floor.length ? t('floor-told', { cards: listed(floor.map(spoken)) }) : t('floor-empty');

const sideWords = (who: string, { total, pile, basras }: SeatFrame): string =>
  sentences(t('points-told', { who, points: total }), pileWords(pile, basras));

/** What a card would do, with each of its captures if it has several. */
function takesWords({ view, selection }: Told): string {
  if (selection.alternatives.length === 0) return t('none-chosen');
  const name = handCardName(selection.alternatives, view.floor.length);
  const ways = selection.hasChoice ? selection.alternatives : [];
  return sentences(name, ...ways.map((play) => effect(play, view.floor.length, spoken)));
}

/** What the cards alone answer; the rest is known elsewhere. */
export type TableQuestion = Exclude<Question, 'again' | 'clock' | 'people'>;

const ANSWERS: Record<TableQuestion, (told: Told) => string> = {
  floor: ({ view }) => floorWords(view),
  hand: ({ view, selection }) =>
    sentences(...view.hand.map(({ card }) => handCardName(selection.playsOf(card), view.floor.length))) ||
    t('hand-empty'),
  takes: takesWords,
  score: ({ view, names }) =>
    sentences(
      ...names.map((who, seat) => sideWords(who, view.seats[seat as 0 | 1])),
      t('target-of', { target: view.rules.target }),
    ),
  last: ({ view, names }) => (view.last_play ? playWords(view.last_play, view, names) : t('no-plays-yet')),
  opponent: ({ view, me, names }) => {
    const other = (1 - me) as 0 | 1;
    const { positions } = view.seats[other];
    const who = names[other];
    return sentences(t('hand-count', { who, count: positions.length }), t('stock-count', { count: view.stock }));
  },
  round: ({ view, names }) =>
    sentences(
      t('deal-number', { deal: Math.max(view.deal, 1) }),
      view.round ? t('round-of', { round: view.round, rounds: 6 }) : '',
      turnWords(view, names),
    ),
};

function turnWords({ turn, seat, is_over }: ViewFrame, names: Side['names']): string {
  if (turn === null) return is_over ? t('match-over') : '';
  return turn === seat ? t('your-turn') : t('turn-of', { who: names[turn as 0 | 1] });
}

const playWords = (play: CardPlayed, { seat }: ViewFrame, names: Side['names']): string =>
  playedWords(play, play.seat === seat, names[play.seat as 0 | 1]);

/** The answer to a question about the table. */
export const answer = (question: TableQuestion, told: Told): string => ANSWERS[question](told);

/** What happened, as it is announced at the view right after it. */
export function eventWords(event: Event, view: ViewFrame, side: Side): string {
  switch (event.event) {
    case 'play':
      return sentences(playWords(event, view, side.names), preferences.verbose ? floorWords(view) : '');
    case 'taken-back':
      return t('you-took-back');
    case 'deal':
      return t('deal-started', { deal: event.deal, floor: listed(event.floor.map(spoken)) });
    case 'round':
      return t('round-dealt', { round: event.round });
    case 'deal-end':
      return dealEndedWords(event, side);
    case 'time-out': // the own one is told by the notice about it
      return event.seat === side.you ? '' : timeOutWords(event.seat, side);
    case 'stop':
      return stoppedWords(event, side);
    case 'match-end':
      return resultWords(view, side);
    default:
      return '';
  }
}
