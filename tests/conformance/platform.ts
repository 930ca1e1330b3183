/**
 * A real OpenID provider on loopback in place of the platforms. To it are added the two questions that Discord and X
 * answer in dialects of their own; it answers them by asking itself about the token.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';
import type { ProviderConfigs, ProviderSettings } from '../../apps/api/src/auth/providers/provider';

export const OUR_ID = 'our-application';
export const FOREIGN_ID = 'somebody-elses-application';
export const SECRET = 'a secret of the tests that is long enough';

export interface Platform {
  readonly configs: ProviderConfigs;
  readonly origin: string;
  /** The address that a browser is sent back to, once the person has agreed there. */
  readonly agree: (address: string, person: string) => Promise<string>;
  /** Tokens that the platform made for an application. */
  readonly tokensFor: (
    clientId: string,
    person: string,
  ) => Promise<{ readonly id_token: string; readonly access_token: string }>;
  readonly stop: () => Promise<void>;
}

const cookiesOf = (response: Response, jar: Map<string, string>) => {
  for (const line of response.headers.getSetCookie()) {
    const [pair = ''] = line.split(';');
    const at = pair.indexOf('=');
    jar.set(pair.slice(0, at), pair.slice(at + 1));
  }
  return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
};

const json = (response: ServerResponse, status: number, body: unknown) => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};

export async function startPlatform(redirectOrigin: string): Promise<Platform> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const redirects = ['discord', 'google', 'twitter'].map(
    (service) => `${redirectOrigin}/auth/${service}/callback`,
  );
  const client = (client_id: string, uris: string[]) => ({
    client_id,
    client_secret: SECRET,
    redirect_uris: uris,
    response_types: ['code' as const],
    grant_types: ['authorization_code'],
    token_endpoint_auth_method: 'client_secret_basic' as const,
  });
  const provider = new Provider(origin, {
    clients: [client(OUR_ID, redirects), client(FOREIGN_ID, ['https://elsewhere.example/back'])],
    scopes: ['openid', 'profile', 'identify', 'users.read', 'tweet.read'],
    claims: { openid: ['sub'], profile: ['name'] },
    conformIdTokenClaims: false,
    pkce: { required: () => false },
    features: { devInteractions: { enabled: true } },
    cookies: { keys: ['a key of the tests'] },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: () => ({ sub: id, name: `Name of ${id}` }),
    }),
  });

  /** What the provider knows of an access token. */
  const know = async ({ headers }: IncomingMessage) => {
    const token = headers.authorization?.replace(/^Bearer /, '') ?? '';
    return provider.AccessToken.find(token);
  };
  const asDiscord = async (request: IncomingMessage, response: ServerResponse) => {
    const token = await know(request);
    if (!token?.accountId) return json(response, 401, { message: '401: Unauthorized' });
    const { clientId: id, accountId, exp = 0 } = token;
    return json(response, 200, {
      application: { id, name: 'an application' },
      expires: new Date(exp * 1_000).toISOString(),
      user: { id: accountId, username: accountId, global_name: `Name of ${accountId}` },
    });
  };
  const asTwitter = async (request: IncomingMessage, response: ServerResponse) => {
    const token = await know(request);
    if (!token?.accountId) return json(response, 401, { title: 'Unauthorized' });
    return json(response, 200, {
      data: { id: token.accountId, name: `Name of ${token.accountId}` },
    });
  };
  const main = provider.callback();
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (request.url === '/oauth2/@me') void asDiscord(request, response);
    else if (request.url === '/2/users/me') void asTwitter(request, response);
    else void main(request, response);
  });

  const agree = async (address: string, person: string): Promise<string> => {
    const jar = new Map<string, string>();
    let at = address;
    for (let step = 0; step < 12; step += 1) {
      const url = new URL(at, origin);
      if (url.origin !== origin) return url.href;
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
      const isForm = url.pathname.startsWith('/interaction/');
      let response = await fetch(url, { redirect: 'manual', headers: { cookie } });
      cookiesOf(response, jar);
      if (isForm && response.status === 200) {
        const page = await response.text();
        const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1] ?? 'login';
        response = await fetch(url, {
          method: 'POST',
          redirect: 'manual',
          headers: {
            cookie: cookiesOf(response, jar),
            'content-type': 'application/x-www-form-urlencoded',
          },
          body: new URLSearchParams({ prompt, login: person, password: 'x' }),
        });
        cookiesOf(response, jar);
      }
      const next = response.headers.get('location');
      if (!next)
        throw new Error(
          `the platform stopped at ${url.href}: ${response.status} ${await response.text()}`,
        );
      at = next;
    }
    throw new Error('the platform sent the browser round in circles');
  };

  const settings: ProviderSettings = {
    clientId: OUR_ID,
    clientSecret: SECRET,
    endpoints: {
      issuer: origin,
      authorize: `${origin}/auth`,
      token: `${origin}/token`,
      keys: `${origin}/jwks`,
    },
  };
  const withPerson = (path: string): ProviderSettings => ({
    ...settings,
    endpoints: { ...settings.endpoints, keys: '', person: origin + path },
  });

  const tokensFor = async (clientId: string, person: string) => {
    const redirect_uri = clientId === OUR_ID ? redirects[0] : 'https://elsewhere.example/back';
    const query = new URLSearchParams({
      client_id: clientId,
      response_type: 'code',
      scope: 'openid profile identify',
      redirect_uri: redirect_uri ?? '',
      nonce: 'n',
    });
    const back = new URL(await agree(`${origin}/auth?${query.toString()}`, person));
    const response = await fetch(`${origin}/token`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${clientId}:${encodeURIComponent(SECRET)}`).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code: back.searchParams.get('code') ?? '',
        redirect_uri: redirect_uri ?? '',
      }),
    });
    return (await response.json()) as { id_token: string; access_token: string };
  };

  return {
    origin,
    configs: {
      google: settings,
      discord: withPerson('/oauth2/@me'),
      twitter: withPerson('/2/users/me'),
    },
    agree,
    tokensFor,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
