import { serviceWorkerMachine, type WorkerInput } from '../service-worker';
import { startMachine } from './start-machine';

export type WorkerSetup = Partial<WorkerInput> & { readonly isUnsaved?: boolean };

/** The machine of a page that a worker controls. */
export function startWorker({ isUnsaved = false, ...input }: WorkerSetup = {}) {
  const run = startMachine(serviceWorkerMachine, { input: { hasController: true, ...input } });
  if (isUnsaved) run.actor.send({ type: 'work.changed', isUnsaved });
  return run;
}
