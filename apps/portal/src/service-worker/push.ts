/**
 * Notifications, written by the server as Declarative Web Push. Safari shows them without this worker; here is the same for other
 * browsers, and besides: none for what is on the screen, and one sound for one event.
 */
import { API_BASE, snoozeRoutes } from '@oshimado/contract';
import { pushIdOf } from '@oshimado/domain';
import { WHAT_PLAYS } from '../platform/worker-contract';

interface Action {
  readonly action: string;
  readonly title: string;
  readonly navigate: string;
}

/** The notification of a message, with the fields that the worker uses. */
export interface PushNotification {
  readonly title: string;
  readonly navigate: string;
  readonly tag: string;
  readonly body?: string;
  readonly icon?: string;
  readonly lang?: string;
  readonly actions?: readonly Action[];
  readonly data: {
    readonly event: string;
    readonly video: string | null;
    /** Words of the button that has it come again later, and of one that could not. */
    readonly snooze?: { readonly title: string; readonly failed: string };
  };
}

type Button = Pick<Action, 'action' | 'title'>;

/** What a shown notification keeps for the press on it. */
export interface PushData {
  readonly event: string;
  /** Address for a press, by action; that of the notification itself is `''`. */
  readonly addresses: Readonly<Record<string, string>>;
  /** Said when it could not be snoozed; missing where it cannot be. */
  readonly snoozeFailed?: string;
  /** Its buttons, which browsers do not tell of a shown notification. Missing in one that an earlier version has shown. */
  readonly buttons?: readonly Button[];
}

/** The action that has a notification come again later. */
const SNOOZE = 'snooze';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The notification of a message; undefined for a message of something else. */
export function readPush(message: unknown): PushNotification | undefined {
  if (!isRecord(message) || message['web_push'] !== 8030) return undefined;
  const { notification } = message;
  if (!isRecord(notification) || !isRecord(notification['data'])) return undefined;
  const { title, navigate, tag } = notification;
  if (typeof title !== 'string' || typeof navigate !== 'string' || typeof tag !== 'string')
    return undefined;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by our own server; the required fields were checked
  return notification as unknown as PushNotification;
}

/** How long a page may think about what it plays. */
const ANSWER_MS = 500;

/** The ids of the videos that a page plays; none if it does not answer in time. */
const playedBy = (page: Pick<WindowClient, 'postMessage'>): Promise<readonly unknown[]> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const end = (ids: unknown) => {
      clearTimeout(timer);
      port1.close();
      resolve(Array.isArray(ids) ? ids : []);
    };
    const timer = setTimeout(end, ANSWER_MS);
    port1.addEventListener('message', ({ data }) => end(data));
    port1.start();
    page.postMessage({ type: WHAT_PLAYS }, [port2]);
  });

/** Whether a page that the viewer looks at shows this already: its own page, or a multiview that plays it. */
async function isOnScreen(
  { navigate, data: { video } }: PushNotification,
  pages: readonly WindowClient[],
): Promise<boolean> {
  if (video === null) return false;
  const wanted = new URL(navigate).pathname;
  const visible = pages
    .filter(({ visibilityState }) => visibilityState === 'visible')
    .map((page) => ({ page, path: new URL(page.url).pathname }));
  if (visible.some(({ path }) => path === wanted)) return true;
  const multiviews = visible.filter(({ path }) => /^\/multiview(\/|$)/.test(path));
  const played = await Promise.all(multiviews.map(({ page }) => playedBy(page)));
  return played.flat().includes(video);
}

