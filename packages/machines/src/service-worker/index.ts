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
  WorkerNotice,
} from './service-worker.types';
