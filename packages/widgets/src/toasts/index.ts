export { ActorsWithToasts, loadActorMessages } from './ActorsWithToasts';
export { ClockNotice } from './ClockNotice';
export { ToastLogProvider, useToastLog } from './ToastLogProvider';
export { ToastsProvider, useNotify } from './ToastsProvider';
export { TwitterWarning } from './TwitterWarning';
