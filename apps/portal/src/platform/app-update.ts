/**
 * The service worker machine with the browser's functions as ports. Handles the machine's emitted events; AppUpdate renders its
 * state.
 */
import {
  canAccept,
  isChecking,
  selectError,
  serviceWorkerMachine,
  type KillSwitch,
} from '@oshimado/machines/service-worker';
import type { AppUpdateControl } from '@oshimado/widgets/internal/parts/app-update';
import { ACTIVATION_TIMEOUT_MS } from '@oshimado/domain';
import { createActor, fromPromise, waitFor } from 'xstate';
import { later } from './later';
import { CACHE_PREFIX, SKIP_WAITING } from './worker-contract';

/** The browser's functions that are used here, so that tests can replace them. */
export interface UpdateBrowser {
  /** undefined if the browser has no service workers, or in development. */
  readonly workers: ServiceWorkerContainer | undefined;
  readonly caches: Pick<CacheStorage, 'keys' | 'delete'>;
  readonly isOnline: () => boolean;
  /** Rejects when it fails to load. */
  readonly readKillSwitch: () => Promise<KillSwitch>;
  readonly register: () => Promise<ServiceWorkerRegistration>;
  readonly reload: () => void;
  /** Stores across the reload that a new version is active. */
  readonly keepChangelogFlag: () => void;
  /** Whether another document stored it; removes it. */
  readonly takeChangelogFlag: () => boolean;
  /** Tells the other documents of the browser that the worker was removed. */
  readonly tellRemovedWorker: () => void;
  /** Calls back when another document has removed it. */
  readonly watchRemovedWorker: (onRemoved: () => void) => void;
  readonly log: (what: string) => void;
}

async function clearCaches({ caches }: UpdateBrowser): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(CACHE_PREFIX)).map((name) => caches.delete(name)),
  );
}

async function removeWorkers(browser: UpdateBrowser): Promise<void> {
  const registrations = (await browser.workers?.getRegistrations()) ?? [];
  await Promise.all(registrations.map((registration) => registration.unregister()));
  // After unregistering the worker, which could otherwise fill them again.
  await clearCaches(browser);
}

const isAnswering = ({ readKillSwitch }: UpdateBrowser): Promise<boolean> =>
  readKillSwitch().then(
    () => true,
    () => false,
  );

/** Resolves once the installing worker is installed or has failed. */
function settled(worker: ServiceWorker | null): Promise<void> {
  if (!worker || worker.state !== 'installing') return Promise.resolve();
  return new Promise((resolve) => {
    worker.addEventListener('statechange', () => resolve(), { once: true });
  });
}

/** An installing worker loads many files: the one that waits does not stay back for longer, since the page is reloaded soon after. */
const INSTALL_WAIT_MS = ACTIVATION_TIMEOUT_MS / 2;

/**
 * Calls back each time a worker is installed and waits behind another one; the first worker of a browser never waits.
 */
function watchWaiting(
  registration: ServiceWorkerRegistration,
  workers: ServiceWorkerContainer,
  onWaiting: () => void,
): void {
  const look = () => {
    if (registration.waiting && workers.controller) onWaiting();
  };
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', look);
  });
  look();
}

export function createAppUpdate(browser: UpdateBrowser): AppUpdateControl {
  const { workers } = browser;
  let registration: ServiceWorkerRegistration | undefined;
  const actor = createActor(
    serviceWorkerMachine.provide({
      actors: {
        readKillSwitch: fromPromise(() => browser.readKillSwitch()),
        registerWorker: fromPromise(async () => {
          registration = await browser.register();
          if (workers) {
            watchWaiting(registration, workers, () => actor.send({ type: 'worker.waiting' }));
          }
        }),
        checkUpdate: fromPromise(async () => {
          // Offline there is nothing to find and no failure to log.
          if (!browser.isOnline()) return {};
          const answer = await browser.readKillSwitch();
          if (answer.kill !== true) {
            await registration?.update();
            await settled(registration?.installing ?? null);
          }
          return answer;
        }),
      },
    }),
    { input: { hasController: Boolean(workers?.controller), isSupported: workers !== undefined } },
  );

  /** Removal of the workers, which a following reload waits for. */
  let removal = Promise.resolve();
  actor.on('worker.failed', ({ code }) => browser.log(code));
  actor.on('worker.skipWaiting', () => {
    const takeOver = () => registration?.waiting?.postMessage({ type: SKIP_WAITING });
    // Wait for an installing worker first: it would otherwise cause another reload.
    const installing = registration?.installing;
    if (installing) void Promise.race([settled(installing), later(INSTALL_WAIT_MS)]).then(takeOver);
    else takeOver();
  });
  actor.on('worker.unregister', () => {
    // Without a connection nothing but the worker answers the reload.
    if (!browser.isOnline()) return;
    removal = removeWorkers(browser)
      .then(browser.tellRemovedWorker)
      .catch(() => browser.log('unregister'));
  });
  actor.on('changelog.pending', () => browser.keepChangelogFlag());
  actor.on('page.reload', () => void removal.then(() => browser.reload()));
  const changeController = () => actor.send({ type: 'controller.changed' });
  workers?.addEventListener('controllerchange', changeController);
  // The browser does not tell this tab that another one has removed the worker, so that the new version is loaded from now on.
  browser.watchRemovedWorker(changeController);
  actor.start();

  return {
    actor,
    accept: () => actor.send({ type: 'update.accept' }),
    takeChangelogFlag: () => browser.takeChangelogFlag(),
    async check() {
      const { registration: state } = actor.getSnapshot().value;
      if (state === 'unsupported' || state === 'killed') return 'unsupported';
      if (!browser.isOnline()) return 'offline';
      actor.send({ type: 'update.check' });
      const done = await waitFor(
        actor,
        (snapshot) => !isChecking(snapshot) && !snapshot.hasTag('busy'),
      );
      if (canAccept(done)) return 'waiting';
      return selectError(done) === null ? 'current' : 'failed';
    },
    async forceRefresh() {
      // Nothing but the worker answers a reload where the server does not.
      if (!browser.isOnline()) return 'offline';
      if (!(await isAnswering(browser))) return 'failed';
      await removeWorkers(browser);
      browser.reload();
      return 'reloading';
    },
  };
}
