// Made by `npm run types` from basra.server.schema. Not to be edited.

export type ServerFrame = Welcome | StepFrame | Accepted | Rejected | Problem | TableFrame | TalkFrame;
export type Basra = 'basra' | 'jack-basra';
export type ClientFrame =
  | PlayCommand
  | TakeBackCommand
  | CommitCommand
  | RevealCommand
  | ResignCommand
  | ClaimCommand
  | OfferCommand
  | TalkCommand
  | SyncCommand;
export type Event =
  | MatchStarted
  | Committed
  | SeatCommitted
  | SeatRevealed
  | DealStarted
  | RoundDealt
  | CardPlayed
  | TakenBack
  | TimedOut
  | Stopped
  | DealEnded
  | MatchEnded;

/**
 * The first frame on a connection, and the answer to :class:`SyncCommand`.
 */
export interface Welcome {
  frame: 'welcome';
  view: ViewFrame;
}
/**
 * The match as one seat sees it, or a spectator (``seat`` null).
 */
export interface ViewFrame {
  match: string;
  seat: number | null;
  seq: number;
  kind: 'fair' | 'practice' | 'daily';
  rules: Rules;
  stage: 'commit' | 'reveal' | 'play';
  proven: boolean;
  chain: string;
  deal: number;
  round: number;
  dealer: number;
  turn: number | null;
  floor: string[];
  hand: HandCard[];
  plays: PlayFrame[];
  stock: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  seats: [SeatFrame, SeatFrame];
  carried: number;
  last_play: CardPlayed | null;
  last_deal: DealEnded | null;
  can_take_back: boolean;
  winner: number | null;
  is_over: boolean;
  stopped: Stopped | null;
}
/**
 * One rule set. Every option may be overridden; an impossible one raises RulesError.
 *
 * >>> str(Rules.parse("egyptian-v2,target=151"))
 * 'egyptian-v2,target=151'
 */
export interface Rules {
  preset: string;
  target: number;
  majority_points: number;
  tied_majority: 'nobody' | 'carry';
  basra_points: number;
  jack_basra_points: number;
  card_points: [string, number][];
  komi_basra: 'any-value' | 'ten-or-less' | 'single';
  opening: 'replace' | 'as-dealt';
}
/**
 * A card of the own hand.
 */
export interface HandCard {
  card: string;
  position: number;
}
/**
 * One play that a card of the hand makes on this floor.
 */
export interface PlayFrame {
  play: string;
  card: string;
  captured: string[];
  groups: string[][];
  basra: Basra | null;
  points: number;
}
/**
 * One side, as everybody sees it.
 */
export interface SeatFrame {
  player: Player;
  positions: number[];
  pile: number;
  basras: BasraCard[];
  total: number;
}
/**
 * Who sits at a seat.
 */
export interface Player {
  kind: 'person' | 'computer';
  name: string;
}
/**
 * A card that lies face up in a pile for a basra.
 */
export interface BasraCard {
  card: string;
  kind: Basra;
}
/**
 * A side made a play.
 */
export interface CardPlayed {
  event: 'play';
  seat: number;
  position: number;
  card: string;
  captured: string[];
  basra: Basra | null;
}
/**
 * The last card was played: leftovers are taken, the deal is scored, its secret is revealed.
 */
export interface DealEnded {
  event: 'deal-end';
  deal: number;
  leftovers: string[];
  taker: number | null;
  /**
   * @minItems 2
   * @maxItems 2
   */
  scores: [SideScore, SideScore];
  carried: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  totals: [number, number];
  secret: string;
}
/**
 * How the points of one side in one deal came about. All but the counts are points.
 */
export interface SideScore {
  cards: number;
  majority: number;
  basras: number;
  basra_points: number;
  jack_basras: number;
  jack_basra_points: number;
  card_points: number;
  total: number;
}
/**
 * The match is broken off before its end; its end follows, and nothing else.
 */
export interface Stopped {
  event: 'stop';
  reason: 'resigned' | 'absent' | 'agreed';
  seat: number | null;
  secret: string | null;
}
/**
 * One event, and the view right after it. A gap in ``seq`` is no harm: the view is whole.
 */
export interface StepFrame {
  frame: 'step';
  seq: number;
  event:
    | MatchStarted
    | Committed
    | SeatCommitted
    | SeatRevealed
    | DealStarted
    | RoundDealt
    | CardPlayed
    | TakenBack
    | TimedOut
    | Stopped
    | DealEnded
    | MatchEnded;
  view: ViewFrame;
}
/**
 * The match is set up: the first event. Its text is the header H of FAIRNESS.md.
 */
