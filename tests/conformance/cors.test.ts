/** Which pages may do what: every call from six origins, asked first and called. */
import { API_BASE, type CallName } from '@oshimado/contract';
import { calls, type Call } from '@oshimado/contract/schemas';
import { beforeAll, describe, expect, it } from 'vitest';
import { everybody, type Person, type Who } from './people';
import { ownServer } from './server';

const PORTAL = 'https://portal.example';
const PARTNER = 'https://music.example';
const STRANGERS = [
  'https://fans.example',
  'https://portal.example.evil.example',
  'http://portal.example',
  'null',
];

const api = ownServer({ publicOrigin: PORTAL, trustedOrigins: [PARTNER] });
let people: Readonly<Record<Who, Person>>;
beforeAll(async () => {
  people = await everybody(api);
});

const all = Object.entries(calls) as [CallName, Call][];
const addressOf = ({ base, path }: Call) =>
  (base === 'api' ? API_BASE : '') + path.replace(/\{\w+\}/g, 'x');
const isForUsers = ({ auth }: Call) => auth === 'user' || auth === 'session';

const ask = async (call: Call, origin: string) => {
  const { statusCode, headers } = await api.app.inject({
    method: 'OPTIONS',
    url: addressOf(call),
    headers: { origin, 'access-control-request-method': call.method },
  });
  expect(statusCode).toBe(204);
  return {
    origin: headers['access-control-allow-origin'],
    headers: headers['access-control-allow-headers'] ?? '',
    methods: headers['access-control-allow-methods'] ?? '',
    credentials: headers['access-control-allow-credentials'],
    vary: headers.vary,
  };
};

describe.each(all)('%s', (_, call) => {
  it.each([PORTAL, PARTNER])('may be called with a token from %s', async (origin) => {
    const allowed = await ask(call, origin);
    expect(allowed.origin).toBe(origin);
    expect(allowed.headers).toContain('authorization');
    expect(allowed.methods).toContain(call.method);
    expect(allowed.vary).toContain('origin');
  });

  it.each(STRANGERS)('from %s: public calls are allowed, others refused', async (origin) => {
    const allowed = await ask(call, origin);
    expect(allowed.origin).toBe(isForUsers(call) ? undefined : '*');
    expect(allowed.headers).not.toContain('authorization');
    expect(allowed.credentials).toBeUndefined();
  });
});

describe('an answer', () => {
  it('an answer to another site’s page is readable there, if the call is public', async () => {
    const { headers } = await api.get('/api/v2/live', { origin: 'https://fans.example' });
    expect(headers['access-control-allow-origin']).toBe('*');
  });

  it('an answer that caches share is the same for a page that may send a token', async () => {
    const asked = ['https://fans.example', PARTNER].map((origin) =>
      api.get('/api/v2/live', { origin }),
    );
    const [stranger, partner] = await Promise.all(asked);
    expect(partner?.headers['access-control-allow-origin']).toBe('*');
    expect(partner?.headers.vary).toBe(stranger?.headers.vary);
  });

  it('an answer of the caller’s own names the page that may read it', async () => {
    const { headers } = await api.get('/api/v2/users/favorites', {
      origin: PARTNER,
      ...people.user.headers,
    });
    expect(headers['access-control-allow-origin']).toBe(PARTNER);
    expect(headers.vary).toContain('origin');
  });

  it('an answer to a stranger’s page is hidden by its browser where it is the viewer’s own', async () => {
    const { headers } = await api.get('/api/v2/users/favorites', {
      origin: 'https://fans.example',
      ...people.user.headers,
    });
    expect(headers['access-control-allow-origin']).toBeUndefined();
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  });
});

describe('an answer with data of the caller', () => {
  const reads = all.filter(([, call]) => isForUsers(call) && call.method === 'GET');
  it.each(reads)('%s is kept by no cache', async (_, call) => {
    const { headers } = await api.get(addressOf(call), people.user.headers);
    expect(headers['cache-control']).toMatch(/^(private, )?no-store$/);
  });
});

describe('a cookie', () => {
  const writes = all.filter(([, call]) => isForUsers(call));
  it.each(writes)('%s takes none for a login', async (_, call) => {
    const token = people.admin.headers['authorization']?.replace('Bearer ', '') ?? '';
    const { statusCode } = await api.send(
      call.method,
      addressOf(call),
      {},
      {
        cookie: `HOLODEX_JWT=${token}; token=${token}; oshimado_token=${token}; authorization=Bearer ${token}`,
      },
    );
    expect(statusCode).toBe(401);
  });
});
