/** API keys: made, shown once, replaced by their owner, and what they may not do. */
import type { CreatedKey, Login, User } from '@oshimado/contract';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createAuth } from '../../apps/api/src/auth';
import { isApiKey, makeApiKey } from '../../apps/api/src/auth/api-keys';
import { newPerson, type Person } from './people';
import { ownServer } from './server';
import { accountCalls, bearer } from './account-calls';

const DAY = 86_400_000;

const api = ownServer({ demoLogin: true });

const { call, statusWith } = accountCalls(() => api);

describe('an API key', () => {
  const create = (who: Person, search = '') =>
    call('GET', `/user/createKey${search}`, undefined, who.headers);
  const created = async (who: Person, search = '') =>
    (await create(who, search)).json<CreatedKey>();
  const withKey = (key: string, name = 'x-apikey') => ({ [name]: key });
  const checked = async (who: Person) =>
    (await call('GET', '/user/check', undefined, who.headers)).json<User>();

  it('an API key has a checksum that detects typos', () => {
    const key = makeApiKey();
    expect(isApiKey(key)).toBe(true);
    fc.assert(
      fc.property(
        fc.nat(key.length - 1),
        fc.constantFrom(...Array.from('abcXYZ019-_')),
        (at, c) => {
          const altered = key.slice(0, at) + c + key.slice(at + 1);
          expect(isApiKey(altered)).toBe(altered === key);
        },
      ),
    );
  });

  it('a key logs in to its account under both names of the header', async () => {
    const who = await newPerson(api);
    const { api_key, old_key_expires_at } = await created(who);
    expect(old_key_expires_at).toBeNull();
    expect(await statusWith(withKey(api_key))).toBe(200);
    expect(await statusWith(withKey(api_key, 'x-api-key'))).toBe(200);
    expect(await statusWith(withKey(makeApiKey()))).toBe(403);
    expect(await statusWith(withKey('nonsense'))).toBe(403);
  });

  it('an API key may not do what needs a login', async () => {
    const who = await newPerson(api);
    const headers = withKey((await created(who)).api_key);
    for (const [method, path, body] of [
      ['GET', '/user/createKey', undefined],
      ['GET', '/user/refresh', undefined],
      ['POST', '/user', { name: 'x' }],
      ['DELETE', '/user', { confirm: 'delete' }],
      ['POST', '/user/logout', { all: true }],
      ['GET', '/user/export', undefined],
    ] as const) {
      expect((await call(method, path, body, headers)).statusCode).toBe(403);
    }
  });

  const renewed = async (headers: Readonly<Record<string, string>>) =>
    (await call('GET', '/user/refresh', undefined, headers)).json<Login>();
  const refreshed = async (headers: Readonly<Record<string, string>>) =>
    (await renewed(headers)).user.api_key;

  it('an API key is shown once more by the next renewal, and never again, not even in part', async () => {
    const who = await newPerson(api);
    expect((await checked(who)).api_key_summary).toBeNull();
    const { api_key } = await created(who);
    const summary = {
      start: api_key.slice(0, 11),
      created_at: new Date(api.now()).toISOString(),
    };
    expect(await checked(who)).toMatchObject({ api_key: null, api_key_summary: summary });
    expect((await call('GET', '/user/export', undefined, who.headers)).body).not.toContain(api_key);
    expect(await refreshed(who.headers)).toBe(api_key);
    for (let turn = 0; turn < 2; turn += 1) {
      const { user } = await renewed(who.headers);
      expect(user).toMatchObject({ api_key: null, api_key_summary: summary });
    }
    expect(await checked(who)).toMatchObject({ api_key: null, api_key_summary: summary });
  });

  it('an API key is shown to no other device, and to none after a minute', async () => {
    const who = await newPerson(api);
    const auth = createAuth({ accounts: api.store.accounts, secret: api.secret, now: api.now });
    const other = bearer(await auth.sessions.open(who.id, 'another device'));
    const first = await created(who);
    expect(await refreshed(other)).toBeNull();
    api.pass(59_000);
    const { jwt, user } = await renewed(who.headers);
    expect(user.api_key).toBe(first.api_key);
    await created(who);
    api.pass(60_000);
    expect(await refreshed(bearer(jwt))).toBeNull();
  });

  it('an API key that is replaced is valid for 24 hours, to the second', async () => {
    const who = await newPerson(api);
    const first = await created(who);
    const second = await created(who);
    expect(second.old_key_expires_at).toBe(new Date(api.now() + DAY).toISOString());
    const state = async () => [
      await statusWith(withKey(first.api_key)),
      await statusWith(withKey(second.api_key)),
    ];
    expect(await state()).toEqual([200, 200]);
    api.pass(DAY - 1_000);
    expect(await state()).toEqual([200, 200]);
    api.pass(2_000);
    expect(await state()).toEqual([403, 200]);
  });

  it('dies at the moment its owner chose, at most 24 hours ahead', async () => {
    const who = await newPerson(api);
    const first = await created(who);
    const soon = new Date(api.now() + 60_000).toISOString();
    expect((await created(who, `?old_until=${soon}`)).old_key_expires_at).toBe(soon);
    expect(await statusWith(withKey(first.api_key))).toBe(200);
    api.pass(60_001);
    expect(await statusWith(withKey(first.api_key))).toBe(403);
    const late = new Date(api.now() + DAY + 1_000).toISOString();
    for (const bad of [late, 'tomorrow']) {
      const refused = await create(who, `?old_until=${bad}`);
      expect([refused.statusCode, refused.json()]).toMatchObject([400, { parameter: 'old_until' }]);
    }
  });

  it('an API key has one predecessor only: two quick resets leave one old key', async () => {
    const who = await newPerson(api);
    const keys = [];
    for (let reset = 0; reset < 3; reset += 1) keys.push((await created(who)).api_key);
    const statuses = [];
    for (const key of keys) statuses.push(await statusWith(withKey(key)));
    expect(statuses).toEqual([403, 200, 200]);
  });

  it('an API key requires a login from the last 24 hours', async () => {
    const who = await newPerson(api);
    api.pass(DAY + 1_000);
    const stale = await create(who);
    expect([stale.statusCode, stale.json()]).toMatchObject([403, { error: 'stale_login' }]);
    api.pass(-DAY - 1_000);
  });
});
