/** Who asks. */
import { FRESH_LOGIN_MS, permissionFor, type Action, type Circumstances } from '@oshimado/domain';
import type { Role } from '@oshimado/contract';
import { ApiError } from '../errors';

export interface Session {
  readonly id: string;
  /** Id of the token that speaks for it. */
  readonly tokenId: string;
  /** Epoch milliseconds at which this device logged in. */
  readonly loggedInAt: number;
}

export interface User {
  /** Digits. */
  readonly id: string;
  readonly username: string;
  readonly role: Role;
  /** The device that asks; undefined for an API key. */
  readonly session: Session | undefined;
}

/** Undefined for a guest. */
export type Caller = User | undefined;

const ADVICE = {
  login: 'Log in to do this.',
  fresh: 'This needs a login of the last 24 hours. Log in again, then repeat it.',
} as const;

export const needsLogin = (): ApiError => new ApiError('unauthorized', ADVICE.login);

/** A key is as good as the account that made it, and never stale; what a key may not do at all the call says. */
const isFresh = ({ session }: User, now: number) =>
  session === undefined || now - session.loggedInAt <= FRESH_LOGIN_MS;

/** Throws unless the caller may; answers the caller, who is somebody where the rule asks for one. */
export function requirePermission(
  action: Action,
  caller: Caller,
  now: number,
  { ownerId, refusal }: Pick<Circumstances, 'ownerId'> & { readonly refusal?: string } = {},
): void {
  const freshLogin = caller === undefined || isFresh(caller, now);
  const permission = permissionFor(action, caller, { ownerId, freshLogin });
  if (permission === 'yes') return;
  if (permission === 'login') throw needsLogin();
  if (permission === 'fresh') throw new ApiError('stale_login', ADVICE.fresh);
  throw new ApiError('forbidden', refusal ?? "You don't have enough privilege for this.");
}

/** The caller of a call that only users reach. */
export function requireUser(caller: Caller): User {
  if (!caller) throw needsLogin();
  return caller;
}
