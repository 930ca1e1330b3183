export {
  keyRefused,
  needsLogin,
  requirePermission,
  requireUser,
  type Caller,
  type User,
} from './caller';
export { createAuth, type Auth } from './auth';
