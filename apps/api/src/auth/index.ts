export {
  keyRefused,
  needsLogin,
  requirePermission,
  requireUnsuspended,
  requireUser,
  type Caller,
  type User,
} from './caller';
export { createAuth, type Auth } from './auth';
