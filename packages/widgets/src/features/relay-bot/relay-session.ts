/**
 * What the page of the relay bot knows of a viewer: the login at Discord, what is chosen, and changes that are not saved yet.
 * It is kept in the tab alone, so that a reload or another login loses nothing, and closing the tab forgets it.
 */
import {
  readRelayAccount,
  readSubscriptions,
  type RelayAccount,
  type Subscriptions,
} from '@oshimado/domain';
import { reportError } from '../../base/reporting';
import { createStore } from '../../base/state/store';
import { storedValue } from '../../base/state/stored';

export interface RelayState {
  /** null: not logged in. */
  readonly account: RelayAccount | null;
  /** Id of the chosen server. */
  readonly guildId: string | null;
  /** Id of the chosen text channel. */
  readonly channelId: string | null;
  /** Changed subscriptions by text channel. */
  readonly drafts: Readonly<Record<string, Subscriptions>>;
  /** The address to relay once, as typed. */
  readonly once: string;
}

export interface RelaySession {
  readonly get: () => RelayState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly change: (changes: Partial<RelayState>) => void;
  /** Forgets everything. */
  readonly clear: () => void;
}

export const RELAY_SESSION_KEY = 'oshimado-relay';

export const emptyRelayState: RelayState = {
  account: null,
  guildId: null,
  channelId: null,
  drafts: {},
  once: '',
};

/** The bot's own forms, so that one reader reads both. */
const jsonOf = ({ account, drafts, ...rest }: RelayState) => ({
  ...rest,
  account: account && {
    guilds: account.guilds.map((guild) => ({ ...guild, admin: true })),
  },
  drafts: Object.entries(drafts).map(([channel, SubChannel]) => ({ channel, SubChannel })),
});

/** As it is stored. */
export const writeRelayState = (state: RelayState): string => JSON.stringify(jsonOf(state));

const textOf = (value: unknown) => (typeof value === 'string' ? value : null);

function readDrafts(value: unknown): RelayState['drafts'] {
  if (!Array.isArray(value)) return {};
  const entries = value.flatMap((row: unknown) => {
    const list = readSubscriptions(row);
    const channel =
      typeof row === 'object' && row !== null && 'channel' in row ? textOf(row.channel) : null;
    return list && channel !== null ? [[channel, list] as const] : [];
  });
  return Object.fromEntries(entries);
}

function readState(read: unknown): RelayState {
  if (typeof read !== 'object' || read === null) return emptyRelayState;
  const stored = read as Partial<Record<keyof RelayState, unknown>>;
  return {
    account: readRelayAccount(stored.account) ?? null,
    guildId: textOf(stored.guildId),
    channelId: textOf(stored.channelId),
    drafts: readDrafts(stored.drafts),
    once: textOf(stored.once) ?? '',
  };
}

/** A storage that refuses to write costs a login after a reload, nothing else. */
export function createRelaySession(storage: Storage | null): RelaySession {
  const stored = storedValue(
    {
      key: RELAY_SESSION_KEY,
      read: readState,
      toJson: (state) => (state === emptyRelayState ? undefined : jsonOf(state)),
      onRefused: reportError,
    },
    storage,
  );
  const { getState, setState, subscribe } = createStore(stored.read());
  const set = (next: RelayState) => {
    stored.write(next);
    setState(next);
  };
  return {
    get: getState,
    subscribe,
    change: (changes) => set({ ...getState(), ...changes }),
    clear: () => set(emptyRelayState),
  };
}
