const TRY_AGAIN = 1500;

const LATE = 5000;

let tellShown: () => void;
const shown = new Promise<void>((resolve) => {
  tellShown = resolve;
  setTimeout(resolve, LATE);
});

/** The first page is there: everything else may come. */
export const pageIsThere = (): void => tellShown();

/** Resolves when the first page is shown, or late. */
export const whenShown = (): Promise<void> => shown;

/** Do what is not needed yet when the first page is shown, or late, and there is nothing else to do. */
export function whenIdle(work: () => void): void {
  void shown.then(() => void (window.requestIdleCallback?.(work) ?? setTimeout(work)));
}

/** Fetch a part of the page; it is tried for until it is there. */
export const fetched = <Part>(load: () => Promise<Part>): Promise<Part> =>
  load().catch(async () => {
    await new Promise((done) => setTimeout(done, TRY_AGAIN));
    return fetched(load);
  });

/** A part of the page that comes later: fetched when there is time for it, and tried for until it is there. */
export function later<Part>(load: () => Promise<Part>): () => Promise<Part> {
  whenIdle(() => void load().catch(() => null));
  return () => fetched(load);
}