export interface MatchStarted {
  event: 'match';
  version: 'basra-fair/1' | 'basra-practice/1' | 'basra-daily/1';
  match: string;
  time: string;
  rules: Rules;
  /**
   * @minItems 2
   * @maxItems 2
   */
  players: [Player, Player];
  deals: number;
  software: string;
}
/**
 * The server committed to the secret of every deal, before any client's value existed.
 */
export interface Committed {
  event: 'commitments';
  commitments: string[];
}
/**
 * A player's client committed to its value.
 */
export interface SeatCommitted {
  event: 'seat-commit';
  seat: number;
  commitment: string;
}
/**
 * A player's client revealed its value, 32 bytes in hexadecimal digits.
 */
export interface SeatRevealed {
  event: 'seat-reveal';
  seat: number;
  value: string;
}
/**
 * A deal began: the floor is laid and the first round dealt.
 */
export interface DealStarted {
  event: 'deal';
  deal: number;
  dealer: number;
  floor: string[];
  replaced: string[];
  /**
   * @minItems 2
   * @maxItems 2
   */
  hands: [number[], number[]];
}
/**
 * Four more cards for each side.
 */
export interface RoundDealt {
  event: 'round';
  round: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  hands: [number[], number[]];
}
/**
 * A side took back its latest play, and with it all that followed: the match stands as before.
 */
export interface TakenBack {
  event: 'taken-back';
  seat: number;
  to: number;
}
/**
 * A side's time ran out: the player ``careful`` makes the play that follows, in its place.
 */
export interface TimedOut {
  event: 'time-out';
  seat: number;
}
/**
 * The match is over.
 */
export interface MatchEnded {
  event: 'match-end';
  winner: number | null;
  /**
   * @minItems 2
   * @maxItems 2
   */
  totals: [number, number];
}
/**
 * A command is committed to disk; sent again under the same key it gets the same answer.
 */
export interface Accepted {
  frame: 'accepted';
  key: string;
  seq: number;
}
/**
 * A command was refused and has changed nothing.
 */
export interface Rejected {
  frame: 'rejected';
  key: string;
  code:
    | 'stale'
    | 'not-your-turn'
    | 'illegal-play'
    | 'ambiguous-play'
    | 'unreadable-play'
    | 'match-over'
    | 'bad-value'
    | 'no-take-back'
    | 'no-claim'
    | 'not-online';
  view: ViewFrame;
}
/**
 * Something else went wrong; nothing has changed.
 */
export interface Problem {
  frame: 'problem';
  code: 'bad-frame' | 'too-fast' | 'storage' | 'no-match' | 'no-words' | 'thinking';
  key: string | null;
}
/**
 * What is around the cards of an online match; sent whole, after the welcome and at each change.
 */
export interface TableFrame {
  frame: 'table';
  seq: number;
  clock: 'none' | 'relaxed' | 'quick';
  play_ms: number | null;
  /**
   * @minItems 2
   * @maxItems 2
   */
  seats: [SeatState, SeatState];
  may_claim: boolean;
  is_rated: boolean;
  watchers: number;
  watch: string | null;
  next: string | null;
}
/**
 * What is around one seat of an online match.
 */
export interface SeatState {
  is_present: boolean;
  grace_ms: number | null;
  bank_ms: number | null;
  time_outs: number;
  offers: ('stop' | 'rematch' | 'words')[];
  rating: number | null;
}
/**
 * Something that a player said: one of the phrases, or free words. Spectators do not hear it.
 */
export interface TalkFrame {
  frame: 'talk';
  id: number;
  seat: number;
  phrase:
    | (
        | 'hello'
        | 'good-luck'
        | 'thanks'
        | 'well-played'
        | 'nice-basra'
        | 'oops'
        | 'one-moment'
        | 'your-turn'
        | 'good-game'
        | 'goodbye'
        | 'emoji-clap'
        | 'emoji-laugh'
        | 'emoji-wow'
        | 'emoji-sad'
        | 'emoji-think'
        | 'emoji-coffee'
        | 'emoji-fire'
        | 'emoji-heart'
      )
    | null;
  text: string | null;
}
/**
 * Play a card.
 */
export interface PlayCommand {
  frame: 'play';
  key: string;
  seq: number;
  play: string;
}
/**
 * Take back one's latest play of this deal, with all that followed; in practice against the computer.
 */
export interface TakeBackCommand {
  frame: 'take-back';
  key: string;
  seq: number;
}
/**
 * Commit to a value of one's own for the dealing (FAIRNESS.md, step 3).
 */
export interface CommitCommand {
  frame: 'commit';
  key: string;
  seq: number;
  commitment: string;
}
/**
 * Reveal the value once every person has committed (step 4).
 */
export interface RevealCommand {
  frame: 'reveal';
  key: string;
  seq: number;
  value: string;
}
/**
 * Give the match up: the other seat wins, unless it did not count yet.
 */
