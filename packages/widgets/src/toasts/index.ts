export { ActorsWithToasts } from './ActorsWithToasts';
export { ToastLogProvider, useToastLog } from './ToastLogProvider';
export { ToastsProvider, useNotify } from './ToastsProvider';
export { TwitterWarning } from './TwitterWarning';
