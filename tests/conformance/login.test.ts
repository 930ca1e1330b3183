/** Logging in with Discord, Google and X, a real OpenID provider in place of each: what is taken, and what is refused. */
import type { Login } from '@oshimado/contract';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTokens, LOGIN_TICKET } from '../../apps/api/src/auth/tokens';
import { returnPath } from '../../apps/api/src/login/return-path';
import { newPerson } from './people';
import { FOREIGN_ID, OUR_ID, startPlatform, type Platform } from './platform';
import { startServer, type ConformanceServer } from './server';

const PORTAL = 'https://portal.example';
const services = ['discord', 'google', 'twitter'] as const;
type Service = (typeof services)[number];

let platform: Platform;
let api: ConformanceServer;
beforeAll(async () => {
  platform = await startPlatform(PORTAL);
  api = await startServer(undefined, { publicOrigin: PORTAL, providers: platform.configs });
  // The platform's clock is the real one.
  api.pass(Date.now() - api.now());
});
afterAll(async () => {
  await api.stop();
  await platform.stop();
});

const postLogin = (
  service: string,
  token: string,
  headers: Readonly<Record<string, string>> = {},
) => api.send('POST', '/api/v2/user/login', { service, token }, headers);

interface Begun {
  readonly address: string;
  readonly cookie: string;
}

async function begin(service: string, search = ''): Promise<Begun> {
  const { statusCode, headers } = await api.get(`/auth/${service}/start${search}`);
  expect(statusCode).toBe(303);
  return {
    address: String(headers.location),
    cookie: String(headers['set-cookie']).split(';', 1)[0] ?? '',
  };
}

const comeBack = async (service: string, address: string, cookie: string) => {
  const { statusCode, headers } = await api.get(
    `/auth/${service}/callback?${address.split('?', 2)[1] ?? ''}`,
    { cookie },
  );
  expect(statusCode).toBe(303);
  return new URL(String(headers.location), PORTAL);
};

async function ticketOf(service: Service, person: string): Promise<string> {
  const { address, cookie } = await begin(service);
  const page = await comeBack(service, await platform.agree(address, person), cookie);
  return page.searchParams.get('jwt') ?? '';
}

describe.each(services)('the code flow with %s', (service) => {
  it('leads from the start over the platform to an account, with PKCE and state', async () => {
    const { address, cookie } = await begin(service, '?return=/playlists%3Fa%3D1');
    const asked = new URL(address);
    expect(asked.origin).toBe(platform.origin);
    expect(Object.fromEntries(asked.searchParams)).toMatchObject({
      client_id: OUR_ID,
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: `${PORTAL}/auth/${service}/callback`,
    });
    const page = await comeBack(
      service,
      await platform.agree(address, `${service}-person`),
      cookie,
    );
    expect([page.origin, page.pathname]).toEqual([PORTAL, '/login']);
    expect(page.searchParams.get('service')).toBe(service);
    expect(page.searchParams.get('return')).toBe('/playlists?a=1');

    const answer = await postLogin(service, page.searchParams.get('jwt') ?? '');
    expect(answer.statusCode).toBe(200);
    const { jwt, user } = answer.json<Login>();
    expect(user).toMatchObject({
      username: `Name of ${service}-person`,
      role: 'user',
      [`${service}_id`]: `${service}-person`,
    });
    const check = await api.get('/api/v2/user/check', { authorization: `BEARER ${jwt}` });
    expect(check.statusCode).toBe(200);
  });

  it('leads the same person to the same account', async () => {
    const logins = [];
    for (let time = 0; time < 2; time += 1) {
      logins.push((await postLogin(service, await ticketOf(service, 'regular'))).json<Login>());
    }
    expect(logins[0]?.user.id).toBe(logins[1]?.user.id);
    expect(logins[0]?.jwt).not.toBe(logins[1]?.jwt);
  });
});