export interface ResignCommand {
  frame: 'resign';
  key: string;
  seq: number;
}
/**
 * Win the match because the other player is away; see ``TableFrame.may_claim``.
 */
export interface ClaimCommand {
  frame: 'claim';
  key: string;
  seq: number;
}
/**
 * Offer something to the other player, or take the offer back; once both offer it, it is done.
 */
export interface OfferCommand {
  frame: 'offer';
  key: string;
  seq: number;
  offer: 'stop' | 'rematch' | 'words';
  is_on: boolean;
}
/**
 * Say something to the other player: a phrase, or free words where both want them.
 */
export interface TalkCommand {
  frame: 'talk';
  key: string;
  phrase:
    | (
        | 'hello'
        | 'good-luck'
        | 'thanks'
        | 'well-played'
        | 'nice-basra'
        | 'oops'
        | 'one-moment'
        | 'your-turn'
        | 'good-game'
        | 'goodbye'
        | 'emoji-clap'
        | 'emoji-laugh'
        | 'emoji-wow'
        | 'emoji-sad'
        | 'emoji-think'
        | 'emoji-coffee'
        | 'emoji-fire'
        | 'emoji-heart'
      )
    | null;
  text: string | null;
}
/**
 * Ask for the view as it is now.
 */
export interface SyncCommand {
  frame: 'sync';
}
/**
 * The answer to ``GET /api/matches``: the asker's matches, newest first.
 */
export interface MatchList {
  matches: MatchSummary[];
  more: boolean;
}
/**
 * A match in the list of the asker's matches.
 */
export interface MatchSummary {
  match: string;
  time: string;
  kind: 'fair' | 'practice' | 'daily';
  day: string | null;
  rules: Rules;
  /**
   * @minItems 2
   * @maxItems 2
   */
  players: [Player, Player];
  seat: number;
  is_shared: boolean;
  is_proven: boolean;
  deal: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  totals: [number, number];
  turn: number | null;
  is_over: boolean;
  winner: number | null;
  stopped: ('resigned' | 'absent' | 'agreed') | null;
  is_online: boolean;
  is_rated: boolean;
}
/**
 * The answer to ``GET /api/daily``: the deal of today, and how others of this host have done in it.
 */
export interface DailyDeal {
  day: string;
  match: MatchSummary | null;
  played: number;
  beaten: number | null;
  streak: number;
}
/**
 * The answer to ``GET /api/rules``: what rules a match may have.
 */
export interface RulesChoice {
  presets: {
    [k: string]: Rules;
  };
  limits: {
    /**
     * @minItems 2
     * @maxItems 2
     */
    [k: string]: [number, number];
  };
  choices: {
    [k: string]: string[];
  };
  most_card_points: number;
  levels: string[];
  clocks: {
    [k: string]: Clock;
  };
}
/**
 * How long things may take, in milliseconds.
 */
export interface Clock {
  play_ms: number | null;
  bank_ms: number;
  grace_ms: number;
  silence_ms: number | null;
}
/**
 * The answer to ``GET /api/statistics``: the asker's own deals beside what chance expects.
 */
export interface DeckStatistics {
  statistics: Statistic[];
}
/**
 * One number of a player's deals beside what chance expects of it.
 */
export interface Statistic {
  key: string;
  deals: number;
  observed: number;
  expected: number;
  low: number;
  high: number;
}
/**
 * What each play of the asker's hand is worth.
 */
export interface Hint {
  seq: number;
  plays: Judgement[];
}
/**
 * What a play is worth as far as its side can know. Cards are text, all worth is in points.
 */
export interface Judgement {
  play: string;
  card: string;
  captured: string[];
  groups: string[][];
  basra: Basra | null;
  points: number;
  left: string[];
  answers: Answer[];
  danger: number;
}
/**
 * One kind of card with which the other side may answer, and the most that it does then.
 */
export interface Answer {
  card: string;
  takes: string[];
  basra: Basra | null;
  points: number;
  chance: number;
}
/**
 * A deal that is over, from its first card to its score. Plays that were taken back are not in it.
 */
export interface DealReplay {
  match: string;
  deal: number;
  deals: number;
  seat: number | null;
  kind: 'fair' | 'practice' | 'daily';
  rules: Rules;
  /**
   * @minItems 2
   * @maxItems 2
   */
  players: [Player, Player];
  dealer: number;
  steps: ReplayStep[];
}
/**
 * The state of a deal right after an event, with both hands open.
 */
