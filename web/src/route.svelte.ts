const MATCH = /^\/match\/([0-9a-f]{32})$/;

/** Which page is shown: a match, or home if `match` is null. */
class Route {
  match = $state<string | null>(null);
  isUnknown = $state(false);

  constructor() {
    this.#read();
    addEventListener('popstate', () => this.#read());
  }

  toMatch(match: string): void {
    this.#go(`/match/${match}`);
  }

  toHome(): void {
    this.#go('/');
  }

  #go(path: string): void {
    history.pushState(null, '', path);
    this.#read();
  }

  #read(): void {
    this.match = MATCH.exec(location.pathname)?.[1] ?? null;
    this.isUnknown = this.match === null && location.pathname !== '/';
  }
}

export const route = new Route();
