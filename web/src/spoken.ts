import type { Event, SeatFrame, ViewFrame } from './generated/frames';
import type { Question } from './keys';
import { listed, t } from './languages.svelte';
import { preferences } from './preferences.svelte';
import type { Selection } from './selection.svelte';
import {
  dealEndedWords,
  effect,
  handCardName,
  namesIn,
  pileWords,
  playedWords,
  playersOf,
  resultWords,
  sentences,
  spoken,
} from './words';

/** The table as it is told to who does not see it. */
interface Told {
  view: ViewFrame;
  me: 0 | 1;
  selection: Selection;
}

const namesAt = ({ seats }: ViewFrame, me: number): [string, string] => namesIn(playersOf(seats), me);
const otherName = (view: ViewFrame, me: 0 | 1): string => namesAt(view, me)[(1 - me) as 0 | 1];

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

const ANSWERS: Record<Exclude<Question, 'again'>, (told: Told) => string> = {
  floor: ({ view }) => floorWords(view),
  hand: ({ view, selection }) =>
    sentences(...view.hand.map(({ card }) => handCardName(selection.playsOf(card), view.floor.length))) ||
    t('hand-empty'),
  takes: takesWords,
  score: ({ view, me }) =>
    sentences(
      ...namesAt(view, me).map((who, seat) => sideWords(who, view.seats[seat as 0 | 1])),
      t('target-of', { target: view.rules.target }),
    ),
  last: ({ view, me }) =>
    view.last_play
      ? playedWords(view.last_play, view.last_play.seat === me, otherName(view, me))
      : t('no-plays-yet'),
  opponent: ({ view, me }) => {
    const { positions } = view.seats[(1 - me) as 0 | 1];
    const who = otherName(view, me);
    return sentences(t('hand-count', { who, count: positions.length }), t('stock-count', { count: view.stock }));
  },
  round: ({ view, me }) =>
    sentences(
      t('deal-number', { deal: Math.max(view.deal, 1) }),
      view.round ? t('round-of', { round: view.round, rounds: 6 }) : '',
      turnWords(view, me),
    ),
};

function turnWords(view: ViewFrame, me: 0 | 1): string {
  if (view.turn === null) return view.is_over ? t('match-over') : '';
  return view.turn === me ? t('your-turn') : t('turn-of', { who: otherName(view, me) });
}

/** The answer to a question about the table. */
export const answer = (question: Exclude<Question, 'again'>, told: Told): string => ANSWERS[question](told);

/** What happened, as it is announced at the view right after it. */
export function eventWords(event: Event, view: ViewFrame, me: 0 | 1): string {
  const who = otherName(view, me);
  switch (event.event) {
    case 'play':
      return sentences(playedWords(event, event.seat === me, who), preferences.verbose ? floorWords(view) : '');
    case 'taken-back':
      return t('you-took-back');
    case 'deal':
      return t('deal-started', { deal: event.deal, floor: listed(event.floor.map(spoken)) });
    case 'round':
      return t('round-dealt', { round: event.round });
    case 'deal-end':
      return dealEndedWords(event, me, playersOf(view.seats));
    case 'match-end':
      return resultWords(event.winner, me, playersOf(view.seats));
    default:
      return '';
  }
}
