/**
 * Addresses and secrets of WebSub, made of the site's secret: any process can check what the hub sends without asking the one that
 * subscribed.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';

const hmac = (secret: string, words: string) => createHmac('sha256', secret).update(words);

/** What the hub calls the uploads of a channel. It differs from the address of the readable feed. */
export const topicOf = (channelId: string): string =>
  `https://www.youtube.com/xml/feeds/videos.xml?channel_id=${channelId}`;

/** The part of the callback address that cannot be guessed. */
const callbackToken = (secret: string, channelId: string): string =>
  hmac(secret, `websub-callback:${channelId}`).digest('base64url').slice(0, 32);

/** What the hub signs pushes about this channel with. */
export const pushSecret = (secret: string, channelId: string): string =>
  hmac(secret, `websub-push:${channelId}`).digest('hex');

export const callbackPath = (secret: string, channelId: string): string =>
  `/hooks/youtube/${channelId}/${callbackToken(secret, channelId)}`;

const isEqual = (a: string, b: string) => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
};

export const isCallbackToken = (secret: string, channelId: string, token: string): boolean =>
  isEqual(callbackToken(secret, channelId), token);

/** Google's hub signs with SHA-1; WebSub allows the others too. */
const METHODS = new Set(['sha1', 'sha256', 'sha384', 'sha512']);

/** Whether `X-Hub-Signature` is that of this body. */
export function isSigned(
  secret: string,
  channelId: string,
  header: string | undefined,
  body: Buffer,
): boolean {
  const [method = '', signature = ''] = header?.split('=', 2) ?? [];
  if (!METHODS.has(method)) return false;
  const expected = createHmac(method, pushSecret(secret, channelId)).update(body).digest('hex');
  return isEqual(expected, signature.toLowerCase());
}
