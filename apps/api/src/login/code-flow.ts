/**
 * The code flow at a platform (OAuth 2.0 with PKCE; OpenID Connect where the platform speaks it): the address to send a
 * browser to, and the person behind the code it comes back with.
 */
import * as oauth from 'openid-client';
import {
  personOfDiscordToken,
  personOfTwitterToken,
} from '../auth/providers/person-of-access-token';
import { personIn } from '../auth/providers/person-of-id-token';
import {
  endpointsOf,
  SCOPES,
  type Person,
  type ProviderName,
  type ProviderSettings,
} from '../auth/providers/provider';
import type { Flow } from './flow-cookie';

const TIMEOUT_S = 10;

function configure(name: ProviderName, settings: ProviderSettings): oauth.Configuration {
  const { issuer, authorize, token, keys } = endpointsOf(name, settings);
  const configuration = new oauth.Configuration(
    {
      issuer,
      authorization_endpoint: authorize,
      token_endpoint: token,
      ...(keys !== '' && { jwks_uri: keys }),
    },
    settings.clientId,
    {},
    // X and Discord require the secret in the header, Google accepts it there.
    oauth.ClientSecretBasic(settings.clientSecret),
  );
  configuration.timeout = TIMEOUT_S;
  // Plain HTTP is allowed only for a platform on this machine (tests).
  if (new URL(token).hostname === '127.0.0.1') oauth.allowInsecureRequests(configuration);
  return configuration;
}

const speaksOpenId = (name: ProviderName) => name === 'google';

export async function beginLogin(
  name: ProviderName,
  settings: ProviderSettings,
  { redirectUri, returnTo }: { readonly redirectUri: string; readonly returnTo: string },
): Promise<{ readonly url: URL; readonly flow: Flow }> {
  const verifier = oauth.randomPKCECodeVerifier();
  const flow: Flow = {
    service: name,
    state: oauth.randomState(),
    verifier,
    nonce: oauth.randomNonce(),
    returnTo,
    redirectUri,
  };
  const url = oauth.buildAuthorizationUrl(configure(name, settings), {
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: SCOPES[name],
    state: flow.state,
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...(speaksOpenId(name) && { nonce: flow.nonce }),
  });
  return { url, flow };
}

/** Throws if the code does not belong to this flow, or the platform rejects it. */
export async function finishLogin(
  name: ProviderName,
  settings: ProviderSettings,
  flow: Flow,
  callback: URL,
  now: () => number,
): Promise<Person | undefined> {
  const configuration = configure(name, settings);
  const tokens = await oauth.authorizationCodeGrant(configuration, callback, {
    pkceCodeVerifier: flow.verifier,
    expectedState: flow.state,
    ...(speaksOpenId(name) && { expectedNonce: flow.nonce, idTokenExpected: true }),
  });
  if (speaksOpenId(name)) {
    const claims = tokens.claims();
    return claims && personIn(claims);
  }
  return name === 'discord'
    ? personOfDiscordToken(settings, tokens.access_token, now())
    : personOfTwitterToken(settings, tokens.access_token);
}
