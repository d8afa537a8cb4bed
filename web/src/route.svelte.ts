/** The pages by name, each with the address that it has; its groups are the page's parameters. */
const ADDRESSES = {
  home: /^\/$/,
  match: /^\/match\/(?<match>[0-9a-f]{32})$/,
  deal: /^\/match\/(?<match>[0-9a-f]{32})\/deal\/(?<deal>\d{1,2})(?:\/(?<seq>\d{1,5}))?$/,
  record: /^\/record\/(?<record>[0-9a-f]{32})\/deal\/(?<deal>\d{1,2})(?:\/(?<seq>\d{1,5}))?$/,
  position: /^\/position\/(?<text>.+)$/,
  learn: /^\/learn$/,
  rules: /^\/rules(?:\/(?<rule>[a-z-]+))?$/,
  history: /^\/history$/,
  daily: /^\/daily$/,
  join: /^\/join\/(?<code>[\w-]+)$/,
  lobby: /^\/lobby$/,
  watch: /^\/watch\/(?<code>[\w-]+)$/,
  me: /^\/me$/,
  /** The code of a private link stands behind a #, so that no server hears of it before the person agrees. */
  move: /^\/move$/,
  leaderboard: /^\/leaderboard$/,
};

export type PageName = keyof typeof ADDRESSES | 'unknown';

/** Which page is shown, by the address of the browser. */
class Route {
  page = $state<PageName>('unknown');
  /** The parameters in the address, such as the match. */
  params = $state.raw<Record<string, string>>({});

  constructor() {
    this.#read();
    addEventListener('popstate', () => this.#read());
  }

  /** The match, the deal or the lone position that the page is about, or the page; within one deal only the position changes. */
  get place(): string {
    return [this.page, ...['match', 'record', 'deal', 'text', 'code'].map((name) => this.params[name])].join();
  }

  toMatch(match: string): void {
    this.to(`/match/${match}`);
  }

  toHome(): void {
    this.to('/');
  }

  /** Go to an address of this page. */
  to(path: string): void {
    history.pushState(null, '', path);
    delete document.documentElement.dataset.font; // a font that came late moves nothing on a page that is new
    this.#read();
    scrollTo(0, 0);
  }

  /** Change the address of the page that is shown, without a step back to the old one. */
  replace(path: string): void {
    history.replaceState(null, '', path);
    this.#read();
  }

  /** Follow a link within the page, unless the person wants it in another tab. */
  follow = (event: MouseEvent): void => {
    const link = event.currentTarget as HTMLAnchorElement;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    this.to(link.pathname + link.search);
  };

  #read(): void {
    for (const [name, address] of Object.entries(ADDRESSES)) {
      const found = address.exec(location.pathname);
      if (!found) continue;
      this.page = name as PageName;
      this.params = Object.fromEntries(
        Object.entries(found.groups ?? {})
          .filter(([, value]) => value)
          .map(([key, value]) => [key, decoded(value)]),
      );
      return;
    }
    this.page = 'unknown';
    this.params = {};
  }
}

/** A part of an address as text; one that was mangled on its way stays as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const route = new Route();
