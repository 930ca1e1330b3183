/**
 * The VAPID keys of a site, derived from its secret: made with it at the first start, the same in every process, and kept where
 * it is kept. Another secret is another key, which every browser has to subscribe to again.
 */
import { createECDH } from 'node:crypto';
import { deriveKey } from '../auth/secrets';

/** Both in base64url, as the Push API takes them. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Order of the group of P-256. */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
const KEY_BYTES = 32;
/** With 16 bytes more than the key has, all keys are equally likely (FIPS 186-5, A.2.1). */
const SEED_BYTES = KEY_BYTES + 16;

export function pushKeysOf(secret: string): PushKeys {
  const seed = BigInt(`0x${deriveKey(secret, 'push keys', SEED_BYTES).toString('hex')}`);
  const number = (seed % (ORDER - 1n)) + 1n;
  const privateKey = Buffer.from(number.toString(16).padStart(KEY_BYTES * 2, '0'), 'hex');
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(privateKey);
  return {
    publicKey: curve.getPublicKey('base64url'),
    privateKey: privateKey.toString('base64url'),
  };
}
