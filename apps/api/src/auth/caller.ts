/** The account of a request. */
import {
  FRESH_LOGIN_MS,
  permissionFor,
  type Action,
  type Circumstances,
  type Credential,
} from '@oshimado/domain';
import type { Role, Suspension } from '@oshimado/contract';
import { ApiError } from '../errors';

export interface Session {
  readonly id: string;
  /** Id of the token of the request. */
  readonly tokenId: string;
  /** Epoch milliseconds at which this device logged in. */
  readonly loggedInAt: number;
}

export interface User {
  /** Digits. */
  readonly id: string;
  readonly username: string;
  readonly role: Role;
  /** The device of the request; undefined for an API key. */
  readonly session: Session | undefined;
  /** Undefined unless the account is suspended now. */
  readonly suspension: Suspension | undefined;
}

/** Undefined for a guest. */
export type Caller = User | undefined;

const ADVICE = {
  login: 'Log in to do this.',
  fresh: 'This requires a login from the last 24 hours. Log in again, then retry.',
  noKey: 'This requires a login. API keys cannot do it.',
  no: "You don't have enough privilege for this.",
} as const;

export const needsLogin = (): ApiError => new ApiError('unauthorized', ADVICE.login);

/** The credential of the request. */
const credentialOf = ({ session }: User): Credential => (session ? 'login' : 'key');

/** The error for an API key where a login is required. */
export const keyRefused = (): ApiError => new ApiError('forbidden', ADVICE.noKey);

const isFresh = ({ session }: User, now: number) =>
  session !== undefined && now - session.loggedInAt <= FRESH_LOGIN_MS;

/** Throws 401 or 403 unless the caller has this permission. */
export function requirePermission(
  action: Action,
  caller: Caller,
  now: number,
  { ownerId, refusal }: Pick<Circumstances, 'ownerId'> & { readonly refusal?: string } = {},
): void {
  const permission = permissionFor(action, caller, {
    ownerId,
    ...(caller && { freshLogin: isFresh(caller, now), credential: credentialOf(caller) }),
  });
  if (permission === 'yes') return;
  if (permission === 'login') throw needsLogin();
  if (permission === 'fresh') throw new ApiError('stale_login', ADVICE.fresh);
  if (permission === 'noKey') throw keyRefused();
  throw new ApiError('forbidden', refusal ?? ADVICE.no);
}

/** Throws 403 if the account is suspended. */
export function requireUnsuspended({ suspension }: Pick<User, 'suspension'>): void {
  if (!suspension) return;
  const { reason, until } = suspension;
  const end = until === null ? '' : ` until ${until.slice(0, 16).replace('T', ' ')} UTC`;
  throw new ApiError(
    'suspended',
    `Your account is suspended${end}: you can read, but change nothing. Reason: ${reason}`,
  );
}

/** The caller; throws 401 for a guest. */
export function requireUser(caller: Caller): User {
  if (!caller) throw needsLogin();
  return caller;
}
