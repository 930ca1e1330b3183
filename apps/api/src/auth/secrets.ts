/** Keys derived from the deployment's secret, one per purpose. */
import { hkdfSync } from 'node:crypto';

const KEY_BYTES = 32;

export type SecretUse =
  | 'session tokens'
  | 'login tickets'
  | 'login flow'
  | 'API keys'
  | 'calendar keys'
  | 'bot tokens'
  | 'push keys'
  | 'webhooks';

/** @param bytes length of the key. Default 32. */
export const deriveKey = (secret: string, use: SecretUse, bytes = KEY_BYTES): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, 'oshimado', use, bytes));
