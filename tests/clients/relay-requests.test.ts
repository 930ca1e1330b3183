/** The relay bot's requests as the facts about the wire list them, sent to our server, with a stand-in for the bot and Discord. */
import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRelay } from '../../apps/api/src/lookups/relay';
import { startServer, type ConformanceServer } from '../conformance/server';
import {
  FANS,
  QUIET,
  ROOMS,
  startRelayStandIn,
  type RelayStandIn,
} from '../support/relay-stand-in';

let bot: RelayStandIn;
let api: ConformanceServer;

beforeAll(async () => {
  bot = await startRelayStandIn();
  api = await startServer(undefined, { relay: createRelay(bot.url, { timeoutMs: 60_000 }) });
});
afterAll(async () => {
  await api.stop();
  await bot.stop();
});

const ask = (action: string, body: unknown) => api.send('POST', `/api/v2/relay/${action}`, body);
const [ROOM] = ROOMS;
const SUBSCRIPTION = {
  link: 'YT_UC1DCedRgGHBdm81E1llLhOQ',
  lang: 'en',
  whitelist: [],
  blacklist: ['Somebody'],
};

/** Logs in at the stand-in as a browser does; answers the code. */
async function codeOf(verifier: string): Promise<string> {
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const query = new URLSearchParams({
    response_type: 'code',
    redirect_uri: 'https://portal.example/relaybot',
    state: 'mine',
    code_challenge: challenge,
    code_challenge_method: 'S256',
  });
  const answer = await fetch(`${bot.discord}/oauth2/authorize?${query.toString()}`, {
    redirect: 'manual',
  });
  return new URL(answer.headers.get('location') ?? '').searchParams.get('code') ?? '';
}

describe('requests of the relay bot’s page', () => {
  it.each([
    ['guild', { ids: [FANS.id, QUIET.id] }, [FANS.id]],
    ['channel', { guild: FANS.id }, ROOMS],
    ['channel', { guild: QUIET.id }, []],
    ['data', { channel: ROOM.id }, { SubChannel: [] }],
    ['submit', { Address: ROOM.id, SubChannel: [SUBSCRIPTION] }, {}],
    ['data', { channel: ROOM.id }, { SubChannel: [SUBSCRIPTION] }],
    ['trigger', { Address: ROOM.id, mode: 1, link: 'YT_dQw4w9WgXcQ', lang: 'ja' }, {}],
    ['trigger', { Address: ROOM.id, mode: 2, link: SUBSCRIPTION.link, lang: 'en' }, {}],
  ])('%s %j', async (action, body, answer) => {
    const got = await ask(action, body);
    expect([got.statusCode, got.json()]).toEqual([200, answer]);
    // Letter by letter what was sent.
    expect(bot.asked.at(-1)).toEqual({ action, body });
  });

  it('user: a code is good for one login, with its verifier', async () => {
    const code = await codeOf('v1');
    const login = { code, mode: 3, code_verifier: 'v1' };
    const first = await ask('user', login);
    expect(first.json()).toMatchObject({ guilds: [FANS, QUIET, { admin: false }] });
    expect((await ask('user', login)).statusCode).toBe(401);
    const stolen = { code: await codeOf('v1'), mode: 3, code_verifier: 'v2' };
    expect((await ask('user', stolen)).statusCode).toBe(401);
  });

  it('an expired token of this site does not matter to a request without it', async () => {
    const path = '/api/v2/relay/guild';
    const got = await api.send('POST', path, { ids: [] }, { authorization: '' });
    expect(got.statusCode).toBe(200);
  });
});

describe('a relay bot that fails', () => {
  beforeEach(() => bot.setMood('guild', undefined));
  afterEach(() => {
    vi.restoreAllMocks();
    bot.setMood('guild', undefined);
  });

  it.each([
    [401, 401, 'unauthorized'],
    [400, 400, 'bad_request'],
    [404, 404, 'bad_request'],
    [500, 503, 'unavailable'],
    ['hang', 503, 'unavailable'],
  ] as const)('with %s is told apart: %i %s', async (mood, status, error) => {
    bot.setMood('guild', mood);
    if (mood === 'hang') {
      const soon = AbortSignal.timeout(100);
      vi.spyOn(AbortSignal, 'timeout').mockReturnValue(soon);
    }
    const got = await ask('guild', { ids: [] });
    expect([got.statusCode, got.json()]).toEqual([status, expect.objectContaining({ error })]);
  });

  it('a relay bot that fails with 429 passes on how long to wait', async () => {
    bot.setMood('guild', 429);
    const got = await ask('guild', { ids: [] });
    expect([got.statusCode, got.headers['retry-after']]).toEqual([429, '7']);
    expect(got.json()).toMatchObject({ error: 'rate_limited' });
  });

  it('a relay bot that fails writes no code and no token into the log', async () => {
    await ask('user', { code: 'a-secret-code', mode: 3, code_verifier: 'a-secret-verifier' });
    expect(api.logs.join('')).not.toMatch(/a-secret/);
  });
});
