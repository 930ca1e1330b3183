/** Tampered logins and failing platforms: all are refused with a message, and nothing secret is logged. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFlowCookies } from '../../apps/api/src/login/flow-cookie';
import {
  api,
  begin,
  browserOf,
  comeBack,
  platform,
  PORTAL,
  postLogin,
  services,
  ticketOf,
  startLogins,
  stopLogins,
  type Begun,
} from './logins';
import { newPerson } from './people';
import { OUR_ID } from './platform';
import { serverOfTest } from './server';
import { serveReplies } from '../support/stand-in';

beforeAll(startLogins);
afterAll(stopLogins);

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
    'with a cookie that another subdomain can set': cookie((value) => value.replace('__Host-', '')),
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

  it('a login with any other last character of its cookie is refused', async () => {
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
    'a login that was tampered with by starting it with %s is refused',
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
    'a login that was tampered with by starting once at %s and returning twice, with a code each, is refused',
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

  it('a login that was tampered with by returning to another service is refused', async () => {
    const begun = await begin('google');
    const back = await platform.agree(begun.address, 'victim');
    expect(isRefused(await comeBack('discord', back, begun.cookie))).toBe(true);
  });

  it('a login that was tampered with by using a code twice is refused', async () => {
    const begun = await begin('google');
    const back = await platform.agree(begun.address, 'victim');
    expect((await comeBack('google', back, begun.cookie)).searchParams.has('jwt')).toBe(true);
    expect(isRefused(await comeBack('google', back, begun.cookie))).toBe(true);
  });

  it('a login that was tampered with by returning after ten minutes is refused', async () => {
    const begun = await begin('discord');
    const back = await platform.agree(begun.address, 'victim');
    api.pass(601_000);
    expect(isRefused(await comeBack('discord', back, begun.cookie))).toBe(true);
    api.pass(-601_000);
  });

  it('a login that was tampered with by using a ticket twice, after a minute, or for another service is refused', async () => {
    const ticket = await ticketOf('google', 'once');
    expect((await postLogin('discord', ticket)).statusCode).toBe(401);
    expect((await postLogin('google', ticket)).statusCode).toBe(200);
    expect((await postLogin('google', ticket)).statusCode).toBe(401);
    const late = await ticketOf('google', 'late');
    api.pass(61_000);
    expect((await postLogin('google', late)).statusCode).toBe(401);
    api.pass(-61_000);
  });

  it('a ticket sent to another person neither logs in nor links an account there', async () => {
    const victim = await newPerson(api);
    const ticket = await ticketOf('google', 'attacker');
    const other = browserOf.get(await ticketOf('google', 'another')) ?? '';
    const own = browserOf.get(ticket) ?? '';
    // A page of a neighbouring subdomain can set the bare name.
    const planted = own.replace('__Host-', '');
    for (const cookie of [
      '',
      other,
      planted,
      '__Host-oshimado_ticket=',
      '__Host-oshimado_ticket=x',
    ]) {
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

  it('a ticket used twice at once opens one session', async () => {
    const ticket = await ticketOf('twitter', 'twice');
    const answers = await Promise.all([1, 2, 3].map(() => postLogin('twitter', ticket)));
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 401, 401]);
  });

  it('a login that was tampered with by taking a session’s token for a ticket, or a ticket for a session, is refused', async () => {
    const who = await newPerson(api);
    const token = who.headers['authorization']?.slice('Bearer '.length) ?? '';
    expect((await postLogin('google', token)).statusCode).toBe(401);
    const ticket = await ticketOf('google', 'x');
    const check = await api.get('/api/v2/user/check', { authorization: `Bearer ${ticket}` });
    expect(check.statusCode).toBe(401);
  });

  it('a refused login leaves no code, state or cookie in the log', async () => {
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

  it('a login that was tampered with leaves no code, ticket, state or cookie in the log', async () => {
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
    const troubled = await serverOfTest({ publicOrigin: PORTAL, providers });
    troubled.pass(Date.now() - troubled.now());
    return troubled;
  };

  it.each([
    ['does not answer', 0],
    ['fails', 503],
    ['has had enough of us', 429],
  ])('that %s differs from an invalid token', async (_, status) => {
    const { url: origin, close } = await serveReplies(() => ({
      status: status || 200,
      body: '{}',
    }));
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
    if (status !== 0) await close();
  });
});
