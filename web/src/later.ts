const TRY_AGAIN = 1500;

/** Do what is not needed yet when the page is there and has nothing else to do. */
export function whenIdle(work: () => void): void {
  const wait = (): void => void (window.requestIdleCallback?.(work) ?? setTimeout(work, 1000));
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}

/** Resolves when all pictures on the page are there, or cannot be had. */
export const picturesShown = (): Promise<unknown> =>
  Promise.allSettled([...document.images].map((image) => image.decode()));

/** A part of the page that comes later: fetched when there is time for it, and tried for until it is there. */
export function later<Part>(load: () => Promise<Part>): () => Promise<Part> {
  const get = (): Promise<Part> =>
    load().catch(async () => {
      await new Promise((done) => setTimeout(done, TRY_AGAIN));
      return get();
    });
  whenIdle(() => void load().catch(() => null));
  return get;
}
