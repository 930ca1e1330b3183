/** The relay bot of the demo world: it is in one of two servers, keeps subscriptions as long as the process runs, and posts nothing. */
import type { Relay } from './relay';

const BOT_GUILD = '900000000000000001';
const CHANNELS = [
  { id: '910000000000000001', name: 'translations' },
  { id: '910000000000000002', name: 'karaoke-night' },
  { id: '910000000000000003', name: '配信の感想' },
] as const;
const ACCOUNT = {
  access_token: 'demo',
  guilds: [
    { id: BOT_GUILD, name: 'Demo fan server', admin: true },
    { id: '900000000000000002', name: 'Another demo server', admin: true },
    { id: '900000000000000003', name: 'A server of somebody else', admin: false },
  ],
} as const;
/** More is not kept: these channels are everybody's. */
const KEPT_MAX = 200;

type Fields = Readonly<Record<string, unknown>>;

const given = (body: unknown): Fields =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the contract lets objects through only
  (body ?? {}) as Fields;

/** Answers as the service of a relay bot does. */
export function createDemoRelay(): Relay {
  const kept = new Map<string, readonly unknown[]>();
  const actions: Readonly<Record<string, (body: Fields) => unknown>> = {
    user: () => ACCOUNT,
    guild: ({ ids }) => (Array.isArray(ids) && ids.includes(BOT_GUILD) ? [BOT_GUILD] : []),
    channel: ({ guild }) => (guild === BOT_GUILD ? CHANNELS : []),
    data: ({ channel }) => ({ SubChannel: kept.get(String(channel)) ?? [] }),
    submit: ({ Address, SubChannel }) => {
      const channel = CHANNELS.find(({ id }) => id === Address);
      if (channel && Array.isArray(SubChannel)) {
        kept.set(channel.id, SubChannel.slice(0, KEPT_MAX));
      }
      return {};
    },
    trigger: () => ({}),
  };
  return async (action, body) =>
    Object.hasOwn(actions, action) ? actions[action]?.(given(body)) : {};
}
