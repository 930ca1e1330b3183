export { ActorsWithToasts } from './ActorsWithToasts';
export { ClockNotice } from './ClockNotice';
export { LateToastHost } from './LateToastHost';
export { loadActorMessages } from './load-actor-messages';
export { SuspensionNotice } from './SuspensionNotice';
export { ToastsProvider, useNotify } from './ToastsProvider';
export { useCopyLink } from './use-copy-link';
export { useSentMutation } from './use-undoable-mutation';
export { TwitterWarning } from './TwitterWarning';
