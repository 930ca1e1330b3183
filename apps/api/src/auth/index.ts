export {
  keyRefused,
  needsLogin,
  requirePermission,
  requireUser,
  type Caller,
  type User,
} from './caller';
export { createAuth, type Auth, type AuthOptions } from './auth';
