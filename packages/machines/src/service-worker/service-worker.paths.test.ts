import { failure } from '../testing/start-machine';
import { provePaths } from '../testing/machine-paths';
import { serviceWorkerMachine } from './service-worker.machine';

provePaths({
  machine: serviceWorkerMachine,
  inputs: [
    { hasController: true },
    { hasController: false },
    { hasController: false, isSupported: false },
  ],
  events: [
    { type: 'update.check' },
    { type: 'worker.waiting' },
    { type: 'update.accept' },
    { type: 'update.dismiss' },
    { type: 'controller.changed' },
    { type: 'work.changed', isUnsaved: true },
    { type: 'work.changed', isUnsaved: false },
  ],
  answers: {
    readKillSwitch: [{}, { kill: true }],
    registerWorker: [undefined],
    checkUpdate: [{}, { kill: true }],
  },
  failures: {
    readKillSwitch: [failure('network')],
    registerWorker: [failure('network')],
    checkUpdate: [failure('network')],
  },
  seen: ({ value, context }) => ({ value, ...context }),
  transient: ['registration.starting'],
});
