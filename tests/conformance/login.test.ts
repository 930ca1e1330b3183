/** Logging in with Discord, Google and X, a real OpenID provider in place of each: what is taken, and what is linked. */
import type { Login, PushDevice } from '@oshimado/contract';
import { NO_PUSH_CHOICES } from '@oshimado/domain';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  api,
  begin,
  comeBack,
  makeTicket,
  platform,
  PORTAL,
  postLogin,
  services,
  ticketOf,
  startLogins,
  stopLogins,
} from './logins';
import { newPerson } from './people';
import { FOREIGN_ID, OUR_ID, SECRET, startPlatform } from './platform';
import { serverOfTest } from './server';

beforeAll(startLogins);
afterAll(stopLogins);

describe.each(services)('the code flow with %s', (service) => {
  it('a login leads from the start over the platform to an account, with PKCE and state', async () => {
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

  it('a login leads back to nowhere in particular where no path of this site was asked for', async () => {
    for (const search of ['', '?return=https://evil.example/', '?return=//evil.example']) {
      const { address, cookie } = await begin(service, search);
      const page = await comeBack(service, await platform.agree(address, 'nowhere'), cookie);
      expect([...page.searchParams.keys()]).toEqual(['service', 'jwt']);
    }
  });

  it('a login leads the same person to the same account', async () => {
    const logins = [];
    for (let time = 0; time < 2; time += 1) {
      logins.push((await postLogin(service, await ticketOf(service, 'regular'))).json<Login>());
    }
    expect(logins[0]?.user.id).toBe(logins[1]?.user.id);
    expect(logins[0]?.jwt).not.toBe(logins[1]?.jwt);
  });
});

describe('a login that the viewer cancels', () => {
  it('a login that the viewer cancels keeps the page that another one leads to', async () => {
    const { cookie } = await begin('discord', '?return=/scripteditor%3Fvideo%3DYT_x');
    const page = await comeBack('discord', '/auth/discord/callback?error=access_denied', cookie);
    expect(page.searchParams.get('error')).toBe('refused');
    expect(page.searchParams.get('return')).toBe('/scripteditor?video=YT_x');
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
  it('the cookie of a login that has begun is out of reach of scripts and other sites, and ends with the login', async () => {
    const begun = await api.get('/auth/google/start');
    const given = String(begun.headers['set-cookie']);
    for (const attribute of ['HttpOnly', 'SameSite=Lax', 'Secure', 'Path=/', 'Max-Age=600']) {
      expect(given.split('; ')).toContain(attribute);
    }
    const cookie = given.split(';', 1)[0] ?? '';
    const ended = await api.get('/auth/google/callback?error=access_denied', { cookie });
    expect(String(ended.headers['set-cookie'])).toMatch(/^__Host-oshimado_login=; Max-Age=0; /);
  });

  it('the cookie of a login that has begun opens nothing by itself', async () => {
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
  it('a token of Google is an ID token issued for this site', async () => {
    const { id_token } = await platform.tokensFor(OUR_ID, 'g-1');
    const answer = await postLogin('google', id_token);
    expect(answer.json<Login>().user).toMatchObject({ google_id: 'g-1' });
  });

  it('a token of Discord is an access token issued for this site', async () => {
    const { access_token } = await platform.tokensFor(OUR_ID, 'd-1');
    const answer = await postLogin('discord', access_token);
    expect(answer.json<Login>().user).toMatchObject({ discord_id: 'd-1', username: 'Name of d-1' });
  });

  it('a token of X must be a ticket of this site, because X does not say for which client a token was issued', async () => {
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
      const said = api.logs.filter((line) => line.includes('a login was refused'));
      expect(said.at(-1)).toContain(`"service":"${service}","reason":"token"`);
    }
  });

  it('a token that has expired at the platform is refused', async () => {
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

  it('a token of Google by another issuer, or signed with a key that this site knows too, is refused', async () => {
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

  it('a token that no platform could have issued is refused like any other', async () => {
    for (const service of services) {
      for (const token of ['two\nlines', 'blank between', '\u63a8\u3057', '\0', 'a.b.c', '..']) {
        expect((await postLogin(service, token)).statusCode).toBe(401);
      }
    }
  });

  it('a token that a client brings brings a name that fits, whatever it is called there', async () => {
    const nameFor = async (name: string, sub: string) => {
      const token = await makeTicket('discord', sub, name);
      const answer = await postLogin('discord', token);
      expect(answer.statusCode).toBe(200);
      return answer.json<Login>().user.username;
    };
    expect(await nameFor(' \0Nul\u0007 ', 'name-1')).toBe('Nul');
    expect(await nameFor('  \n ', 'name-2')).toBe('Viewer');
    expect(await nameFor('\u3164\u200B', 'name-5')).toBe('Viewer');
    expect(await nameFor('fekat\u202Egpj', 'name-6')).toBe('fekatgpj');
    expect(await nameFor(`${'a'.repeat(59)}\u{1F427}`, 'name-3')).toBe('a'.repeat(59));
    expect(await nameFor(`${'a'.repeat(58)}\u{1F427}b`, 'name-4')).toBe(
      `${'a'.repeat(58)}\u{1F427}`,
    );
  });

  it('a token of a platform that is not set up is refused with that reason', async () => {
    const bare = await serverOfTest();
    const refused = await bare.send('POST', '/api/v2/user/login', {
      service: 'google',
      token: 'x',
    });
    expect([refused.statusCode, refused.json()]).toMatchObject([400, { parameter: 'service' }]);
  });
});

it('of two logins begun in one browser, the later one succeeds although the earlier one comes back first', async () => {
  const [one, two] = [await begin('google'), await begin('google')];
  const back = await platform.agree(one.address, 'two-tabs');
  const refused = await api.get(`/auth/google/callback?${back.split('?', 2)[1] ?? ''}`, {
    cookie: two.cookie,
  });
  expect(String(refused.headers.location)).toContain('error=');
  expect(refused.headers['set-cookie']).toBeUndefined();
  const page = await comeBack('google', await platform.agree(two.address, 'two-tabs'), two.cookie);
  expect(page.searchParams.has('jwt')).toBe(true);
});

describe('linking', () => {
  it('linking adds a second platform to the account whose token is sent', async () => {
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

  it('linking a login of another account is refused, and both accounts stay unchanged', async () => {
    await postLogin('google', await ticketOf('google', 'taken'));
    const who = await newPerson(api);
    const refused = await postLogin('google', await ticketOf('google', 'taken'), who.headers);
    expect([refused.statusCode, refused.json()]).toMatchObject([409, { error: 'conflict' }]);
    const check = await api.get('/api/v2/user/check', who.headers);
    expect(check.json()).toMatchObject({ google_id: null });
  });

  it('linking at the moment of a first login leads to one account that has it, never to a failure', async () => {
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

  it('linking requires a login from the last 24 hours', async () => {
    const who = await newPerson(api);
    api.pass(86_400_000 + 1_000);
    const token = await makeTicket('google', 'late', 'x');
    const refused = await postLogin('google', token, who.headers);
    expect(refused.json()).toMatchObject({ error: 'stale_login' });
    api.pass(-86_400_000 - 1_000);
  });
});

describe('a session that has ended', () => {
  it('a session that has ended links nothing and makes no account: the ticket stays good for a login', async () => {
    const who = await newPerson(api);
    await api.send('POST', '/api/v2/user/logout', {}, who.headers);
    const token = await makeTicket('google', 'ended', 'x');
    const refused = await postLogin('google', token, who.headers);
    expect([refused.statusCode, refused.json()]).toMatchObject([401, { error: 'unauthorized' }]);
    const login = await postLogin('google', token, { authorization: '' });
    expect(login.json<Login>().user).toMatchObject({ google_id: 'ended' });
    expect(login.json<Login>().user.id).not.toBe(who.id);
  });
});

describe('logging in once more', () => {
  const DAY = 86_400_000;
  /** Linking needs a login of the last 24 hours. */
  const linkWith = async (jwt: string, subject: string) =>
    postLogin('google', await makeTicket('google', subject, 'x'), {
      authorization: `Bearer ${jwt}`,
    });

  it('logging in once more with a platform of the account makes an old login a new one, and ends the old one', async () => {
    const old = (await postLogin('discord', await ticketOf('discord', 'again'))).json<Login>();
    api.pass(DAY + 1_000);
    expect((await linkWith(old.jwt, 'again-g')).json()).toMatchObject({ error: 'stale_login' });
    const again = await postLogin('discord', await makeTicket('discord', 'again', 'x'), {
      authorization: `Bearer ${old.jwt}`,
    });
    const { jwt, user } = again.json<Login>();
    expect(user.id).toBe(old.user.id);
    const headers = { authorization: `Bearer ${old.jwt}` };
    expect((await api.get('/api/v2/user/check', headers)).statusCode).toBe(401);
    expect((await linkWith(jwt, 'again-g')).json<Login>().user).toMatchObject({
      id: user.id,
      google_id: 'again-g',
    });
    api.pass(-DAY - 1_000);
  });

  it('logging in once more keeps the notifications of the device, as those of the new login', async () => {
    const old = (await postLogin('discord', await ticketOf('discord', 'bell'))).json<Login>();
    const bearer = (jwt: string) => ({ authorization: `Bearer ${jwt}` });
    const device = {
      endpoint: 'https://fcm.googleapis.com/fcm/send/once-more',
      keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
      lang: 'en',
      zone: 'UTC',
      choices: NO_PUSH_CHOICES,
    };
    const put = await api.send('PUT', '/api/v2/push/devices', device, bearer(old.jwt));
    expect(put.statusCode).toBe(200);
    const ticket = await makeTicket('discord', 'bell', 'x');
    const { jwt } = (await postLogin('discord', ticket, bearer(old.jwt))).json<Login>();
    const devices = (await api.get('/api/v2/push/devices', bearer(jwt))).json<PushDevice[]>();
    expect(devices).toMatchObject([{ ends_with_login: true }]);
  });

  it('logging in again in the demo keeps the account if it has the same role', async () => {
    const demo = await serverOfTest({ demoLogin: true });
    const enter = (token: string, headers = {}) =>
      demo.send('POST', '/api/v2/user/login', { service: 'demo', token }, headers);
    const { jwt, user } = (await enter('editor')).json<Login>();
    const headers = { authorization: `Bearer ${jwt}` };
    const again = (await enter('editor', headers)).json<Login>();
    expect(again.user.id).toBe(user.id);
    const other = (await enter('admin', { authorization: `Bearer ${again.jwt}` })).json<Login>();
    expect(other.user.id).not.toBe(user.id);
  });
});

it('the server makes an admin of a login that the operator named, at the first login, and of nobody else', async () => {
  const roleOf = async (service: string, subject: string) => {
    const ticket = await makeTicket(service, subject, 'Founder');
    return (await postLogin(service, ticket)).json<Login>().user.role;
  };
  expect(await roleOf('discord', 'founder')).toBe('admin');
  expect(await roleOf('google', 'founder')).toBe('user');
  const founder = await api.store.accounts.findByIdentity({
    service: 'discord',
    subject: 'founder',
  });
  await api.store.accounts.setRole(String(founder?.id), 'user');
  expect(await roleOf('discord', 'founder')).toBe('user');
});
