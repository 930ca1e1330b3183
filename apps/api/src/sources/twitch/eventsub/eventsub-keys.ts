/** The secret that Twitch signs events with, made of the site's, so that any process can check one. */
import { createHmac, timingSafeEqual } from 'node:crypto';

/** Where Twitch calls. */
export const EVENTS_PATH = '/hooks/twitch';

/** 10 to 100 characters of ASCII, as Twitch wants it. */
export const eventSecret = (secret: string): string =>
  createHmac('sha256', secret).update('eventsub').digest('hex');

export interface SignedEvent {
  readonly id: string;
  readonly timestamp: string;
  readonly body: Buffer;
}

const signatureOf = (secret: string, { id, timestamp, body }: SignedEvent): string => {
  const hmac = createHmac('sha256', eventSecret(secret))
    .update(id + timestamp)
    .update(body);
  return `sha256=${hmac.digest('hex')}`;
};

export function isSignedEvent(secret: string, event: SignedEvent, signature: string): boolean {
  const [left, right] = [Buffer.from(signatureOf(secret, event)), Buffer.from(signature)];
  return left.length === right.length && timingSafeEqual(left, right);
}
