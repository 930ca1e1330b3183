export { serviceWorkerMachine } from './service-worker.machine';
export {
  canAccept,
  isChecking,
  isUpdating,
  selectError,
  selectSnackbar,
} from './service-worker.selectors';
export {
  ACTIVATION_TIMEOUT_MS,
  UPDATE_CHECK_MS,
  UPDATE_CHECK_TIMEOUT_MS,
} from './service-worker.limits';
export type {
  UpdateCheck,
  WorkerContext,
  WorkerEvent,
  WorkerFailure,
  WorkerInput,
  WorkerNotice,
} from './service-worker.types';
