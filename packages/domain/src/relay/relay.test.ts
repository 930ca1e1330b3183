import type { RelaySite } from '@oshimado/contract';
import { describe, expect, it } from 'vitest';
import { cases } from '../testing/cases';
import { mulberry32 } from '../testing/random';
import {
  isOwnReturn,
  readRelayAccount,
  readRelayChannels,
  readRelayGuilds,
  readRelayReturn,
  readSubscriptions,
  relayChannel,
  relayInviteAddress,
  relayLinkAddress,
  relayLoginAddress,
  relayOnce,
  restoreSubscription,
  sameSubscriptions,
  subscriptionKey,
  withName,
  withoutName,
  withoutSubscription,
  withSubscription,
  type Subscriptions,
} from './index';

const SITE: RelaySite = {
  clientId: '826055534318583858',
  mode: 3,
  discord: 'https://discord.com',
  usesPkce: true,
  isDemo: false,
};
const LOGIN = { site: SITE, origin: 'https://oshi.example', state: 's1', challenge: 'c1' };
const CHANNEL = 'UC1DCedRgGHBdm81E1llLhOQ';
const VIDEO = 'dQw4w9WgXcQ';

describe('login with Discord', () => {
  it('login with Discord asks for the code flow with state and PKCE', () => {
    const url = new URL(relayLoginAddress(LOGIN));
    expect(url.origin + url.pathname).toBe('https://discord.com/oauth2/authorize');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: '826055534318583858',
      response_type: 'code',
      scope: 'guilds identify',
      redirect_uri: 'https://oshi.example/relaybot',
      state: 's1',
      code_challenge: 'c1',
      code_challenge_method: 'S256',
    });
  });

  it('login with Discord returns to a configured address, and in the demo world to the page at once', () => {
    const redirect = 'https://oshi.example/elsewhere';
    const url = new URL(relayLoginAddress({ ...LOGIN, site: { ...SITE, redirect } }));
    expect(url.searchParams.get('redirect_uri')).toBe(redirect);
    const demo = relayLoginAddress({ ...LOGIN, site: { ...SITE, isDemo: true } });
    expect(demo).toBe('/relaybot?code=demo&state=s1');
  });

  it('login with Discord has no challenge for a service that knows no PKCE', () => {
    const url = new URL(relayLoginAddress({ ...LOGIN, site: { ...SITE, usesPkce: false } }));
    expect([...url.searchParams.keys()].join()).not.toContain('challenge');
    expect(url.searchParams.get('state')).toBe('s1');
  });

  it('invites the bot with its permissions, to a server if one is named', () => {
    const url = new URL(relayInviteAddress(SITE, '7'));
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: SITE.clientId,
      permissions: '274877910016',
      scope: 'bot applications.commands',
      guild_id: '7',
    });
    expect(new URL(relayInviteAddress(SITE)).searchParams.has('guild_id')).toBe(false);
  });

  it.each([
    ['', { type: 'none' }, ''],
    ['?lang=ja', { type: 'none' }, '?lang=ja'],
    ['?state=s1', { type: 'none' }, '?state=s1'],
    ['?code=', { type: 'none' }, '?code='],
    ['?code=a&state=s1', { type: 'code', code: 'a', state: 's1' }, ''],
    ['?lang=ja&code=a', { type: 'code', code: 'a', state: null }, '?lang=ja'],
    ['?error=access_denied&error_description=no&state=s1', { type: 'denied' }, ''],
    ['?error=server_error', { type: 'failed' }, ''],
    ['?code=a&error=access_denied', { type: 'denied' }, ''],
    ['?code=a&guild_id=7&permissions=8', { type: 'code', code: 'a', state: null }, ''],
  ])('login with Discord reads %j', (search, outcome, clean) => {
    expect(readRelayReturn(search)).toEqual({ outcome, clean });
  });

  it('login with Discord accepts the return of its own attempt alone', () => {
    const attempt = { state: 's1', verifier: 'v1' };
    expect(isOwnReturn('s1', attempt)).toBe(true);
    expect(isOwnReturn('s2', attempt)).toBe(false);
    expect(isOwnReturn(null, attempt)).toBe(false);
    expect(isOwnReturn('s1', undefined)).toBe(false);
  });
});

describe('addresses for the bot', () => {
  it.each([
    [`https://www.youtube.com/channel/${CHANNEL}?view=0`, { link: `YT_${CHANNEL}` }],
    [`youtube.com/channel/${CHANNEL}/videos`, { link: `YT_${CHANNEL}` }],
    ['  ', { problem: 'empty' }],
    ['https://www.youtube.com/@TokinoSora', { problem: 'handle' }],
    ['https://www.youtube.com/c/TokinoSora', { problem: 'name' }],
    [`https://youtu.be/${VIDEO}`, { problem: 'video' }],
    [CHANNEL, { problem: 'unknown' }],
    ['https://www.twitch.tv/shylily', { problem: 'unknown' }],
  ])('the channel of %j', (text, channel) => {
    expect(relayChannel(text)).toEqual(channel);
  });

  it.each([
    [`https://youtu.be/${VIDEO}?si=x`, { link: `YT_${VIDEO}`, mode: 1 }],
    [`https://oshi.example/watch/${VIDEO}`, { link: `YT_${VIDEO}`, mode: 1 }],
    [`https://www.youtube.com/channel/${CHANNEL}`, { link: `YT_${CHANNEL}`, mode: 2 }],
    ['https://www.youtube.com/@TokinoSora', { problem: 'handle' }],
    ['', { problem: 'empty' }],
    ['hello', { problem: 'unknown' }],
  ])('%j to relay once', (text, once) => {
    expect(relayOnce(text, { hosts: ['oshi.example'] })).toEqual(once);
  });

  it('lead back to the channel', () => {
    expect(relayLinkAddress(`YT_${CHANNEL}`)).toBe(`https://www.youtube.com/channel/${CHANNEL}`);
    expect(relayLinkAddress('YT_../evil')).toBe('https://www.youtube.com/channel/..%2Fevil');
    expect(relayLinkAddress('TW_somebody')).toBeUndefined();
  });
});