describe('a token that a client brings', () => {
  it('of Google is an ID token made for us', async () => {
    const { id_token } = await platform.tokensFor(OUR_ID, 'g-1');
    const answer = await postLogin('google', id_token);
    expect(answer.json<Login>().user).toMatchObject({ google_id: 'g-1' });
  });

  it('of Discord is an access token made for us', async () => {
    const { access_token } = await platform.tokensFor(OUR_ID, 'd-1');
    const answer = await postLogin('discord', access_token);
    expect(answer.json<Login>().user).toMatchObject({ discord_id: 'd-1', username: 'Name of d-1' });
  });

  it('of X is a ticket of ours and nothing else, because X does not say for whom a token was made', async () => {
    const { access_token } = await platform.tokensFor(OUR_ID, 't-1');
    expect((await postLogin('twitter', access_token)).statusCode).toBe(401);
  });

  it('made for another application is refused by all three', async () => {
    const { id_token, access_token } = await platform.tokensFor(FOREIGN_ID, 'victim');
    for (const [service, token] of [
      ['google', id_token],
      ['discord', access_token],
      ['twitter', access_token],
    ] as const) {
      const refused = await postLogin(service, token);
      expect([refused.statusCode, refused.json()]).toMatchObject([401, { parameter: 'token' }]);
    }
  });

  it('of a platform that is not set up says so', async () => {
    const bare = await startServer();
    const refused = await bare.send('POST', '/api/v2/user/login', {
      service: 'google',
      token: 'x',
    });
    expect([refused.statusCode, refused.json()]).toMatchObject([400, { parameter: 'service' }]);
    await bare.stop();
  });
});

describe('linking', () => {
  it('adds a second platform to the account whose token is sent', async () => {
    const { jwt, user } = (
      await postLogin('discord', await ticketOf('discord', 'both'))
    ).json<Login>();
    const linked = await postLogin('google', await ticketOf('google', 'both-g'), {
      authorization: `Bearer ${jwt}`,
    });
    expect(linked.statusCode).toBe(200);
    expect(linked.json<Login>().user).toMatchObject({
      id: user.id,
      discord_id: 'both',
      google_id: 'both-g',
    });
    const later = (await postLogin('google', await ticketOf('google', 'both-g'))).json<Login>();
    expect(later.user.id).toBe(user.id);
  });

  it('of what belongs to another account is refused, and both stay as they were', async () => {
    await postLogin('google', await ticketOf('google', 'taken'));
    const who = await newPerson(api);
    const refused = await postLogin('google', await ticketOf('google', 'taken'), who.headers);
    expect([refused.statusCode, refused.json()]).toMatchObject([409, { error: 'conflict' }]);
    const check = await api.get('/api/v2/user/check', who.headers);
    expect(check.json()).toMatchObject({ google_id: null });
  });

  it('needs a login of the last 24 hours', async () => {
    const who = await newPerson(api);
    api.pass(86_400_000 + 1_000);
    const tickets = createTokens(LOGIN_TICKET, { secret: api.secret, now: api.now });
    const { token } = await tickets.sign({ sub: 'late', service: 'google', name: 'x' });
    const refused = await postLogin('google', token, who.headers);
    expect(refused.json()).toMatchObject({ error: 'stale_login' });
    api.pass(-86_400_000 - 1_000);
  });
});

