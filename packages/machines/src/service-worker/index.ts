export { serviceWorkerMachine } from './service-worker.machine';
export {
  canAccept,
  isChecking,
  isUpdating,
  selectError,
  selectSnackbar,
} from './service-worker.selectors';
export type {
  KillSwitch,
  UpdateCheck,
  WorkerContext,
  WorkerEvent,
  WorkerFailure,
  WorkerInput,
  WorkerEmitted,
} from './service-worker.types';