describe('answers of the bot', () => {
  it('answers of the bot keep the servers of an administrator alone, and no token', () => {
    const guilds = [
      { id: '1', name: 'Mine', admin: true },
      { id: '2', name: 'Other', admin: false },
      { id: '1', name: 'Mine', admin: true },
      { id: '3', admin: true },
      null,
    ];
    expect(readRelayAccount({ access_token: 't', guilds })).toEqual({
      guilds: [
        { id: '1', name: 'Mine' },
        { id: '3', name: '3' },
      ],
    });
  });

  it('answers of the bot have a default for each missing field', () => {
    const SubChannel = [{ link: 'YT_a' }, { lang: 'ja' }, 'YT_b'];
    expect(readSubscriptions({ SubChannel })).toEqual([
      { link: 'YT_a', lang: 'en', whitelist: [], blacklist: [] },
    ]);
    expect(readSubscriptions({})).toEqual([]);
  });

  it('answers of the bot have no name in both lists and no pair twice', () => {
    const row = { link: 'YT_a', lang: 'en', whitelist: ['A', 'B'], blacklist: ['B', 'B'] };
    expect(readSubscriptions({ SubChannel: [row, row] })).toEqual([
      { link: 'YT_a', lang: 'en', whitelist: ['A'], blacklist: ['B'] },
    ]);
  });

  it.each([undefined, null, 7, 'x', {}, [], { guilds: {} }, { access_token: 't' }])(
    'invalid answers of the bot are no account: %j',
    (answer) => expect(readRelayAccount(answer)).toBeUndefined(),
  );

  it.each([undefined, null, 'x', {}])('invalid answers of the bot are no lists: %j', (answer) => {
    expect(readRelayGuilds(answer)).toBeUndefined();
    expect(readRelayChannels(answer)).toBeUndefined();
  });

  it.each([undefined, null, 'x', [], { SubChannel: 7 }])(
    'invalid answers of the bot are no subscriptions: %j',
    (answer) => expect(readSubscriptions(answer)).toBeUndefined(),
  );
});

describe('subscriptions', () => {
  const one = { link: 'YT_a', lang: 'en', whitelist: [], blacklist: [] };
  const two = { ...one, lang: 'ja' };

  it('occur once for each channel and language', () => {
    const list = withSubscription([one], { link: 'YT_a', lang: 'ja' });
    expect(list).toEqual([one, two]);
    expect(withSubscription([one], one)).toBeUndefined();
  });

  it('come back where they were', () => {
    const list = withoutSubscription([one, two], subscriptionKey(one));
    expect(list).toEqual([two]);
    expect(restoreSubscription(list, one, 0)).toEqual([one, two]);
    expect(restoreSubscription([one, two], one, 0)).toEqual([one, two]);
  });

  it('a name moves from one list to the other', () => {
    const key = subscriptionKey(one);
    const added = withName([one], key, 'whitelist', ' Mio ');
    expect(added).toEqual({ outcome: 'added', list: [{ ...one, whitelist: ['Mio'] }] });
    const moved = withName(added.list, key, 'blacklist', 'Mio');
    expect(moved).toEqual({ outcome: 'moved', list: [{ ...one, blacklist: ['Mio'] }] });
    expect(withName(moved.list, key, 'blacklist', 'Mio').outcome).toBe('known');
    expect(withName(moved.list, key, 'blacklist', '  ').outcome).toBe('empty');
    expect(withName(moved.list, key, 'blacklist', 'x'.repeat(101)).outcome).toBe('tooLong');
    expect(withoutName(moved.list, key, 'blacklist', 'Mio')).toEqual([one]);
  });

  it('subscriptions stay without duplicates, and lists exclusive, whatever is done', () => {
    const random = mulberry32(20_261_125);
    const pick = <T>(of: readonly [T, ...T[]]): T => of[Math.floor(random() * of.length)] ?? of[0];
    const names = ['A', 'B', ' A', 'C', ''] as const;
    let list: Subscriptions = [];
    for (let step = 0; step < cases(100_000); step += 1) {
      const pair = { link: pick(['YT_a', 'YT_b', 'YT_c']), lang: pick(['en', 'ja']) };
      const key = subscriptionKey(pair);
      const kind = pick(['whitelist', 'blacklist'] as const);
      const removed = list[0];
      list = pick([
        () => withSubscription(list, pair) ?? list,
        () => withName(list, key, kind, pick(names)).list,
        () => withoutName(list, key, kind, pick(names)),
        () => (random() < 0.2 ? withoutSubscription(list, key) : list),
        () => (removed ? restoreSubscription(list.slice(1), removed, 2) : list),
      ])();
      const keys = list.map(subscriptionKey);
      expect(new Set(keys).size).toBe(keys.length);
      for (const { whitelist, blacklist } of list) {
        const all = [...whitelist, ...blacklist];
        expect(new Set(all).size).toBe(all.length);
      }
      // What is saved is read back as it was.
      expect(sameSubscriptions(readSubscriptions({ SubChannel: list }) ?? [], list)).toBe(true);
    }
  });

  it('differ by any name and by their order', () => {
    expect(sameSubscriptions([one, two], [one, two])).toBe(true);
    expect(sameSubscriptions([one, two], [two, one])).toBe(false);
    expect(sameSubscriptions([one], [{ ...one, whitelist: ['A'] }])).toBe(false);
    expect(sameSubscriptions([one], [])).toBe(false);
  });
});
