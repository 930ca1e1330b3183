export { ActorsWithToasts } from './ActorsWithToasts';
export { ClockNotice } from './ClockNotice';
export { loadActorMessages } from './load-actor-messages';
export { ToastLogProvider, useToastLog } from './ToastLogProvider';
export { ToastsProvider, useNotify } from './ToastsProvider';
export { TwitterWarning } from './TwitterWarning';
