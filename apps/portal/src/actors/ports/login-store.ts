/** Where a login lies on this device: the keys `token` and `user` of the browser's storage, shared by all tabs. */
import type { Login } from '@oshimado/contract';

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

/** A device that refuses its storage keeps a login for this page only. */
export function createLoginStore(storage: Storage | null): LoginStore {
  let memory = nobody;
  const read = (): KeptLogin => {
    if (!storage) return memory;
    const jwt = storage.getItem(TOKEN_KEY);
    const kept = parseUser(storage.getItem(USER_KEY));
    return jwt !== null && jwt !== '' && kept
      ? { login: { jwt, user: kept.user }, checkedAt: kept.checkedAt }
      : nobody;
  };
  const write = (kept: KeptLogin) => {
    memory = kept;
    if (!storage) return;
    const { login, checkedAt } = kept;
    if (!login) {
      storage.removeItem(TOKEN_KEY);
      storage.removeItem(USER_KEY);
      return;
    }
    // The token last: other tabs look at the whole once it has changed.
    storage.setItem(USER_KEY, JSON.stringify({ user: login.user, checkedAt }));
    storage.setItem(TOKEN_KEY, login.jwt);
  };
  return {
    read,
    write,
    onChange(tell) {
      const onStorage = (event: StorageEvent) => {
        // A null key: everything was cleared.
        if (event.key === TOKEN_KEY || event.key === null) tell(read());
      };
      addEventListener('storage', onStorage);
      return () => removeEventListener('storage', onStorage);
    },
  };
}
