/** The browser's own offer to install: it comes once, maybe before anybody listens, and is kept until it is used. */

/** As Chromium sends it. */
export interface InstallOffer extends Event {
  readonly prompt: () => Promise<unknown>;
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

const OFFER = 'beforeinstallprompt';
let held: InstallOffer | null = null;
const listeners = new Set<() => void>();

const isOffer = (event: Event): event is InstallOffer => 'prompt' in event && 'userChoice' in event;

/** Holds what comes from now on; called before anything is drawn. */
export function holdInstallOffers(): void {
  addEventListener(OFFER, (event) => {
    if (!isOffer(event)) return;
    // The browser would show a bar of its own at once.
    event.preventDefault();
    held = event;
    for (const tell of listeners) tell();
  });
}

/** Calls back with every offer, at once for one that is held; answers how to stop. */
export function onInstallOffer(tell: () => void): () => void {
  listeners.add(tell);
  if (held) tell();
  return () => listeners.delete(tell);
}

/** Shows the browser's dialog; an offer serves once. */
export async function takeInstallOffer(): Promise<'accepted' | 'dismissed'> {
  const offer = held;
  held = null;
  if (!offer) throw new Error('The browser has offered nothing.');
  await offer.prompt();
  return (await offer.userChoice).outcome;
}
