/**
 * The service worker, a separate program. It caches the files of the site and the last home page, so that every address works
 * offline. Boards are stored by the page (src/platform/last-boards.ts) and never here: responses that need a login are not
 * handled by the worker.
 */
import { SKIP_WAITING } from '../platform/worker-contract';
import { createPages } from './pages';
import {
  commonPaths,
  dropOldFiles,
  fetchAll,
  pathsOf,
  sentencePaths,
  versionOf,
  type PrecacheEntry,
} from './precache';
import { countOnIcon, pressPush, readPush, showPush } from './push';
import { decide, UNASKED } from './routing';
import { answer } from './stores';
import { takeOver } from './take-over';

declare const self: ServiceWorkerGlobalScope & {
  readonly __WB_MANIFEST: readonly PrecacheEntry[];
};

// oxlint-disable-next-line no-underscore-dangle -- the place the build fills in
const paths = pathsOf(self.__WB_MANIFEST);
const pages = createPages(versionOf(paths), new Set(paths));

/** All files, the shell, and the sentences of the language it is in. */
async function install(): Promise<void> {
  await fetchAll(commonPaths(paths));
  await fetchAll(sentencePaths(paths, await pages.install()));
}

/** Static routes, in browsers that have them; TypeScript does not know them yet. */
interface RoutedInstall extends ExtendableEvent {
  readonly addRoutes?: (
    rules: readonly {
      readonly condition: { readonly urlPattern: string };
      readonly source: 'network';
    }[],
  ) => Promise<void>;
}

// Does not skip waiting by itself: open pages use the old files until the viewer accepts the update.
self.addEventListener('install', (event: RoutedInstall) => {
  const rules = UNASKED.map((urlPattern) => ({
    condition: { urlPattern },
    source: 'network' as const,
  }));
  event.waitUntil(Promise.all([install(), event.addRoutes?.(rules)]));
});

self.addEventListener('message', (event) => {
  const data: unknown = event.data;
  if (typeof data !== 'object' || data === null || !('type' in data)) return;
  if (data.type === SKIP_WAITING) event.waitUntil(self.skipWaiting());
});

const dropOld = () => Promise.all([pages.dropOld(), dropOldFiles(paths, Date.now())]);
self.addEventListener('activate', (event) =>
  event.waitUntil(takeOver({ registration: self.registration, clients: self.clients, dropOld })),
);

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const strategy = decide(request, self.location.origin);
  const waitUntil = (work: Promise<unknown>) => event.waitUntil(work);
  if (strategy === 'network') return;
  if (strategy === 'page') {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- typed as any: the response of navigation preload
    const preload = event.preloadResponse as Promise<Response | undefined>;
    event.respondWith(pages.answer({ request, preload, waitUntil }));
    return;
  }
  event.respondWith(answer(strategy, request, waitUntil));
});

async function receive(data: PushMessageData | null): Promise<void> {
  const notification = readPush(data?.json());
  if (notification) await showPush(notification, self);
  await countOnIcon(self.registration, self.navigator);
}
self.addEventListener('push', (event) => event.waitUntil(receive(event.data)));

async function press({ notification, action }: NotificationEvent): Promise<void> {
  notification.close();
  await pressPush(notification, action, self);
  await countOnIcon(self.registration, self.navigator);
}
self.addEventListener('notificationclick', (event) => event.waitUntil(press(event)));
self.addEventListener('notificationclose', (event) =>
  event.waitUntil(countOnIcon(self.registration, self.navigator)),
);
