import type { TalkFrame } from './generated/frames';

const MOST_KEPT = 50;
const MOST_MUTED = 50;
/** How long what was said stands at the seat, in milliseconds, and how much longer for each letter. */
const SHOWN = 4000;
const SHOWN_A_LETTER = 45;
const MUTED = 'basra.muted';
const readKey = (match: string): string => `basra.talk.${match}`;

/** What the players of an online match say to each other, as far as this browser has heard it. */
export class Talk {
  said = $state.raw<TalkFrame[]>([]);
  /** What stands at each seat for a moment. */
  bubbles = $state.raw<[TalkFrame | null, TalkFrame | null]>([null, null]);
  /** How much the other player has said since it was last read. */
  unread = $state(0);
  #isMuted = $state(false);
  /** Being open, it is read at once. */
  #isOpen = false;
  #timers: ReturnType<typeof setTimeout>[] = [];

  constructor(
    private readonly match: string,
    private readonly me: 0 | 1,
  ) {
    this.#isMuted = mutedMatches().includes(match);
  }

  /** Whether the other player is not heard; this is kept in the browser, and goes on in a rematch. */
  get isMuted(): boolean {
    return this.#isMuted;
  }

  set isMuted(isMuted: boolean) {
    this.#isMuted = isMuted;
    this.muteIn(this.match, isMuted);
    if (isMuted) this.unread = 0;
  }

  /** Keep whether the other player is heard in a match. */
  muteIn(match: string, isMuted = this.#isMuted): void {
    const others = mutedMatches().filter((other) => other !== match);
    keep(localStorage, MUTED, isMuted ? [...others, match].slice(-MOST_MUTED) : others);
  }

  /** What is shown of it: without what the other player says while it is muted. */
  get heard(): TalkFrame[] {
    return this.said.filter(({ seat }) => seat === this.me || !this.#isMuted);
  }

  /** Take in what was said; true if it is new, and heard here. */
  take(frame: TalkFrame): boolean {
    if (this.said.some(({ id }) => id === frame.id)) return false;
    this.said = [...this.said, frame].sort((one, other) => one.id - other.id).slice(-MOST_KEPT);
    const isOther = frame.seat !== this.me;
    if (frame.id <= this.#lastRead() || (isOther && this.#isMuted)) return false;
    this.#show(frame);
    if (isOther && !this.#isOpen) this.unread += 1;
    else this.#read();
    return true;
  }

  open(): void {
    this.#isOpen = true;
    this.unread = 0;
    this.#read();
  }

  close(): void {
    this.#isOpen = false;
  }

  leave(): void {
    this.#timers.forEach(clearTimeout);
  }

  #show(frame: TalkFrame): void {
    const seat = frame.seat as 0 | 1;
    clearTimeout(this.#timers[seat]);
    this.bubbles = seat ? [this.bubbles[0], frame] : [frame, this.bubbles[1]];
    this.#timers[seat] = setTimeout(
      () => (this.bubbles = seat ? [this.bubbles[0], null] : [null, this.bubbles[1]]),
      SHOWN + SHOWN_A_LETTER * (frame.text?.length ?? 0),
    );
  }

  #lastRead(): number {
    return Number(read(sessionStorage, readKey(this.match)) ?? 0);
  }

  #read(): void {
    keep(sessionStorage, readKey(this.match), this.said.at(-1)?.id ?? 0);
  }
}

function mutedMatches(): string[] {
  const kept = read(localStorage, MUTED);
  return Array.isArray(kept) ? kept.map(String) : [];
}

function read(storage: Storage, key: string): unknown {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** A browser that keeps nothing still plays. */
function keep(storage: Storage, key: string, value: unknown): void {
  try {
    storage.setItem(key, JSON.stringify(value));
  } catch {
    // Then it is forgotten with the page.
  }
}
