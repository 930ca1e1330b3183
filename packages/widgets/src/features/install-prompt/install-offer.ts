/** The browser's `beforeinstallprompt` event: fired once, maybe before the page is hydrated, and held until it is used. */

import { createListeners } from '../../base/state/store';

/** The event as Chromium fires it. */
export interface InstallOffer extends Event {
  readonly prompt: () => Promise<unknown>;
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

const OFFER = 'beforeinstallprompt';
let held: InstallOffer | null = null;
const { notify, subscribe } = createListeners();

const isOffer = (event: Event): event is InstallOffer => 'prompt' in event && 'userChoice' in event;

/** Holds every offer from now on. Call it before anything is rendered. */
export function holdInstallOffers(): void {
  addEventListener(OFFER, (event) => {
    if (!isOffer(event)) return;
    // Otherwise the browser shows its own bar at once.
    event.preventDefault();
    held = event;
    notify();
  });
}

/** Calls back for every offer, and at once if one is held. Returns the function to unsubscribe. */
export function onInstallOffer(listener: () => void): () => void {
  if (held) listener();
  return subscribe(listener);
}

/** Shows the browser's dialog. Each offer can be used once. */
export async function takeInstallOffer(): Promise<'accepted' | 'dismissed'> {
  const offer = held;
  held = null;
  if (!offer) throw new Error('The browser has not offered to install the app.');
  await offer.prompt();
  return (await offer.userChoice).outcome;
}
