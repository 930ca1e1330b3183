/** Accounts: the demo's step in, tokens and their renewal, keys, devices, what is kept and how it goes. */
import type { CreatedKey, Login, Session, User, UserExport } from '@oshimado/contract';
import { calls } from '@oshimado/contract/schemas';
import * as fc from 'fast-check';
import { SignJWT } from 'jose';
import { Client } from 'pg';
import { describe, expect, it } from 'vitest';
import { createAuth } from '../../apps/api/src/auth';
import { deriveKey } from '../../apps/api/src/auth/secrets';
import { ids, videoId } from '../fixtures/world';
import { newPerson, type Person } from './people';
import { SEED } from '../../packages/domain/src/testing/cases';
import { ownServer, serverOfTest } from './server';
import { accountCalls, bearer } from './account-calls';

const MINUTE = 60_000;
const DAY = 86_400_000;

const api = ownServer({ demoLogin: true });

const { call, statusWith } = accountCalls(() => api);
const tokenOf = ({ headers }: Person) => headers['authorization']?.slice('Bearer '.length) ?? '';

describe('stepping into the demo', () => {
  it.each([
    ['viewer', 'user'],
    ['translator', 'user'],
    ['editor', 'editor'],
    ['admin', 'admin'],
  ])('as %s makes an account of its own with the role %s', async (token, role) => {
    const { statusCode, body } = await call('POST', '/user/login', { service: 'demo', token });
    expect(statusCode).toBe(200);
    const login = JSON.parse(body) as Login;
    expect(calls.postLogin.response.parse(login)).toEqual(login);
    expect(login.user).toMatchObject({ role, contribution_count: '0', api_key: null });
    expect(await statusWith(bearer(login.jwt))).toBe(200);
    const again = (await call('POST', '/user/login', { service: 'demo', token })).json<Login>();
    expect(again.user.id).not.toBe(login.user.id);
  });

  it('stepping into the demo as any other account is refused', async () => {
    const { statusCode } = await call('POST', '/user/login', { service: 'demo', token: 'root' });
    expect(statusCode).toBe(400);
  });

  it('stepping into the demo is refused everywhere but in the demo', async () => {
    const real = await serverOfTest();
    for (const token of ['viewer', 'admin']) {
      const refused = await real.send('POST', '/api/v2/user/login', { service: 'demo', token });
      expect([refused.statusCode, refused.json()]).toMatchObject([403, { error: 'forbidden' }]);
    }
  });
});

