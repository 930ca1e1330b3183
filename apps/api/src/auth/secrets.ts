/** One secret of the deployment, and the keys derived from it, so that none of them opens what another one locks. */
import { hkdfSync } from 'node:crypto';

const KEY_BYTES = 32;

export type SecretUse =
  'session tokens' | 'login tickets' | 'login flow' | 'API keys' | 'calendar keys' | 'bot tokens';

export const deriveKey = (secret: string, use: SecretUse): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, 'oshimado', use, KEY_BYTES));
