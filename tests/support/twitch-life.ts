/** Runs the Twitch source against the stand-in on a moved clock and a store in memory. */
import {
  createMemoryStore,
  type MemoryStore,
} from '../../apps/api/src/sources/holodex/testing/memory-store';
import type { Source } from '../../apps/api/src/sources/source';
import {
  createTwitchSource,
  type TwitchSourceOptions,
} from '../../apps/api/src/sources/twitch/twitch-source';
import { createMovedClock, type MovedClock } from './moved-clock';
import {
  createTwitchStandIn,
  type TwitchStandIn,
  type TwitchStandInOptions,
} from './twitch-stand-in';
import type { TwitchStream } from './twitch-world';
import { channelId } from './youtube-life';

/** When a life begins. */
export const TWITCH_BEGIN = Date.UTC(2026, 10, 10, 8);

export const twitchUsers = Array.from({ length: 12 }, (_, n) => ({
  id: String(1_000 + n),
  login: `talent_${n}`,
  name: `Talent ${n}`,
}));

/** The file of channels with these logins. */
export const listOfLogins = (logins: readonly string[]): string =>
  `channels:\n${logins
    .map((login, n) => `  - { name: Talent, youtube: ${channelId(n)}, twitch: ${login} }\n`)
    .join('')}`;

export interface TwitchLife {
  readonly store: MemoryStore;
  readonly clock: MovedClock;
  readonly standIn: TwitchStandIn;
  readonly source: () => Source;
  readonly warnings: { readonly details: object; readonly message: string }[];
  /** Text of the list of channels; a new one is read within seconds. */
  list: string;
  readonly restart: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

export async function beginTwitchLife(
  streams: readonly TwitchStream[],
  options: Partial<TwitchStandInOptions & TwitchSourceOptions> = {},
): Promise<TwitchLife> {
  const clock = createMovedClock(TWITCH_BEGIN);
  const standIn = createTwitchStandIn({
    now: clock.now,
    users: twitchUsers,
    streams,
    ...options,
  });
  const store = createMemoryStore(clock.now);
  const warnings: TwitchLife['warnings'] = [];
  const run = async () => {
    const ending = new AbortController();
    const context = {
      store,
      clock,
      signal: ending.signal,
      log: {
        info: () => undefined,
        warn: (details: object, message: string) => void warnings.push({ details, message }),
      },
      onProgress: () => undefined,
    };
    const source = createTwitchSource({
      clientId: 'id',
      clientSecret: 'secret',
      listPath: 'channels.yaml',
      readList: async () => life.list,
      fetch: clock.watch((input, init) => standIn.fetch(input, init)),
      ...options,
    });
    await source.fill(context);
    const following = source.follow(context);
    const stop = async () => {
      ending.abort();
      await following;
    };
    return { source, stop };
  };
  const life: TwitchLife = {
    store,
    clock,
    standIn,
    warnings,
    list: listOfLogins(twitchUsers.map(({ login }) => login)),
    source: () => running.source,
    restart: async () => {
      await running.stop();
      running = await run();
    },
    stop: () => running.stop(),
  };
  let running = await run();
  return life;
}