describe('a token', () => {
  it('a token is renewed; the old one is good for 15 minutes more', async () => {
    const who = await newPerson(api);
    const { statusCode, body } = await call('GET', '/user/refresh', undefined, who.headers);
    expect(statusCode).toBe(200);
    const { jwt, user } = JSON.parse(body) as Login;
    expect(user.id).toBe(who.id);
    expect(jwt).not.toBe(tokenOf(who));
    expect([await statusWith(bearer(jwt)), await statusWith(who.headers)]).toEqual([200, 200]);
    api.pass(15 * MINUTE - 1);
    expect(await statusWith(who.headers)).toBe(200);
    api.pass(1);
    expect([await statusWith(bearer(jwt)), await statusWith(who.headers)]).toEqual([200, 401]);
  });

  it('a token stays good for an extension that holds the former one while the portal renews it', async () => {
    const extension = (await newPerson(api)).headers;
    // The portal checks its login when the user card opens, at most every ten minutes.
    api.pass(10 * MINUTE);
    const portal = await renew(extension);
    expect((await call('GET', '/users/favorites', undefined, extension)).statusCode).toBe(200);
    api.pass(10 * MINUTE);
    const next = await renew(portal);
    expect([await statusWith(extension), await statusWith(portal)]).toEqual([200, 200]);
    // The extension checks its login too, and has the portal's token from then on.
    const caughtUp = await renew(extension);
    api.pass(14 * MINUTE);
    expect([await statusWith(caughtUp), await statusWith(next)]).toEqual([200, 200]);
  });

  it('a token that is used long after it was replaced ends its session, on this device only', async () => {
    const who = await newPerson(api);
    const auth = createAuth({ accounts: api.store.accounts, secret: api.secret, now: api.now });
    const elsewhere = bearer(await auth.sessions.open(who.id, 'another device'));
    const next = await renew(who.headers);
    expect([await statusWith(next), await statusWith(elsewhere)]).toEqual([200, 200]);
    api.pass(15 * MINUTE + 1_000);
    expect(await statusWith(who.headers)).toBe(401);
    expect([await statusWith(next), await statusWith(elsewhere)]).toEqual([401, 200]);
    const words = 'a token was used long after it was replaced: its session has ended';
    const said = api.logs.filter((line) => line.includes(words));
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(/"session":"[\da-f-]{36}"/);
  });

  it('a token stays good as long as its successor has not arrived, which is fetched again', async () => {
    const { headers } = await newPerson(api);
    // The answer is lost on its way.
    await renew(headers);
    api.pass(DAY);
    expect(await statusWith(headers)).toBe(200);
    const next = await renew(headers);
    expect([await statusWith(next), await statusWith(headers)]).toEqual([200, 200]);
    api.pass(15 * MINUTE);
    expect([await statusWith(headers), await statusWith(next)]).toEqual([401, 401]);
    api.pass(-DAY - 15 * MINUTE);
  });

  it('a token is renewed for 90 days after the login, and not a day longer', async () => {
    let newest = (await newPerson(api)).headers;
    for (let day = 6; day <= 84; day += 6) {
      api.pass(6 * DAY);
      newest = await renew(newest);
    }
    api.pass(4 * DAY);
    newest = await renew(newest);
    api.pass(2 * DAY - 1_000);
    newest = await renew(newest);
    expect(await statusWith(newest)).toBe(200);
    api.pass(1_000);
    expect(await statusWith(newest)).toBe(401);
    expect((await call('GET', '/user/refresh', undefined, newest)).statusCode).toBe(401);
    api.pass(-90 * DAY);
  });

  const renew = async (headers: Readonly<Record<string, string>>) =>
    bearer((await call('GET', '/user/refresh', undefined, headers)).json<Login>().jwt);

  it.each([2, 3, 5])(
    'a token that was replaced is valid for its own overlap, also when %i renewals follow each other',
    async (times) => {
      const started = api.now();
      let newest = (await newPerson(api)).headers;
      const replaced: { headers: Readonly<Record<string, string>>; at: number }[] = [];
      for (let index = 0; index < times; index += 1) {
        replaced.push({ headers: newest, at: api.now() });
        newest = await renew(newest);
        api.pass(7_000);
      }
      const statuses = () => Promise.all(replaced.map(({ headers }) => statusWith(headers)));
      expect(await statuses()).toEqual(replaced.map(() => 200));
      while (replaced.length > 0) {
        const [oldest] = replaced;
        api.pass((oldest?.at ?? 0) + 15 * MINUTE - 1 - api.now());
        expect(await statuses()).toEqual(replaced.map(() => 200));
        replaced.shift();
      }
      expect(await statusWith(newest)).toBe(200);
      api.pass(started - api.now());
    },
  );

  it('a token that was replaced twice ends at once with its session', async () => {
    const first = (await newPerson(api)).headers;
    const second = await renew(first);
    const third = await renew(second);
    for (const headers of [first, second, third]) expect(await statusWith(headers)).toBe(200);
    await call('POST', '/user/logout', undefined, second);
    for (const headers of [first, second, third]) expect(await statusWith(headers)).toBe(401);
  });

  it('a token that was replaced renews nothing by itself: its device gets the newest token again', async () => {
    const first = (await newPerson(api)).headers;
    const second = await renew(first);
    const again = await renew(first);
    expect(await statusWith(second)).toBe(200);
    api.pass(15 * MINUTE);
    for (const [headers, status] of [
      [second, 200],
      [again, 200],
      [first, 401],
    ] as const) {
      expect(await statusWith(headers)).toBe(status);
    }
    api.pass(-15 * MINUTE);
  });

  it('a token is renewed by two tabs at once, and both go on', async () => {
    const who = await newPerson(api);
    const refresh = () => call('GET', '/user/refresh', undefined, who.headers);
    const answers = await Promise.all([refresh(), refresh(), refresh()]);
    for (const answer of answers) {
      expect(answer.statusCode).toBe(200);
      expect(await statusWith(bearer(answer.json<Login>().jwt))).toBe(200);
    }
  });

  it('lasts seven days and no longer', async () => {
    const who = await newPerson(api);
    api.pass(7 * DAY - 1_000);
    expect(await statusWith(who.headers)).toBe(200);
    api.pass(1_000);
    expect((await call('GET', '/user/refresh', undefined, who.headers)).statusCode).toBe(401);
    api.pass(-7 * DAY);
  });

  it('a token is taken in any spelling of its scheme, and only as a bearer', async () => {
    const who = await newPerson(api);
    const token = tokenOf(who);
    for (const scheme of ['BEARER', 'Bearer', 'bearer']) {
      expect(await statusWith({ authorization: `${scheme} ${token}` })).toBe(200);
    }
    for (const header of [token, `Basic ${token}`, `Bearer`, `Bearer  `, `Token ${token}`]) {
      expect(await statusWith({ authorization: header })).toBe(401);
    }
    expect(await statusWith({ cookie: `HOLODEX_JWT=${token}` })).toBe(401);
    expect((await call('GET', `/user/check?token=${token}&jwt=${token}`)).statusCode).toBe(401);
  });

  it('altered in any of 5,000 ways is not accepted', async () => {
    const who = await newPerson(api);
    const token = tokenOf(who);
    const auth = createAuth({ accounts: api.store.accounts, secret: api.secret, now: api.now });
    const position = fc.nat(token.length - 1);
    const character = fc.constantFrom(...Array.from('ABCDEFabcdef0189-_.=+/ é'));
    const altered = fc.oneof(
      fc.tuple(position, character).map(([at, c]) => token.slice(0, at) + c + token.slice(at + 1)),
      position.map((at) => token.slice(0, at) + token.slice(at + 1)),
      fc.tuple(position, character).map(([at, c]) => token.slice(0, at) + c + token.slice(at)),
      fc.tuple(position, position).map(([a, b]) => token.slice(a) + token.slice(0, b)),
      fc.string({ maxLength: 300 }),
    );
    const bad = fc.sample(
      altered.filter((text) => text.trim() !== token),
      { numRuns: 5_000, seed: SEED },
    );
    let accepted = 0;
    for (const text of bad) {
      const user = await auth.identify(bearer(text)).catch(() => undefined);
      if (user) accepted += 1;
    }
    expect(bad).toHaveLength(5_000);
    expect(accepted).toBe(0);
  });

  it('signed otherwise, for another audience, by another issuer or for another session is refused', async () => {
    const who = await newPerson(api, 'admin');
    const [, payload = ''] = tokenOf(who).split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<
      string,
      unknown
    >;
    const key = deriveKey(api.secret, 'session tokens');
    const sign = (more: object, alg = 'HS256', secret: Uint8Array = key) =>
      new SignJWT({ ...claims, ...more }).setProtectedHeader({ alg }).sign(secret);
    const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`;
    const other = await newPerson(api);
    const forged = [
      none,
      await sign({}, 'HS512'),
      await sign({}, 'HS256', deriveKey(api.secret, 'login tickets')),
      await sign({}, 'HS256', new TextEncoder().encode(api.secret)),
      await sign({ aud: 'login' }),
      await sign({ iss: 'somebody' }),
      await sign({ exp: 1 }),
      await sign({ nbf: Math.floor(api.now() / 1_000) + 60 }),
      await sign({ jti: 'another' }),
      await sign({ sub: other.id }),
      await sign({ sid: '0b5a3a2e-7d5c-4c1e-9f3a-000000000001' }),
    ];
    for (const token of forged) expect(await statusWith(bearer(token))).toBe(401);
    expect(await statusWith(bearer(await sign({})))).toBe(200);
  });

  it('a token says nothing of roles: a role that is taken away is gone at the next call', async () => {
    const who = await newPerson(api, 'editor');
    const topic = (id: string) =>
      call('POST', '/topics/video', { videoId: videoId('past-sora'), topicId: id }, who.headers);
    expect((await topic('One')).statusCode).toBe(200);
    await api.store.accounts.setRole(who.id, 'user');
    api.pass(1_000);
    expect((await topic('Two')).statusCode).toBe(403);
  });
});

describe('logging out', () => {
  const again = async (who: Person) => {
    const auth = createAuth({ accounts: api.store.accounts, secret: api.secret, now: api.now });
    return bearer(await auth.sessions.open(who.id, 'another device'));
  };

  it('logging out ends this device at once, and leaves the others', async () => {
    const who = await newPerson(api);
    const other = await again(who);
    expect((await call('POST', '/user/logout', undefined, who.headers)).json()).toEqual({});
    expect([await statusWith(who.headers), await statusWith(other)]).toEqual([401, 200]);
  });

  it('logging out ends one other device, by its id', async () => {
    const who = await newPerson(api);
    const other = await again(who);
    const sessions = (await call('GET', '/user/sessions', undefined, who.headers)).json<
      Session[]
    >();
    expect(sessions.filter(({ current }) => current)).toHaveLength(1);
    expect(sessions).toHaveLength(2);
    const session = sessions.find(({ current }) => !current);
    expect(session?.device).toBe('another device');
    const body = { session: session?.id };
    expect((await call('POST', '/user/logout', body, who.headers)).statusCode).toBe(200);
    expect([await statusWith(who.headers), await statusWith(other)]).toEqual([200, 401]);
    expect((await call('POST', '/user/logout', body, who.headers)).statusCode).toBe(404);
  });

  it("logging out of another account's device is not possible", async () => {
    const [one, two] = [await newPerson(api), await newPerson(api)];
    const [session] = (await call('GET', '/user/sessions', undefined, one.headers)).json<
      Session[]
    >();
    const refused = await call('POST', '/user/logout', { session: session?.id }, two.headers);
    expect(refused.statusCode).toBe(404);
    expect(await statusWith(one.headers)).toBe(200);
  });

  it('logging out ends all devices', async () => {
    const who = await newPerson(api);
    const other = await again(who);
    await call('POST', '/user/logout', { all: true }, who.headers);
    expect([await statusWith(who.headers), await statusWith(other)]).toEqual([401, 401]);
  });
});

/** Columns of any table that name the account, with how many rows do. */
async function rowsNaming(id: string): Promise<Map<string, number>> {
  const client = new Client({ connectionString: api.database.connectionString });
  await client.connect();
  const { rows: columns } = await client.query<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns
      where table_schema = 'public' and column_name ~ '(user|creator|approver)_id$'`,
  );
  const found = new Map<string, number>();
  for (const { table, column } of columns) {
    const { rowCount } = await client.query(`select from ${table} where ${column} = $1`, [id]);
    if (rowCount) found.set(`${table}.${column}`, rowCount);
  }
  await client.end();
  return found;
}

describe('an account', () => {
  it('an account changes its name, with or without a slash at the end', async () => {
    const who = await newPerson(api);
    for (const [path, name] of [
      ['/user', '推し'],
      ['/user/', '  Oshi  '],
    ] as const) {
      const { statusCode, body } = await call('POST', path, { name }, who.headers);
      expect([statusCode, (JSON.parse(body) as User).username]).toEqual([200, name.trim()]);
    }
    for (const name of ['', '   ', 'a'.repeat(61)]) {
      expect((await call('POST', '/user', { name }, who.headers)).statusCode).toBe(400);
    }
  });

  it('an account takes everything that is kept about it home, and nothing of others', async () => {
    const [who, other] = [await newPerson(api), await newPerson(api)];
    for (const { headers } of [who, other]) {
      await api.send(
        'PATCH',
        '/api/v2/users/favorites',
        [{ op: 'add', channel_id: ids.sora }],
        headers,
      );
      await call('POST', '/playlist/', { name: 'Mine', video_ids: [] }, headers);
      await call(
        'POST',
        `/videos/${videoId('live-kuzu')}/chats?lang=en`,
        { name: 'T', message: 'x' },
        headers,
      );
      await call(
        'POST',
        `/reports/video/${videoId('past-miko')}`,
        [{ name: 'Comments', value: 'x' }],
        headers,
      );
    }
    const kept = (await call('GET', '/user/export', undefined, who.headers)).json<UserExport>();
    expect(calls.getUserExport.response.parse(kept)).toEqual(kept);
    const { favorites, playlists, chats, reports, sessions } = kept;
    expect([favorites, playlists, chats, reports, sessions].map(({ length }) => length)).toEqual([
      1, 1, 1, 1, 1,
    ]);
  });

  it('an account is deleted with what is its own; what it gave stays without its name', async () => {
    const who = await newPerson(api, 'editor', 'leaving');
    const video = videoId('gone-kuzu');
    await call('POST', '/topics/video', { videoId: video, topicId: 'Left_behind' }, who.headers);
    await call(
      'POST',
      `/videos/${videoId('past-sora')}/chatsBulk?lang=ko`,
      [{ name: 'T', message: 'stays' }],
      who.headers,
    );
    const list = (await call('POST', '/playlist/', { name: 'Goes' }, who.headers)).json<number>();
    const { api_key } = (
      await call('GET', '/user/createKey', undefined, who.headers)
    ).json<CreatedKey>();
    const favorite = [{ op: 'add', channel_id: ids.sora }];
    const patched = { ...who.headers, 'idempotency-key': 'leaving' };
    await api.send('PATCH', '/api/v2/users/favorites', favorite, patched);
    const complaint = [{ name: 'Comments', value: 'x' }];
    await call('POST', `/reports/video/${video}`, complaint, who.headers);
    expect([...(await rowsNaming(who.id)).keys()].toSorted()).toEqual(
      expect.arrayContaining([
        'api_keys.user_id',
        'audit.user_id',
        'chats.creator_id',
        'favorites.user_id',
        'identities.user_id',
        'playlists.user_id',
        'replays.user_id',
        'reports.user_id',
        'sessions.user_id',
        'videos.topic_approver_id',
      ]),
    );
    expect((await call('DELETE', '/user', {}, who.headers)).statusCode).toBe(400);
    expect((await call('DELETE', '/user', { confirm: 'delete' }, who.headers)).json()).toEqual({});
    expect(await rowsNaming(who.id)).toEqual(new Map());
    expect(await statusWith(who.headers)).toBe(401);
    expect(await statusWith({ 'x-apikey': api_key })).toBe(403);
    expect((await call('GET', `/playlist/${list}`)).statusCode).toBe(404);
    const admin = await newPerson(api, 'admin');
    const log = (
      await call('GET', `/audit?video_id=${video}&limit=1`, undefined, admin.headers)
    ).json();
    expect(log).toMatchObject([{ user_id: null, username: null, after: 'Left_behind' }]);
    const lines = await api.get(`/api/v2/videos/${videoId('past-sora')}/chats?lang=ko`);
    expect(lines.json()).toMatchObject([{ name: '?', message: 'stays' }]);
  });
});
