/**
 * Hands an encrypted message to a push service (RFC 8030, 8291, 8292). Endpoints come from strangers: only addresses of the
 * open internet are reached, by https, without redirects, and of the answer only the status and `Retry-After` are used.
 */
import { Agent, request } from 'undici';
import webpush from 'web-push';
import { guardedLookup, isPublicAddress } from '../lookups/public-address';
import type { PushKeys } from './push-keys';
import { isPushEndpoint } from './push-endpoint';

export interface PushMessage {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly payload: string;
  /** Seconds for which the service keeps it for a device that is away. */
  readonly ttl: number;
  readonly urgency: 'normal' | 'high';
  /** At most 32 characters of base64url; replaces a message of the same topic that was not delivered yet. */
  readonly topic: string;
}

export interface PushAnswer {
  /** HTTP status; 0 if there was no response. */
  readonly status: number;
  /** Milliseconds to wait, if the service said so. */
  readonly retryAfterMs: number | undefined;
}

export type SendPush = (message: PushMessage) => Promise<PushAnswer>;

export interface PushTransportOptions {
  readonly keys: PushKeys;
  /** `mailto:` or `https:` address of who runs the site. */
  readonly contact: string;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Addresses that may be reached. Default: those of the open internet. */
  readonly isAllowed?: (address: string) => boolean;
  /** Default: what a browser may subscribe with. */
  readonly isEndpoint?: (endpoint: string) => boolean;
  /** Milliseconds until an answer is given up. Default 10,000. */
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 10_000;
/** Tokens are valid for 12 hours. */
const TOKEN_MS = 6 * 3_600_000;
const ORIGINS_MAX = 1_000;
const ANSWER_MAX = 16_384;
const RETRY_MAX_MS = 86_400_000;
const ENCODING = 'aes128gcm';

/** Milliseconds of a `Retry-After`, which has seconds or a date; undefined for anything else. */
export function readRetryAfter(text: unknown, now: number): number | undefined {
  if (typeof text !== 'string') return undefined;
  const ms = /^\d{1,9}$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - now;
  return Number.isFinite(ms) && ms >= 0 ? Math.min(ms, RETRY_MAX_MS) : undefined;
}

/** Whom a push service can write to where no contact is set: the site itself. */
export const contactAt = (origin: string): string =>
  origin.startsWith('https:') ? origin : `mailto:webmaster@${new URL(origin).hostname}`;

export function createPushTransport({
  keys,
  contact,
  now,
  isAllowed = isPublicAddress,
  isEndpoint = isPushEndpoint,
  timeoutMs = TIMEOUT_MS,
}: PushTransportOptions) {
  const agent = new Agent({
    connect: { lookup: guardedLookup(isAllowed), timeout: timeoutMs },
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
  });
  const tokens = new Map<string, { readonly header: string; readonly at: number }>();

  const authorizationFor = ({ origin }: URL): string => {
    const kept = tokens.get(origin);
    if (kept && now() - kept.at < TOKEN_MS) return kept.header;
    const { publicKey, privateKey } = keys;
    const made = webpush.getVapidHeaders(origin, contact, publicKey, privateKey, ENCODING);
    if (tokens.size >= ORIGINS_MAX) tokens.clear();
    tokens.set(origin, { header: made.Authorization, at: now() });
    return made.Authorization;
  };

  const send: SendPush = async ({ endpoint, p256dh, auth, payload, ttl, urgency, topic }) => {
    // A subscription of an earlier version, or one that was tampered with, is treated as gone.
    if (!isEndpoint(endpoint)) return { status: 410, retryAfterMs: undefined };
    const url = new URL(endpoint);
    try {
      const { statusCode, headers, body } = await request(url, {
        method: 'POST',
        dispatcher: agent,
        signal: AbortSignal.timeout(timeoutMs),
        headers: {
          ttl: String(ttl),
          urgency,
          topic,
          'content-type': 'application/octet-stream',
          'content-encoding': ENCODING,
          authorization: authorizationFor(url),
        },
        body: webpush.encrypt(p256dh, auth, payload, ENCODING).cipherText,
      });
      await body.dump({ limit: ANSWER_MAX });
      return {
        status: statusCode,
        retryAfterMs: readRetryAfter(headers['retry-after'], now()),
      };
    } catch {
      return { status: 0, retryAfterMs: undefined };
    }
  };

  return { send, close: () => agent.close() };
}
