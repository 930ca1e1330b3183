/**
 * State of a login in progress, in an encrypted cookie of the browser that began it, for ten minutes. It grants no access; it
 * ties the code to this browser.
 */
import { EncryptJWT, jwtDecrypt } from 'jose';
import * as z from 'zod';
import { isCanonical } from '../auth/canonical';
import { deriveKey } from '../auth/secrets';
import { readHostCookie, writeHostCookie } from './host-cookie';

const FLOW_COOKIE = 'oshimado_login';
const LIFE_S = 600;
export const FLOW_LIFE_MS = LIFE_S * 1_000;
const AUDIENCE = 'login flow';

const flowSchema = z.object({
  service: z.string(),
  state: z.string(),
  verifier: z.string(),
  nonce: z.string(),
  returnTo: z.string(),
  redirectUri: z.string(),
});
export type Flow = z.infer<typeof flowSchema>;

export function createFlowCookies({
  secret,
  now,
}: {
  readonly secret: string;
  readonly now: () => number;
}) {
  const key = deriveKey(secret, 'login flow');
  return {
    write: async (flow: Flow, isSecure: boolean): Promise<string> => {
      const issuedAt = Math.floor(now() / 1_000);
      const value = await new EncryptJWT(flow)
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .setAudience(AUDIENCE)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + LIFE_S)
        .encrypt(key);
      return writeHostCookie({ name: FLOW_COOKIE, value, maxAge: LIFE_S }, isSecure);
    },
    /** Undefined if the cookie is missing, expired or altered. */
    read: async (header: string | undefined, isSecure: boolean): Promise<Flow | undefined> => {
      const value = readHostCookie(header, FLOW_COOKIE, isSecure);
      if (!value?.split('.').every(isCanonical)) return undefined;
      const decrypted = await jwtDecrypt(value, key, {
        audience: AUDIENCE,
        currentDate: new Date(now()),
        keyManagementAlgorithms: ['dir'],
        contentEncryptionAlgorithms: ['A256GCM'],
      }).catch(() => undefined);
      return flowSchema.safeParse(decrypted?.payload).data;
    },
    clear: (isSecure: boolean): string =>
      writeHostCookie({ name: FLOW_COOKIE, value: '', maxAge: 0 }, isSecure),
  };
}
