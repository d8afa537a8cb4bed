import { Connection, type Status } from './connection';
import type { Lobby } from './generated/frames';

/** The lobby as it is now; while this is open, the asker's own table counts as one whose host is there. */
export class LobbyWatch {
  lobby = $state.raw<Lobby | null>(null);
  status = $state<Status>('connecting');
  readonly #connection: Connection<Lobby>;

  /** @param code the own table, if there is one. */
  constructor(code: string | null) {
    const asked = code ? `?invitation=${encodeURIComponent(code)}` : '';
    this.#connection = new Connection(`/api/lobby/socket${asked}`, {
      onFrame: (lobby) => (this.lobby = lobby),
      onStatus: (status) => (this.status = status),
    });
  }

  leave(): void {
    this.#connection.close();
  }
}
