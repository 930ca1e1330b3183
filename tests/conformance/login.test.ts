/** Logging in with Discord, Google and X, a real OpenID provider in place of each: what is taken, and what is refused. */
import type { Login } from '@oshimado/contract';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as fc from 'fast-check';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTokens, LOGIN_TICKET } from '../../apps/api/src/auth/tokens';
import { createFlowCookies } from '../../apps/api/src/login/flow-cookie';
import { makeBinding } from '../../apps/api/src/login/ticket-cookie';
import { returnPath } from '../../apps/api/src/login/return-path';
import { newPerson } from './people';
import { FOREIGN_ID, OUR_ID, SECRET, startPlatform, type Platform } from './platform';
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

/** What the browser that a ticket was made for keeps beside it. */
const browserOf = new Map<string, string>();

/** From the browser that the ticket was made for, where it is one. */
const postLogin = (
  service: string,
  token: string,
  headers: Readonly<Record<string, string>> = {},
) =>
  api.send(
    'POST',
    '/api/v2/user/login',
    { service, token },
    { cookie: browserOf.get(token) ?? '', ...headers },
  );

interface Begun {
  readonly address: string;
  readonly cookie: string;
}

/** A ticket made without a platform, for the browser of this test. */
async function makeTicket(service: string, sub: string, name: string): Promise<string> {
  const { claim, cookie } = makeBinding(false);
  const tickets = createTokens(LOGIN_TICKET, { secret: api.secret, now: api.now });
  const { token } = await tickets.sign({ sub, service, name, browser: claim });
  browserOf.set(token, cookie.split(';', 1)[0] ?? '');
  return token;
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
  const page = new URL(String(headers.location), PORTAL);
  const kept = [headers['set-cookie'] ?? []]
    .flat()
    .find((line) => line.startsWith('oshimado_ticket='));
  const ticket = page.searchParams.get('jwt');
  if (ticket && kept) browserOf.set(ticket, kept.split(';', 1)[0] ?? '');
  return page;
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

  it('leads back to nowhere in particular where no path of this site was asked for', async () => {
    for (const search of ['', '?return=https://evil.example/', '?return=//evil.example']) {
      const { address, cookie } = await begin(service, search);
      const page = await comeBack(service, await platform.agree(address, 'nowhere'), cookie);
      expect([...page.searchParams.keys()]).toEqual(['service', 'jwt']);
    }
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

describe('where clients of the original begin', () => {
  it.each(['/user/login/twitter', '/user/login/twitter/musicdex'])(
    '%s leads to X',
    async (path) => {
      const { statusCode, headers } = await api.get(`/api/v2${path}`);
      expect(statusCode).toBe(303);
      const cookie = String(headers['set-cookie']).split(';', 1)[0] ?? '';
      const back = await platform.agree(String(headers.location), 'old-client');
      const page = await comeBack('twitter', back, cookie);
      const answer = await postLogin('twitter', page.searchParams.get('jwt') ?? '');
      expect(answer.json<Login>().user).toMatchObject({ twitter_id: 'old-client' });
    },
  );
});

describe('the cookie of a login that has begun', () => {
  it('is out of reach of scripts and other sites, and ends with the login', async () => {
    const begun = await api.get('/auth/google/start');
    const given = String(begun.headers['set-cookie']);
    for (const attribute of ['HttpOnly', 'SameSite=Lax', 'Secure', 'Max-Age=600']) {
      expect(given.split('; ')).toContain(attribute);
    }
    const cookie = given.split(';', 1)[0] ?? '';
    const ended = await api.get('/auth/google/callback?error=access_denied', { cookie });
    expect(String(ended.headers['set-cookie'])).toMatch(/^oshimado_login=; Max-Age=0; /);
  });

  it('opens nothing by itself', async () => {
    const { cookie } = await begin('google');
    const value = cookie.split('=')[1] ?? '';
    expect((await postLogin('google', value)).statusCode).toBe(401);
    const tries: Record<string, string>[] = [{ cookie }, { authorization: `Bearer ${value}` }];
    for (const headers of tries) {
      expect((await api.get('/api/v2/user/check', headers)).statusCode).toBe(401);
    }
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

  it('that has ended at the platform is refused', async () => {
    const { id_token, access_token } = await platform.tokensFor(OUR_ID, 'ended');
    api.pass(7_200_000);
    const statuses = [
      (await postLogin('google', id_token)).statusCode,
      (await postLogin('discord', access_token)).statusCode,
    ];
    api.pass(-7_200_000);
    expect(statuses).toEqual([401, 401]);
    expect((await postLogin('google', id_token)).statusCode).toBe(200);
  });

  it('of Google, of another issuer or signed with what we know as well, is refused', async () => {
    const other = await startPlatform(PORTAL);
    const { id_token } = await other.tokensFor(OUR_ID, 'victim');
    await other.stop();
    const forged = await new SignJWT({ sub: 'victim' })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer(platform.origin)
      .setAudience(OUR_ID)
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(new TextEncoder().encode(SECRET));
    for (const token of [id_token, forged]) {
      expect((await postLogin('google', token)).statusCode).toBe(401);
    }
  });

  it('that no platform could have made is refused like any other', async () => {
    for (const service of services) {
      for (const token of ['two\nlines', 'blank between', '\u63a8\u3057', '\0', 'a.b.c', '..']) {
        expect((await postLogin(service, token)).statusCode).toBe(401);
      }
    }
  });

  it('brings a name that fits, whatever it is called there', async () => {
    const nameFor = async (name: string, sub: string) => {
      const token = await makeTicket('discord', sub, name);
      const answer = await postLogin('discord', token);
      expect(answer.statusCode).toBe(200);
      return answer.json<Login>().user.username;
    };
    expect(await nameFor(' \0Nul\u0007 ', 'name-1')).toBe('Nul');
    expect(await nameFor('  \n ', 'name-2')).toBe('Viewer');
    expect(await nameFor(`${'a'.repeat(59)}\u{1F427}`, 'name-3')).toBe('a'.repeat(59));
    expect(await nameFor(`${'a'.repeat(58)}\u{1F427}b`, 'name-4')).toBe(
      `${'a'.repeat(58)}\u{1F427}`,
    );
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

  it('at the moment of a first login leads to one account that has it, never to a failure', async () => {
    for (let time = 0; time < 20; time += 1) {
      const who = await newPerson(api);
      const subject = `raced-${time}`;
      const made = async () => ({ token: await makeTicket('google', subject, 'Raced') });
      const [{ token: one }, { token: two }] = [await made(), await made()];
      const [first, linked] = await Promise.all([
        postLogin('google', one),
        postLogin('google', two, who.headers),
      ]);
      expect(first.statusCode).toBe(200);
      expect([200, 409]).toContain(linked.statusCode);
      const isLinked = first.json<Login>().user.id === who.id;
      expect(linked.statusCode).toBe(isLinked ? 200 : 409);
    }
  });

  it('needs a login of the last 24 hours', async () => {
    const who = await newPerson(api);
    api.pass(86_400_000 + 1_000);
    const token = await makeTicket('google', 'late', 'x');
    const refused = await postLogin('google', token, who.headers);
    expect(refused.json()).toMatchObject({ error: 'stale_login' });
    // The ticket was not spent on the refusal.
    expect((await postLogin('google', token)).statusCode).toBe(200);
    api.pass(-86_400_000 - 1_000);
  });
});

describe('a login that was tampered with', () => {
  const isRefused = (page: URL) =>
    page.pathname === '/login' && page.searchParams.has('error') && !page.searchParams.has('jwt');

  interface Tampered {
    readonly back?: URL;
    readonly cookie?: string;
  }
  type Change = (back: URL, begun: Begun, other: Begun) => Tampered | Promise<Tampered>;
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
  const twice =
    (key: string): Change =>
    (back) => {
      back.searchParams.append(key, back.searchParams.get(key) ?? '');
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
    'with the code of another login': async (back, _, other) => {
      const theirs = new URL(await platform.agree(other.address, 'attacker'));
      back.searchParams.set('code', theirs.searchParams.get('code') ?? '');
      return { back };
    },
    'with its code given twice': twice('code'),
    'with its state given twice': twice('state'),
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
    'with the cookie of another deployment': async (back) => {
      const cookies = createFlowCookies({ secret: 'x'.repeat(32), now: api.now });
      const service = /\/auth\/(\w+)\//.exec(back.pathname)?.[1] ?? '';
      const redirectUri = back.origin + back.pathname;
      const state = back.searchParams.get('state') ?? '';
      const flow = { service, state, verifier: 'v'.repeat(43), nonce: 'n', returnTo: '/' };
      const written = await cookies.write({ ...flow, redirectUri }, true);
      return { cookie: written.split(';', 1)[0] };
    },
  };

  for (const service of services) {
    it.each(Object.entries(tampering))(`${service}: %s is refused`, async (_, change) => {
      const begun = await begin(service);
      const other = await begin(service);
      const back = new URL(await platform.agree(begun.address, 'victim'));
      const changed = await change(back, begun, other);
      const page = await comeBack(
        service,
        (changed.back ?? back).href,
        changed.cookie ?? begun.cookie,
      );
      expect(isRefused(page)).toBe(true);
    });
  }

  it('with any other last character of its cookie is refused', async () => {
    const begun = await begin('google');
    const back = await platform.agree(begun.address, 'victim');
    const whole = begun.cookie.slice(0, -1);
    for (const last of 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_=') {
      if (begun.cookie.endsWith(last)) continue;
      expect([last, isRefused(await comeBack('google', back, whole + last))]).toEqual([last, true]);
    }
    expect(isRefused(await comeBack('google', back, begun.cookie))).toBe(false);
  });

  const rewritten: Readonly<Record<string, (address: URL, other: URL) => void>> = {
    'another nonce': ({ searchParams }) => searchParams.set('nonce', 'x'.repeat(43)),
    'the nonce of another login': ({ searchParams }, other) =>
      searchParams.set('nonce', other.searchParams.get('nonce') ?? ''),
    'no nonce': ({ searchParams }) => searchParams.delete('nonce'),
    'the challenge of another login': ({ searchParams }, other) =>
      searchParams.set('code_challenge', other.searchParams.get('code_challenge') ?? ''),
    'the verifier’s hash in plain': ({ searchParams }) =>
      searchParams.delete('code_challenge_method'),
    'another state': ({ searchParams }) => searchParams.set('state', 'x'),
  };
  it.each(Object.entries(rewritten))(
    'by sending the browser off with %s is refused',
    async (_, rewrite) => {
      const [begun, other] = [await begin('google'), await begin('google')];
      const address = new URL(begun.address);
      rewrite(address, new URL(other.address));
      expect(address.href).not.toBe(begun.address);
      const back = await platform.agree(address.href, 'victim');
      expect(isRefused(await comeBack('google', back, begun.cookie))).toBe(true);
    },
  );

  it.each(services)(
    'by beginning once at %s and coming back twice, with a code each, is refused',
    async (service) => {
      const begun = await begin(service);
      const backs = [];
      for (const person of ['first', 'second'])
        backs.push(await platform.agree(begun.address, person));
      const pages = [];
      for (const back of backs) pages.push(await comeBack(service, back, begun.cookie));
      expect(pages.map(isRefused)).toEqual([false, true]);
    },
  );

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

  it('by handing a ticket to somebody else opens nothing, and links nothing to who is logged in there', async () => {
    const victim = await newPerson(api);
    const ticket = await ticketOf('google', 'attacker');
    const other = browserOf.get(await ticketOf('google', 'another')) ?? '';
    for (const cookie of ['', other, 'oshimado_ticket=', 'oshimado_ticket=x']) {
      expect((await postLogin('google', ticket, { cookie })).statusCode).toBe(401);
      expect((await postLogin('google', ticket, { cookie, ...victim.headers })).statusCode).toBe(
        401,
      );
    }
    expect((await api.get('/api/v2/user/check', victim.headers)).json()).toMatchObject({
      google_id: null,
    });
    expect((await postLogin('google', ticket)).statusCode).toBe(200);
  });

  it('by using a ticket twice at once opens one session', async () => {
    const ticket = await ticketOf('twitter', 'twice');
    const answers = await Promise.all([1, 2, 3].map(() => postLogin('twitter', ticket)));
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 401, 401]);
  });

  it('by taking a session’s token for a ticket, or a ticket for a session, is refused', async () => {
    const who = await newPerson(api);
    const token = who.headers['authorization']?.slice('Bearer '.length) ?? '';
    expect((await postLogin('google', token)).statusCode).toBe(401);
    const ticket = await ticketOf('google', 'x');
    const check = await api.get('/api/v2/user/check', { authorization: `Bearer ${ticket}` });
    expect(check.statusCode).toBe(401);
  });

  it('that is refused leaves no code, state or cookie in the log', async () => {
    const begun = await begin('discord');
    const back = new URL(await platform.agree(begun.address, 'quiet'));
    const code = back.searchParams.get('code') ?? '';
    back.searchParams.set('code', `${code}-altered`);
    expect(isRefused(await comeBack('discord', back.href, begun.cookie))).toBe(true);
    expect(api.logs.some((line) => line.includes('a login was refused'))).toBe(true);
    const state = back.searchParams.get('state');
    for (const secret of [code, state, begun.cookie.split('=')[1]]) {
      expect(secret?.length).toBeGreaterThan(10);
      expect(api.logs.some((line) => line.includes(secret ?? ''))).toBe(false);
    }
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

describe('a platform in trouble', () => {
  const answering = async (status: number) => {
    const server = createServer((_, response) => response.writeHead(status).end('{}'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const close = () => new Promise((resolve) => server.close(resolve));
    return { origin, close };
  };
  /** The API, where everything but the platform's page for people lies at this address. */
  const withTrouble = async (at: string) => {
    const { google, discord } = platform.configs;
    if (!google || !discord) throw new Error('the platform has lost its settings');
    const endpoints = { token: at, keys: at, person: at };
    const settings = (known: typeof google) => ({
      ...known,
      endpoints: { ...known.endpoints, ...endpoints },
    });
    const providers = { google: settings(google), discord: settings(discord) };
    const troubled = await startServer(undefined, { publicOrigin: PORTAL, providers });
    troubled.pass(Date.now() - troubled.now());
    return troubled;
  };

  it.each([
    ['does not answer', 0],
    ['fails', 503],
    ['has had enough of us', 429],
  ])('that %s is told from a token that is no good', async (_, status) => {
    const { origin, close } = await answering(status || 200);
    if (status === 0) await close();
    const troubled = await withTrouble(origin);
    const { id_token, access_token } = await platform.tokensFor(OUR_ID, 'patient');
    for (const [service, token] of [
      ['google', id_token],
      ['discord', access_token],
    ]) {
      const answer = await troubled.send('POST', '/api/v2/user/login', { service, token });
      expect([service, answer.statusCode, answer.json()]).toMatchObject([
        service,
        503,
        { error: 'unavailable' },
      ]);
      const begun = await troubled.get(`/auth/${service}/start`);
      const back = await platform.agree(String(begun.headers.location), 'patient');
      const ended = await troubled.get(`/auth/${service}/callback?${back.split('?', 2)[1]}`, {
        cookie: String(begun.headers['set-cookie']).split(';', 1)[0] ?? '',
      });
      expect([service, ended.headers.location]).toEqual([service, '/login?error=unreachable']);
    }
    await troubled.stop();
    if (status !== 0) await close();
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
          expect(leadsTo(wanted)).toBe(ORIGIN);
        },
      ),
      { numRuns: 200_000 },
    );
  });
});