describe('a login that was tampered with', () => {
  const isRefused = (page: URL) =>
    page.pathname === '/login' && page.searchParams.has('error') && !page.searchParams.has('jwt');

  type Change = (
    back: URL,
    begun: Begun,
    other: Begun,
  ) => { back?: URL; cookie?: string; service?: Service };
  const without =
    (key: string): Change =>
    (back) => {
      back.searchParams.delete(key);
      return { back };
    };
  const having =
    (key: string, value: string): Change =>
    (back) => {
      back.searchParams.set(key, value);
      return { back };
    };
  const cookie =
    (make: (cookie: string) => string): Change =>
    (_, begun) => ({
      cookie: make(begun.cookie),
    });
  const tampering: Readonly<Record<string, Change>> = {
    'without a state': without('state'),
    'with another state': having('state', 'x'),
    'with the state of another login': (back, _, other) => {
      back.searchParams.set('state', new URL(other.address).searchParams.get('state') ?? '');
      return { back };
    },
    'without a code': without('code'),
    'with another code': having('code', 'x'),
    'with an error in place of a code': (back) => {
      back.searchParams.delete('code');
      back.searchParams.set('error', 'access_denied');
      return { back };
    },
    'by another issuer': having('iss', 'https://evil.example'),
    'in a browser that did not begin it': () => ({ cookie: '' }),
    'in the browser of another login': (_, __, other) => ({ cookie: other.cookie }),
    'with an altered cookie': cookie((value) =>
      value.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
    ),
    'with half a cookie': cookie((value) => value.slice(0, value.length / 2)),
    'with a cookie of another name': cookie((value) => value.replace('oshimado_login', 'other')),
  };

  for (const service of services) {
    it.each(Object.entries(tampering))(`${service}: %s is refused`, async (_, change) => {
      const begun = await begin(service);
      const other = await begin(service);
      const back = new URL(await platform.agree(begun.address, 'victim'));
      const changed = change(back, begun, other);
      const page = await comeBack(
        service,
        (changed.back ?? back).href,
        changed.cookie ?? begun.cookie,
      );
      expect(isRefused(page)).toBe(true);
    });
  }

  it('by coming back to another service is refused', async () => {
    const begun = await begin('google');
    const back = await platform.agree(begun.address, 'victim');
    expect(isRefused(await comeBack('discord', back, begun.cookie))).toBe(true);
  });

  it('by using a code twice is refused', async () => {
    const begun = await begin('google');
    const back = await platform.agree(begun.address, 'victim');
    expect((await comeBack('google', back, begun.cookie)).searchParams.has('jwt')).toBe(true);
    expect(isRefused(await comeBack('google', back, begun.cookie))).toBe(true);
  });

  it('by coming back after ten minutes is refused', async () => {
    const begun = await begin('discord');
    const back = await platform.agree(begun.address, 'victim');
    api.pass(601_000);
    expect(isRefused(await comeBack('discord', back, begun.cookie))).toBe(true);
    api.pass(-601_000);
  });

  it('by using a ticket twice, after a minute, or for another service is refused', async () => {
    const ticket = await ticketOf('google', 'once');
    expect((await postLogin('discord', ticket)).statusCode).toBe(401);
    expect((await postLogin('google', ticket)).statusCode).toBe(200);
    expect((await postLogin('google', ticket)).statusCode).toBe(401);
    const late = await ticketOf('google', 'late');
    api.pass(61_000);
    expect((await postLogin('google', late)).statusCode).toBe(401);
    api.pass(-61_000);
  });

  it('by using a ticket twice at once opens one session', async () => {
    const ticket = await ticketOf('twitter', 'twice');
    const answers = await Promise.all([1, 2, 3].map(() => postLogin('twitter', ticket)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401]);
  });

  it('by taking a session’s token for a ticket, or a ticket for a session, is refused', async () => {
    const who = await newPerson(api);
    const token = who.headers['authorization']?.slice('Bearer '.length) ?? '';
    expect((await postLogin('google', token)).statusCode).toBe(401);
    const ticket = await ticketOf('google', 'x');
    const check = await api.get('/api/v2/user/check', { authorization: `Bearer ${ticket}` });
    expect(check.statusCode).toBe(401);
  });

  it('leaves no code, ticket, state or cookie in the log', async () => {
    const begun = await begin('google');
    const back = new URL(await platform.agree(begun.address, 'quiet'));
    const page = await comeBack('google', back.href, begun.cookie);
    const secrets = [
      back.searchParams.get('code'),
      back.searchParams.get('state'),
      page.searchParams.get('jwt'),
      begun.cookie.split('=')[1],
    ];
    for (const secret of secrets) {
      expect(secret?.length).toBeGreaterThan(10);
      expect(api.logs.some((line) => line.includes(secret ?? ''))).toBe(false);
    }
  });
});

describe('where a login leads back to', () => {
  const ORIGIN = 'https://portal.example';
  const leadsTo = (text: string) => new URL(returnPath(text), ORIGIN).origin;

  it.each([
    ['/watch/abc?t=1#x', '/watch/abc?t=1#x'],
    ['/a/../b', '/b'],
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['/%2Fevil.example', '/'],
    ['/..//evil.example', '/'],
    ['https://evil.example', '/'],
    ['javascript:alert(1)', '/'],
    ['/\tevil', '/'],
    ['user@evil.example', '/'],
    ['', '/'],
  ])('%s leads to %s', (text, path) => {
    expect(returnPath(text)).toBe(path);
  });

  it('is this site, whatever is asked, 200,000 times', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '//',
      '.',
      '..',
      '%2f',
      '%5c',
      '%09',
      '\t',
      '\n',
      '\0',
      '@',
      ':',
      '?',
      '#',
      'evil.example',
      'https:',
      'javascript:',
      'http://',
      '\u3002',
      '\uFF0F',
      '%00',
      'a',
      '[::1]',
      '&',
      ';',
      '\u00A0',
      '\uFEFF',
    );
    const text = fc.array(piece, { maxLength: 8 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(
        fc.oneof(
          text,
          text.map((rest) => `/${rest}`),
        ),
        (wanted) => {
          if (leadsTo(wanted) !== ORIGIN) throw new Error(wanted);
        },
      ),
      { numRuns: 200_000 },
    );
  });
});
