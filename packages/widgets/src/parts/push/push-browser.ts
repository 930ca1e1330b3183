/** What notifications need of the browser: its permission, and a subscription at its push service. */
import type { PushDeviceBody } from '@oshimado/contract';
import { installDevice } from '../../base/browser/install-device';

/** `ios`: only as an app on the home screen. `denied`: the viewer refused, and the browser does not ask again. */
export type PushAbility = 'ready' | 'denied' | 'ios' | 'unsupported';

/** A subscription, without what it is for; with the one that it replaces, if it is for another key than that one. */
export type PushAddress = Pick<PushDeviceBody, 'endpoint' | 'former' | 'keys'>;

/** The browser, as notifications use it; a story or a test has another. */
export interface PushBrowser {
  readonly ability: () => PushAbility;
  /** Whether the viewer has allowed notifications already, so that subscribing asks nothing. */
  readonly isAllowed: () => boolean;
  /** The subscription there is; undefined if there is none. */
  readonly current: () => Promise<PushAddress | undefined>;
  /** Asks for permission and subscribes; undefined if the viewer refuses. Call it in a press. */
  readonly subscribe: (key: string) => Promise<PushAddress | undefined>;
  readonly unsubscribe: () => Promise<void>;
}

const manager = async (): Promise<PushManager | undefined> =>
  (await navigator.serviceWorker.getRegistration())?.pushManager;

function addressOf(subscription: PushSubscription): PushAddress | undefined {
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh, auth } = keys ?? {};
  return endpoint && p256dh && auth ? { endpoint, keys: { p256dh, auth } } : undefined;
}

const bytesOf = (key: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  );

function hasKey({ options }: PushSubscription, key: Uint8Array): boolean {
  const used = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  return used.length === key.length && used.every((byte, at) => byte === key[at]);
}

export const pushBrowser: PushBrowser = {
  ability: () => {
    if (!('PushManager' in window && 'serviceWorker' in navigator && 'Notification' in window)) {
      const { isApple, isStandalone } = installDevice();
      return isApple && !isStandalone ? 'ios' : 'unsupported';
    }
    return Notification.permission === 'denied' ? 'denied' : 'ready';
  },
  isAllowed: () => Notification.permission === 'granted',
  current: async () => {
    const subscription = await (await manager())?.getSubscription();
    return subscription ? addressOf(subscription) : undefined;
  },
  subscribe: async (text) => {
    if ((await Notification.requestPermission()) !== 'granted') return undefined;
    const push = await manager();
    if (!push) throw new Error('the service worker is not registered');
    const key = bytesOf(text);
    const known = await push.getSubscription();
    if (known && hasKey(known, key)) return addressOf(known);
    // A subscription for another key, as after a change of the server's secret, cannot be renewed.
    await known?.unsubscribe();
    const address = addressOf(
      await push.subscribe({ userVisibleOnly: true, applicationServerKey: key }),
    );
    return address && known ? { ...address, former: known.endpoint } : address;
  },
  unsubscribe: async () => {
    await (await (await manager())?.getSubscription())?.unsubscribe();
  },
};