export interface ReplayStep {
  seq: number;
  event:
    | MatchStarted
    | Committed
    | SeatCommitted
    | SeatRevealed
    | DealStarted
    | RoundDealt
    | CardPlayed
    | TakenBack
    | TimedOut
    | Stopped
    | DealEnded
    | MatchEnded
    | null;
  round: number;
  turn: number | null;
  floor: string[];
  /**
   * @minItems 2
   * @maxItems 2
   */
  hands: [string[], string[]];
  stock: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  piles: [number, number];
  /**
   * @minItems 2
   * @maxItems 2
   */
  basras: [BasraCard[], BasraCard[]];
  /**
   * @minItems 2
   * @maxItems 2
   */
  totals: [number, number];
  position: string;
  judged: Judged | null;
}
/**
 * A play that was made, judged from what its side could know at that moment.
 */
export interface Judged {
  made: Judgement;
  best: Judgement;
  loss: number;
  mark: 'best' | 'good' | 'slip' | 'mistake' | 'blunder';
}
/**
 * A lone position, and what the plays of the side to play are worth.
 *
 * It does not say which cards were seen on the opening floor and replaced, so that a judgement may differ
 * from that of the same moment in the review of its deal.
 */
export interface Position {
  step: ReplayStep;
  rules: Rules;
  judgements: Judgement[];
}
/**
 * The answer to ``GET /api/results``: the asker's fair matches against the computer, and no others.
 */
export interface Results {
  levels: LevelResult[];
  deals: DealResult[];
  streak: number;
  longest: number;
}
/**
 * How the asker did against one level of the computer.
 */
export interface LevelResult {
  level: string;
  matches: number;
  won: number;
  lost: number;
  drawn: number;
  deals: number;
  points: number;
  against: number;
  basras: number;
  jack_basras: number;
}
/**
 * How one deal ended for the asker.
 */
export interface DealResult {
  match: string;
  deal: number;
  level: string;
  points: number;
  against: number;
  basras: number;
  jack_basras: number;
}
/**
 * The answer to ``GET /api/lobby``, and what its socket sends at each change.
 */
export interface Lobby {
  invitations: Invitation[];
  matches: RunningMatch[];
  mine: Invitation | null;
}
/**
 * An open table: somebody waits for whoever comes by its link, or from the lobby.
 */
export interface Invitation {
  code: string;
  name: string;
  rules: Rules;
  clock: 'none' | 'relaxed' | 'quick';
  is_rated: boolean;
  is_listed: boolean;
  rating: number | null;
  is_mine: boolean;
  time: string;
  match: string | null;
}
/**
 * A match in the lobby that anybody may watch.
 */
export interface RunningMatch {
  watch: string;
  rules: Rules;
  clock: 'none' | 'relaxed' | 'quick';
  is_rated: boolean;
  /**
   * @minItems 2
   * @maxItems 2
   */
  names: [string, string];
  /**
   * @minItems 2
   * @maxItems 2
   */
  totals: [number, number];
  deal: number;
}
/**
 * The answer to ``GET /api/me``: what the asker's device stands for.
 */
export interface Me {
  public: string | null;
  name: string;
  rating: Rating | null;
  devices: number;
  blocked: number;
}
/**
 * How strong somebody is, by Glicko-2 (http://www.glicko.net/glicko/glicko2.pdf).
 */
export interface Rating {
  rating: number;
  deviation: number;
  matches: number;
}
/**
 * The answer to ``POST /api/me/links``: whoever opens it becomes the asker; it works once.
 */
export interface PrivateLink {
  code: string;
  expires: string;
}
/**
 * The answer to ``GET /api/leaderboard``: the strongest first, and the asker's line.
 */
export interface Leaderboard {
  players: Ranked[];
  me: Ranked | null;
}
/**
 * A line of the leaderboard.
 */
export interface Ranked {
  place: number | null;
  public: string;
  name: string;
  rating: Rating;
  is_me: boolean;
}
/**
 * The answer to ``GET /api/lesson``.
 */
export interface Lesson {
  steps: LessonStep[];
}
/**
 * One thing to learn: a table with the learner (seat 0) to play.
 */
export interface LessonStep {
  name: string;
  view: ViewFrame;
  wanted: LessonAnswer[];
}
/**
 * A play that the step wants, and what follows it.
 */
export interface LessonAnswer {
  play: string;
  moves: LessonMove[];
}
/**
 * A play that is shown, and the table right after it.
 */
export interface LessonMove {
  event: CardPlayed;
  view: ViewFrame;
}
/**
 * The answer to ``GET /api/rules/pictures``.
 */
export interface RuleBook {
  pages: RulePage[];
}
/**
 * One rule and its pictures.
 */
export interface RulePage {
  rule: string;
  pictures: RulePicture[];
}
/**
 * A card that is played on a floor.
 */
export interface RulePicture {
  floor: string[];
  plays: PlayFrame[];
}
/**
 * The body of every HTTP error.
 */
export interface ApiError {
  code: string;
  message: string;
}
