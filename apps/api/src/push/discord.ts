/**
 * Webhooks of Discord. Addresses come from strangers, but only their two parts are used: nothing else than Discord is called, and no redirect
 * is followed. Of errors only the status is kept, because the address in them is a secret.
 */
import type { DiscordWebhook } from '@oshimado/domain';
import { Agent, errors, request, type Dispatcher } from 'undici';
import * as z from 'zod';
import { readCapped } from '../lookups/read-capped';
import type { DiscordMessage } from './discord-message';
import { readRetryAfter, type PushAnswer } from './push-transport';

/** What became of a message. */
export interface WebhookAnswer extends PushAnswer {
  /** The time to wait is for all webhooks, not for this one alone. */
  readonly isForAll: boolean;
  /** The request was sent, and no answer came: the message may be in the channel. */
  readonly isUnknown: boolean;
  /** The webhook does not exist any more, or has another token. */
  readonly isGone: boolean;
}

/** What Discord says about a webhook: its name; `gone` if there is none, or its token is another; `silent` if Discord cannot say now. */
export type FoundWebhook = { readonly name: string | null } | 'gone' | 'silent';

export interface Discord {
  readonly find: (webhook: DiscordWebhook) => Promise<FoundWebhook>;
  readonly send: (webhook: DiscordWebhook, message: DiscordMessage) => Promise<WebhookAnswer>;
  readonly close: () => Promise<void>;
}

export interface DiscordOptions {
  /** Origin of Discord's API. */
  readonly origin: string;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Milliseconds until an answer is given up. Default 10,000. */
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 10_000;
const ANSWER_MAX = 65_536;

const webhookSchema = z.object({ type: z.int(), name: z.string().nullish() });
/** Other kinds belong to an application or follow a channel, and take no messages. */
const INCOMING = 1;
const limitedSchema = z.object({ retry_after: z.number().nonnegative(), global: z.boolean() });

const NOT_SENT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ENETUNREACH', 'EHOSTUNREACH']);
const wasSent = (error: unknown): boolean =>
  !(error instanceof errors.ConnectTimeoutError) &&
  !NOT_SENT.has((error as { code?: string }).code ?? '');

const parsed = (bytes: Buffer): unknown => {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
};

/** Codes of Discord: unknown webhook, invalid webhook token. */
const goneSchema = z.object({ code: z.literal([10_015, 50_027]) });
/** Whether Discord says that a webhook is gone, or that its token is another; a proxy's page with the same status does not. */
const isGoneAnswer = (status: number, bytes: Buffer): boolean =>
  (status === 401 || status === 404) && goneSchema.safeParse(parsed(bytes)).success;

const seconds = (text: unknown): number | undefined =>
  typeof text === 'string' && /^\d+(\.\d+)?$/.test(text) ? Number(text) : undefined;

const bytesOf = (body: Dispatcher.ResponseData['body']) =>
  readCapped(body, ANSWER_MAX, () => new Error(`the answer has more than ${ANSWER_MAX} bytes`));

export function createDiscord({ origin, now, timeoutMs = TIMEOUT_MS }: DiscordOptions): Discord {
  const agent = new Agent({
    // Before the whole time is over, so that it is known that nothing was sent.
    connect: { timeout: timeoutMs / 2 },
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
  });
  const ask = (
    { id, token }: DiscordWebhook,
    options: Pick<Dispatcher.RequestOptions, 'method'> & { readonly body?: string },
  ) =>
    request(
      new URL(`/api/v10/webhooks/${id}/${token}${options.body ? '?wait=true' : ''}`, origin),
      {
        ...options,
        dispatcher: agent,
        signal: AbortSignal.timeout(timeoutMs),
        headers: {
          accept: 'application/json',
          'user-agent': 'Oshimado',
          ...(options.body !== undefined && { 'content-type': 'application/json' }),
        },
      },
    );

  /** How long Discord asks to wait: the answer to one message too many says it, and one that used up the limit. */
  const waitOf = (
    { statusCode, headers }: Dispatcher.ResponseData,
    bytes: Buffer,
  ): { readonly ms: number | undefined; readonly isForAll: boolean } => {
    const used = headers['x-ratelimit-remaining'] === '0';
    const reset = used ? seconds(headers['x-ratelimit-reset-after']) : undefined;
    if (statusCode !== 429) {
      const ms =
        reset === undefined ? readRetryAfter(headers['retry-after'], now()) : reset * 1_000;
      return { ms, isForAll: false };
    }
    const limited = limitedSchema.safeParse(parsed(bytes)).data;
    if (limited) return { ms: Math.ceil(limited.retry_after * 1_000), isForAll: limited.global };
    // Without its JSON, it was not Discord but the network in front of it, which counts addresses of servers.
    return { ms: readRetryAfter(headers['retry-after'], now()), isForAll: true };
  };

  return {
    find: async (webhook) => {
      try {
        const { statusCode, body } = await ask(webhook, { method: 'GET' });
        const bytes = await bytesOf(body);
        if (isGoneAnswer(statusCode, bytes)) return 'gone';
        if (statusCode !== 200) return 'silent';
        const found = webhookSchema.safeParse(parsed(bytes)).data;
        if (!found) return 'silent';
        return found.type === INCOMING ? { name: found.name ?? null } : 'gone';
      } catch {
        return 'silent';
      }
    },
    send: async (webhook, message) => {
      try {
        const answer = await ask(webhook, { method: 'POST', body: JSON.stringify(message) });
        const bytes = await bytesOf(answer.body);
        const { ms, isForAll } = waitOf(answer, bytes);
        const { statusCode: status } = answer;
        const isGone = isGoneAnswer(status, bytes);
        return { status, retryAfterMs: ms, isForAll, isUnknown: false, isGone };
      } catch (error) {
        const isUnknown = wasSent(error);
        return { status: 0, retryAfterMs: undefined, isForAll: false, isUnknown, isGone: false };
      }
    },
    close: () => agent.close(),
  };
}
