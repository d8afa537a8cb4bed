import type { ClientFrame, ServerFrame } from './generated/frames';
import { server } from './server.svelte';

/** `open`: frames flow. `lost`: trying again. `refused`: no such match, or not ours; it is not tried again. */
export type Status = 'connecting' | 'open' | 'lost' | 'refused';

interface Listener<Heard> {
  onFrame(frame: Heard): void;
  onStatus(status: Status): void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const REFUSED_CODES = [4403, 4404];
const TRY_LATER = 1013;

declare global {
  interface Window {
    /** The socket that theme.js opened before this script was there, and the frames that came since. */
    basraEarly?: { socket: WebSocket; frames: string[] } | undefined;
  }
}

/** The longest wait before the given attempt, in milliseconds; the wait itself is drawn from 0 to it (full jitter). */
export const longestWait = (attempt: number): number => Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt);

export type MatchConnection = Connection<ServerFrame, ClientFrame>;

/** Where the socket of a match is; on a device that may hold both seats, that of one seat. */
export const socketOfMatch = (match: string, seat: number | null = null): string =>
  `/api/matches/${match}/socket${seat === null ? '' : `?seat=${seat}`}`;

/** Where a match is watched. */
export const socketOfWatch = (code: string): string => `/api/watch/${code}/socket`;

/** A socket of the server: opens itself again whenever it is lost, until it is closed or refused. */
export class Connection<Heard, Said = never> {
  #socket: WebSocket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #attempt = 0;
  #isClosed = false;

  constructor(
    private readonly path: string,
    private readonly listener: Listener<Heard>,
  ) {
    addEventListener('online', this.#tryNow);
    document.addEventListener('visibilitychange', this.#tryNow);
    this.#open();
  }

  /** Send a frame; false if there is no open socket. */
  send(frame: Said): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(frame));
    return true;
  }

  /** Drop a socket that answers no more, and open a new one. */
  renew(): void {
    if (!this.#socket) return;
    this.#drop();
    this.#lose(0);
  }

  close(): void {
    this.#isClosed = true;
    removeEventListener('online', this.#tryNow);
    document.removeEventListener('visibilitychange', this.#tryNow);
    clearTimeout(this.#timer);
    this.#drop();
  }

  #tryNow = (): void => {
    if (document.hidden || this.#socket || this.#isClosed) return;
    clearTimeout(this.#timer);
    this.#open();
  };

  #open(): void {
    const url = new URL(this.path, location.href);
    url.protocol = url.protocol.replace('http', 'ws');
    const early = earlyAt(url.href);
    const socket = early?.socket ?? new WebSocket(url);
    this.#socket = socket;
    const take = (data: string): void => {
      this.#attempt = 0;
      server.answered();
      this.listener.onStatus('open');
      this.listener.onFrame(JSON.parse(data) as Heard);
    };
    socket.onmessage = ({ data }) => take(String(data));
    // Not before whoever makes this connection has it.
    queueMicrotask(() => early?.frames.forEach(take));
    socket.onclose = ({ code }) => {
      this.#socket = null;
      if (REFUSED_CODES.includes(code)) this.#refuse();
      else {
        server.missed();
        this.#lose(code === TRY_LATER ? 3 : 0);
      }
    };
  }

  #refuse(): void {
    this.close();
    this.listener.onStatus('refused');
  }

  #lose(leastAttempt: number): void {
    this.listener.onStatus('lost');
    this.#attempt = Math.max(this.#attempt, leastAttempt);
    this.#timer = setTimeout(() => this.#open(), Math.random() * longestWait(this.#attempt));
    this.#attempt += 1;
  }

  #drop(): void {
    if (!this.#socket) return;
    this.#socket.onclose = null;
    this.#socket.onmessage = null;
    this.#socket.close();
    this.#socket = null;
  }
}

/** The early socket, if it is for this address and alive; it is taken once. */
function earlyAt(address: string): Window['basraEarly'] {
  const early = window.basraEarly;
  window.basraEarly = undefined;
  if (early?.socket.url === address && early.socket.readyState <= WebSocket.OPEN) return early;
  early?.socket.close();
  return undefined;
}
