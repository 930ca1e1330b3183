/** Where a login lies on this device: the keys `token` and `user` of the browser's storage, shared by all tabs. */
import type { Login } from '@oshimado/contract';
import { reportError } from '../../errors/report';

export const TOKEN_KEY = 'token';
export const USER_KEY = 'user';

export interface KeptLogin {
  readonly login: Login | null;
  /** When the server last said that it holds, epoch ms; 0: never. */
  readonly checkedAt: number;
}

const nobody: KeptLogin = { login: null, checkedAt: 0 };

export interface LoginStore {
  readonly read: () => KeptLogin;
  readonly write: (kept: KeptLogin) => void;
  /** Calls back when another tab has changed it; answers how to stop. */
  readonly onChange: (tell: (kept: KeptLogin) => void) => () => void;
}

type UserText = { readonly user?: unknown; readonly checkedAt?: unknown };

function parseUser(text: string | null): { user: Login['user']; checkedAt: number } | null {
  if (text === null) return null;
  try {
    const value = JSON.parse(text) as UserText | null;
    const { user, checkedAt } = value ?? {};
    if (typeof user !== 'object' || user === null || !('id' in user) || !('role' in user))
      return null;
    return {
      user: user as Login['user'],
      checkedAt: typeof checkedAt === 'number' ? checkedAt : 0,
    };
  } catch {
    // Somebody else wrote there: without a user there is no login to go on with.
    return null;
  }
}

/** A new API key comes whole with the account once; the device does not keep it. */
const withoutKey = (user: Login['user']): Login['user'] => ({ ...user, api_key: null });

function keep(storage: Storage, { login, checkedAt }: KeptLogin): void {
  if (!login) {
    storage.removeItem(TOKEN_KEY);
    storage.removeItem(USER_KEY);
    return;
  }
  // The token last: other tabs look at the whole once it has changed.
  storage.setItem(USER_KEY, JSON.stringify({ user: withoutKey(login.user), checkedAt }));
  storage.setItem(TOKEN_KEY, login.jwt);
}

/**
 * Whether another tab's change is told. The token's always is. The account's alone is where it is the same one under
 * another name: otherwise a token of that account is on its way, and the one at hand is somebody else's.
 */
function isWhole({ key, oldValue, newValue }: StorageEvent): boolean {
  // A null key: everything was cleared.
  if (key === TOKEN_KEY || key === null) return true;
  if (key !== USER_KEY) return false;
  const [before, after] = [parseUser(oldValue), parseUser(newValue)];
  return before !== null && before.user.id === after?.user.id;
}

/** A device that refuses its storage, or has no room, keeps a login for this page only. */
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
      // An old token beside another account would be worse than none.
      storage.removeItem(TOKEN_KEY);
    }
  };
  return {
    read,
    write,
    onChange(tell) {
      const onStorage = (event: StorageEvent) => {
        if (!isWhole(event)) return;
        unkept = storage ? null : unkept;
        tell(read());
      };
      addEventListener('storage', onStorage);
      return () => removeEventListener('storage', onStorage);
    },
  };
}
