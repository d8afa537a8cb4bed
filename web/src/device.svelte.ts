import { whenIdle } from './later';
import { route } from './route.svelte';

const LONGEST_CHANGE = 2000;

/** What Chromium tells when the app could be installed. */
interface InstallOffer extends Event {
  prompt(): Promise<void>;
}

/** The app on this device: whether it may be installed, and the versions of it that the service worker keeps. */
class Device {
  /** A newer version lies ready, or is in use in another tab. */
  hasNewVersion = $state(false);
  #offer = $state.raw<InstallOffer | null>(null);
  #registration: ServiceWorkerRegistration | null = null;
  #isWanted = false;

  constructor() {
    addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault(); // it is offered in words of our own, where it is in nobody's way
      this.#offer = event as InstallOffer;
    });
    addEventListener('appinstalled', () => (this.#offer = null));
  }

  get canInstall(): boolean {
    return this.#offer !== null;
  }

  async install(): Promise<void> {
    const offer = this.#offer;
    this.#offer = null; // it can be asked once
    await offer?.prompt();
  }

  /** Keep the app on the device, once the page has nothing else to do. */
  keep(): void {
    if (import.meta.env.PROD && 'serviceWorker' in navigator) whenIdle(() => void this.#register().catch(() => null));
    let before = route.place;
    $effect.root(() => {
      $effect(() => {
        if (route.place !== before && this.hasNewVersion) this.useNewVersion();
        before = route.place;
      });
    });
  }

  /** Load the page anew in the newer version: at a wish, or between two matches. */
  useNewVersion(): void {
    const waiting = this.#registration?.waiting;
    this.#isWanted = true;
    waiting?.postMessage({ type: 'SKIP_WAITING' });
    // The old worker may have work left, which ends with the page.
    setTimeout(() => location.reload(), waiting ? LONGEST_CHANGE : 0);
  }

  async #register(): Promise<void> {
    const { serviceWorker } = navigator;
    let isFirst = !serviceWorker.controller;
    serviceWorker.addEventListener('controllerchange', () => {
      if (this.#isWanted) location.reload();
      else if (!isFirst) this.hasNewVersion = true; // taken in another tab
      isFirst = false;
    });
    const registration = await serviceWorker.register('/sw.js');
    this.#registration = registration;
    const look = (): void => {
      if (registration.waiting && serviceWorker.controller) this.hasNewVersion = true;
    };
    look();
    registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look));
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) void registration.update().catch(() => null);
    });
    keepUsedFiles(await serviceWorker.ready);
  }
}

/** Let the worker keep what this page used before it was there: the texts and the fonts of the language, the cards. */
function keepUsedFiles({ active }: ServiceWorkerRegistration): void {
  const used = performance.getEntriesByType('resource').map(({ name }) => name);
  const urlsToCache = used.filter((name) => name.startsWith(`${location.origin}/assets/`));
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
}

export const device = new Device();
