/** The service worker of this document, started on first use. */
import { WORKER_ADDRESS } from '@oshimado/domain';
import type { KillSwitch } from '@oshimado/machines/service-worker';
import { browserStorage } from '@oshimado/widgets/internal/base/browser';
import type { AppUpdateControl } from '@oshimado/widgets/internal/parts/app-update';
import { createAppUpdate } from './app-update';
import { changelogFlag } from './changelog-flag';
import { tellRemovedWorker, watchRemovedWorker } from './removed-worker';
import { workerScript } from './worker-script';

const KILL_SWITCH_URL = '/kill-switch.json';

async function readKillSwitch(): Promise<KillSwitch> {
  const answer = await fetch(KILL_SWITCH_URL, { cache: 'no-store', credentials: 'omit' });
  if (!answer.ok) throw new Error(`${KILL_SWITCH_URL} answered ${answer.status}`);
  const value: unknown = await answer.json();
  return {
    kill: typeof value === 'object' && value !== null && 'kill' in value && value.kill === true,
  };
}

let started: AppUpdateControl | undefined;

export const appUpdate = (): AppUpdateControl =>
  (started ??= createAppUpdate({
    // In development a worker would cache files that change.
    workers: import.meta.env.PROD ? navigator.serviceWorker : undefined,
    caches: globalThis.caches,
    isOnline: () => navigator.onLine,
    readKillSwitch,
    register: () =>
      navigator.serviceWorker.register(workerScript(WORKER_ADDRESS), {
        scope: '/',
        updateViaCache: 'none',
      }),
    reload: () => location.reload(),
    keepChangelogFlag: () => changelogFlag(browserStorage()).raise(),
    takeChangelogFlag: () => changelogFlag(browserStorage()).take(),
    tellRemovedWorker: () => tellRemovedWorker(browserStorage()),
    watchRemovedWorker,
    // oxlint-disable-next-line no-console -- failures of the worker are only logged
    log: (what) => console.warn(`Service worker: ${what}`),
  }));