/** Shows the notification, unless it is on the screen. One that was sent again takes the place of the first without a sound. */
export async function showPush(
  notification: PushNotification,
  { registration, clients }: Pick<ServiceWorkerGlobalScope, 'registration' | 'clients'>,
): Promise<void> {
  const pages = await clients.matchAll({ type: 'window' });
  if (await isOnScreen(notification, pages)) return;
  const { title, tag, body, icon, lang, actions = [], navigate, data } = notification;
  const shown = await registration.getNotifications({ tag });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- typed as any: set below
  const isRepeated = shown.some((one) => (one.data as PushData | null)?.event === data.event);
  const buttons: Button[] = actions.map(({ action, title: words }) => ({ action, title: words }));
  if (data.snooze) buttons.push({ action: SNOOZE, title: data.snooze.title });
  const kept: PushData = {
    event: data.event,
    addresses: Object.fromEntries([
      ['', navigate],
      ...actions.map((one): [string, string] => [one.action, one.navigate]),
    ]),
    buttons,
    snoozeFailed: data.snooze?.failed,
  };
  const options = {
    tag,
    data: kept,
    renotify: !isRepeated,
    silent: isRepeated ? true : null,
    body,
    icon,
    lang,
    actions: buttons,
  };
  await registration.showNotification(title, options);
}

/** Brings the window with the address of what was pressed to the front, or opens one. Other windows stay: they may have edits that are not saved. */
export async function openPush(
  data: PushData,
  action: string,
  clients: Pick<Clients, 'matchAll' | 'openWindow'>,
): Promise<void> {
  const address = data.addresses[action] ?? data.addresses[''];
  if (address === undefined) return;
  const pages = await clients.matchAll({ type: 'window' });
  const page = pages.find(({ url }) => url === address);
  await (page ? page.focus() : clients.openWindow(address));
}

/** Whether the server will send it again: the worker may be ended long before. */
async function askToSnooze(
  event: string,
  { registration, fetch }: Pick<ServiceWorkerGlobalScope, 'registration' | 'fetch'>,
): Promise<boolean> {
  try {
    const subscription = await registration.pushManager.getSubscription();
    if (!subscription) return false;
    const { method, path } = snoozeRoutes.postPushSnooze;
    const address = API_BASE + path.replace('{id}', await pushIdOf(subscription));
    const headers = { 'content-type': 'application/json' };
    const { ok } = await fetch(address, { method, headers, body: JSON.stringify({ event }) });
    return ok;
  } catch {
    // Without a connection, the notification comes back at once and says so.
    return false;
  }
}

/** Has the notification come again later; one that cannot stays, without a sound, and says so. */
async function snooze(
  { title, tag, icon, lang, data }: PressedNotification,
  kept: PushData & { readonly snoozeFailed: string },
  scope: Pick<ServiceWorkerGlobalScope, 'registration' | 'fetch'>,
): Promise<void> {
  if (await askToSnooze(kept.event, scope)) return;
  const actions = [...(kept.buttons ?? [])];
  const options = { tag, icon, lang, data, body: kept.snoozeFailed, silent: true, actions };
  await scope.registration.showNotification(title, options);
}

type PressedNotification = Pick<Notification, 'title' | 'tag' | 'icon' | 'lang' | 'data'>;

/** Snoozes the notification that was pressed, or opens its address. */
export async function pressPush(
  notification: PressedNotification,
  action: string,
  scope: Pick<ServiceWorkerGlobalScope, 'registration' | 'fetch' | 'clients'>,
): Promise<void> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- typed as any: set when it was shown
  const data = notification.data as PushData;
  const { snoozeFailed } = data;
  if (action === SNOOZE && snoozeFailed !== undefined)
    return snooze(notification, { ...data, snoozeFailed }, scope);
  return openPush(data, action, scope.clients);
}

/** The number on the icon of the installed app: as many notifications as are shown. */
export async function countOnIcon(
  registration: Pick<ServiceWorkerRegistration, 'getNotifications'>,
  badge: Partial<Pick<WorkerNavigator, 'setAppBadge' | 'clearAppBadge'>>,
): Promise<void> {
  const { length } = await registration.getNotifications();
  await (length === 0 ? badge.clearAppBadge?.() : badge.setAppBadge?.(length));
}
