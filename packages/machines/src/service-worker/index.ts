export { serviceWorkerMachine } from './service-worker.machine';
export * from './service-worker.selectors';
export type {
  KillSwitch,
  WorkerContext,
  WorkerEvent,
  WorkerInput,
  WorkerEmitted,
} from './service-worker.types';
