/** The stored login: the keys `token` and `user` of the browser's storage, shared by all tabs. */
import type { Login } from '@oshimado/contract';
import { reportError } from '../../reporting/report';
import { parseStored } from '../../state/parse-stored';

export const TOKEN_KEY = 'token';
export const USER_KEY = 'user';

export interface KeptLogin {
  readonly login: Login | null;
  /** When the server last confirmed the token, epoch ms; 0: never. */
  readonly checkedAt: number;
}

const nobody: KeptLogin = { login: null, checkedAt: 0 };

export interface LoginStore {
  readonly read: () => KeptLogin;
  readonly write: (kept: KeptLogin) => void;
  /** Calls back when another tab has changed it. Returns the function to unsubscribe. */
  readonly onChange: (listener: (kept: KeptLogin) => void) => () => void;
}

type UserText = { readonly user?: unknown; readonly checkedAt?: unknown };

function parseUser(text: string | null): { user: Login['user']; checkedAt: number } | null {
  const { user, checkedAt } = (parseStored(text) ?? {}) as UserText;
  if (typeof user !== 'object' || user === null || !('id' in user) || !('role' in user))
    return null;
  return {
    user: user as Login['user'],
    checkedAt: typeof checkedAt === 'number' ? checkedAt : 0,
  };
}

/** A new API key comes whole with the account once; the device does not keep it. */
const withoutKey = (user: Login['user']): Login['user'] => ({ ...user, api_key: null });

function keep(storage: Storage, { login, checkedAt }: KeptLogin): void {
  if (!login) {
    storage.removeItem(TOKEN_KEY);
    storage.removeItem(USER_KEY);
    return;
  }
  // The token is written last, because its change makes other tabs read both keys.
  storage.setItem(USER_KEY, JSON.stringify({ user: withoutKey(login.user), checkedAt }));
  storage.setItem(TOKEN_KEY, login.jwt);
}

/**
 * Whether both keys are written. A change of the token always means so. A change of `user` alone does if the id is the same,
 * as after a rename; with another id the token of that account is not written yet.
 */
function isWhole({ key, oldValue, newValue }: StorageEvent): boolean {
  // A null key: everything was cleared.
  if (key === TOKEN_KEY || key === null) return true;
  if (key !== USER_KEY) return false;
  const [before, after] = [parseUser(oldValue), parseUser(newValue)];
  return before !== null && before.user.id === after?.user.id;
}

/** Where the storage refuses writes, the login lasts as long as the page. */
export function createLoginStore(storage: Storage | null): LoginStore {
  let unkept: KeptLogin | null = storage ? null : nobody;
  const read = (): KeptLogin => {
    if (unkept || !storage) return unkept ?? nobody;
    const jwt = storage.getItem(TOKEN_KEY);
    const kept = parseUser(storage.getItem(USER_KEY));
    return jwt !== null && jwt !== '' && kept
      ? { login: { jwt, user: kept.user }, checkedAt: kept.checkedAt }
      : nobody;
  };
  const write = (kept: KeptLogin) => {
    unkept = kept;
    if (!storage) return;
    try {
      keep(storage, kept);
      unkept = null;
    } catch (error) {
      reportError(error);
      // The old token must not stay beside the new user.
      storage.removeItem(TOKEN_KEY);
    }
  };
  return {
    read,
    write,
    onChange(listener) {
      const onStorage = (event: StorageEvent) => {
        if (!isWhole(event)) return;
        unkept = storage ? null : unkept;
        listener(read());
      };
      addEventListener('storage', onStorage);
      return () => removeEventListener('storage', onStorage);
    },
  };
}
