/** The worker of a page in a story: the real machine, which starts in a state and stays there until something is pressed. */
import { serviceWorkerMachine } from '@oshimado/machines/service-worker';
import { createActor, type SnapshotFrom } from 'xstate';
import type { AppUpdateControl, CheckResult } from '../parts/app-update';

type State = SnapshotFrom<typeof serviceWorkerMachine>['value'];

export interface StoryUpdateOptions {
  /** Default `registered`. */
  readonly registration?: State['registration'];
  /** Default `current`. */
  readonly page?: State['page'];
  /** The page was reloaded for a new version. Default false. */
  readonly isUpdated?: boolean;
  /** Result of a check for updates. Default `current`. */
  readonly result?: CheckResult;
}

export function storyUpdate({
  registration = 'registered',
  page = 'current',
  isUpdated = false,
  result = 'current',
}: StoryUpdateOptions): AppUpdateControl {
  const snapshot = serviceWorkerMachine.resolveState({
    value: { registration, page },
    context: {
      hasController: page !== 'free',
      isSupported: registration !== 'unsupported',
      isUnsaved: page === 'updated' || page === 'outdated',
      requests: 0,
      error: registration === 'failed' ? 'registration' : null,
    },
  });
  const actor = createActor(serviceWorkerMachine, {
    snapshot,
    input: { hasController: true },
  }).start();
  return {
    actor,
    accept: () => actor.send({ type: 'update.accept' }),
    check: () => Promise.resolve(result),
    forceRefresh: () => Promise.resolve('reloading'),
    takeChangelogFlag: () => isUpdated,
  };
}
