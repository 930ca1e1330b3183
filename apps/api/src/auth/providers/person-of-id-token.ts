/** The person of an ID token, after verifying signature, audience and expiry. */
import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload } from 'jose';
import { endpointsOf, type Person, type ProviderName, type ProviderSettings } from './provider';
import { unreachable } from './unreachable';

const CLOCK_SKEW_S = 5;
const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

/** The keys could not be loaded, so the token cannot be verified. */
const isAboutKeys = (error: unknown) =>
  error instanceof errors.JOSEError
    ? error.code === errors.JWKSTimeout.code || error.code === errors.JOSEError.code
    : error instanceof TypeError;

/** Every other error is about the token; the client gets the same answer for all of them. */
const refuse = (error: unknown): undefined => {
  if (isAboutKeys(error)) throw unreachable(error);
};

export const personIn = (claims: JWTPayload): Person | undefined =>
  claims.sub === undefined
    ? undefined
    : { subject: claims.sub, name: text(claims['name']) ?? text(claims['given_name']) ?? 'Viewer' };

export function createIdTokenReader(
  name: ProviderName,
  settings: ProviderSettings,
  now: () => number,
) {
  const { issuer, keys } = endpointsOf(name, settings);
  const keySet = createRemoteJWKSet(new URL(keys));
  // Google writes its name with and without the scheme.
  const issuers = [issuer, issuer.replace(/^https:\/\//, '')];
  return async (token: string): Promise<Person | undefined> => {
    const verified = await jwtVerify(token, keySet, {
      issuer: issuers,
      audience: settings.clientId,
      algorithms: ['RS256', 'ES256', 'PS256'],
      requiredClaims: ['sub', 'exp', 'iat'],
      clockTolerance: CLOCK_SKEW_S,
      currentDate: new Date(now()),
    }).catch(refuse);
    // A token with several audiences names the requesting application in `azp`.
    const azp = verified?.payload['azp'];
    if (azp !== undefined && azp !== settings.clientId) return undefined;
    return verified && personIn(verified.payload);
  };
}
