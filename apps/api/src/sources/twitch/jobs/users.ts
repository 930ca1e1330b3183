/** Followed accounts: logins of the list become ids, which stay when a login changes. Looked up when new, then once a day. */
import type { ChannelRecord } from '../../../store/records';
import type { ListedChannel } from '../../channel-list/channel-list';
import {
  channelIdOf,
  channelRecord,
  HANDLES,
  orgRecords,
  type FollowedChannel,
  type KnownHandles,
} from '../../channel-list/channel-record';
import { SourceFailure } from '../../http/failure';
import { address, label, type Row } from '../../parse/value';
import { PAGE } from '../api/twitch-client';
import { DAY, MINUTE, taskOf, type TwitchParts } from '../twitch-parts';

export interface UsersJob {
  readonly name: string;
  /** Brings the followed accounts in line with the list, with what is known of them. */
  readonly adopt: () => Promise<void>;
  /** Looks up to 100 logins up. */
  readonly step: () => Promise<void>;
  readonly dueAt: () => number;
}

interface Account {
  readonly id: string;
  readonly picture?: string | undefined;
}

const ACCOUNTS = taskOf('accounts');

const loginOf = ({ twitch }: ListedChannel) => twitch?.toLowerCase();

const accountOf = (row: Row): readonly [string, Account] | undefined => {
  const login = label(64)(row.login);
  const id = label(64)(row.id);
  if (login === undefined || id === undefined) return undefined;
  return [
    login.toLowerCase(),
    { id, picture: address('https://www.twitch.tv/')(row.profile_image_url) },
  ];
};

export function createUsersJob(parts: TwitchParts): UsersJob {
  const { client, store, list, users, clock, log } = parts;
  let accounts: Map<string, Account> | undefined;
  let followed: readonly FollowedChannel[] = [];
  /** Logins that are looked up next. */
  let queue: string[] = [];
  /** Logins that were looked up since the round began. */
  const asked = new Set<string>();
  /** Handles without a known id. */
  let handles = new Set<string>();
  let roundAt = clock.now();
  let adoptedAt = Number.NEGATIVE_INFINITY;

  const load = async () => {
    accounts ??= new Map(
      Object.entries((await store.loadProgress<Record<string, Account>>(ACCOUNTS)) ?? {}),
    );
    return accounts;
  };

  const loadHandles = async () => (await store.loadProgress<KnownHandles>(HANDLES)) ?? {};

  const connect = (known: ReadonlyMap<string, Account>) => {
    users.clear();
    for (const channel of followed) {
      const account = known.get(loginOf(channel) ?? '');
      if (account && !users.has(account.id))
        users.set(account.id, { channel, picture: account.picture });
    }
  };

  const warnOfHandles = (channels: readonly ListedChannel[]) => {
    const unknown = channels.map(({ youtube }) => youtube);
    if (unknown.some((handle) => !handles.has(handle)))
      log.warn(
        { channels: unknown },
        'channels that are named by a handle are followed at Twitch once the YouTube source knows their ids',
      );
    handles = new Set(unknown);
  };

  const adopt = async () => {
    adoptedAt = clock.now();
    const current = list.current();
    if (!current) return;
    const known = await load();
    const ids = await loadHandles();
    const wanted = current.channels.filter(({ twitch }) => twitch !== undefined);
    followed = wanted.flatMap((channel) => {
      const id = channelIdOf(channel, ids);
      return id === undefined ? [] : [{ ...channel, id }];
    });
    warnOfHandles(wanted.filter((channel) => channelIdOf(channel, ids) === undefined));
    await store.writeOrgs(orgRecords(current));
    const pictures = followed.map((channel): ChannelRecord => {
      const photo = known.get(loginOf(channel) ?? '')?.picture;
      return { ...channelRecord(channel, current), ...(photo !== undefined && { photo }) };
    });
    await store.writeChannels(pictures);
    connect(known);
    const waiting = new Set(queue);
    for (const login of followed.map(loginOf))
      if (login !== undefined && !known.has(login) && !asked.has(login)) waiting.add(login);
    queue = [...waiting];
  };

  /** Channels whose handles were found since. */
  const takeHandles = async () => {
    adoptedAt = clock.now();
    const ids = await loadHandles();
    if ([...handles].some((handle) => ids[handle.toLowerCase()] !== undefined)) await adopt();
  };

  /** One login that Twitch finds malformed fails the call of all. */
  const ask = async (logins: readonly string[]): Promise<readonly Row[]> => {
    try {
      return await client.usersByLogin(logins);
    } catch (error) {
      if (!(error instanceof SourceFailure && error.kind === 'refused')) throw error;
      if (logins.length === 1) return [];
      const half = Math.ceil(logins.length / 2);
      return [...(await ask(logins.slice(0, half))), ...(await ask(logins.slice(half)))];
    }
  };

  const lookUp = async (logins: readonly string[]) => {
    const known = await load();
    const rows = await ask(logins);
    const found = new Map(rows.map(accountOf).filter((account) => account !== undefined));
    for (const [login, account] of found) known.set(login, account);
    const unknown = logins.filter((login) => !found.has(login));
    if (unknown.length > 0)
      log.warn(
        { logins: unknown },
        'Twitch knows no accounts with these logins; they are looked up again tomorrow',
      );
    await store.saveProgress(ACCOUNTS, Object.fromEntries(known));
    return known;
  };

  return {
    name: 'users',
    adopt,
    dueAt: () => {
      if (queue.length > 0) return client.heldUntil();
      return Math.min(
        roundAt + DAY,
        handles.size > 0 ? adoptedAt + MINUTE : Number.POSITIVE_INFINITY,
      );
    },
    step: async () => {
      const now = clock.now();
      if (queue.length === 0) {
        if (now >= roundAt + DAY) {
          roundAt = now;
          asked.clear();
          queue = [...new Set(followed.flatMap((channel) => loginOf(channel) ?? []))];
          await adopt();
        } else await takeHandles();
        return;
      }
      const logins = queue.slice(0, PAGE);
      const known = await lookUp(logins);
      for (const login of logins) asked.add(login);
      queue = queue.slice(logins.length);
      if (queue.length > 0) connect(known);
      else await adopt();
    },
  };
}
