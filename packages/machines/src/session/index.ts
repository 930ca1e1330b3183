export { sessionMachine } from './session.machine';
export { hasTwitterWarning, selectUser } from './session.selectors';
export type {
  Refreshed,
  RefreshInput,
  Revocation,
  SessionContext,
  SessionEvent,
  SessionInput,
  SessionEmitted,
} from './session.types';
