/** The service of the relay bot: one configured address, which receives what a viewer sends. */
import { ApiError } from '../errors';
import { postJson, type JsonAnswer } from './post-json';

export type Relay = (action: string, body: unknown) => Promise<unknown>;

const ANSWER_MAX = 262_144;
/** Only their status says something; some services answer them with a word. */
const WITHOUT_ANSWER: ReadonlySet<string> = new Set(['submit', 'trigger']);
const RETRY_AFTER_S = '30';
/** A service may name a date too, or nonsense. */
const SECONDS = /^\d{1,5}$/;

const unreachable = (cause?: unknown) =>
  new ApiError('unavailable', 'The relay bot is not responding right now. Try again later.', {
    cause,
    headers: { 'retry-after': RETRY_AFTER_S },
  });

/** What the viewer can do about it: log in at Discord again, wait, or nothing. */
function refusal({ status, retryAfter = '' }: JsonAnswer): ApiError {
  if (status === 401) {
    return new ApiError('unauthorized', 'Discord no longer accepts this login. Log in again.');
  }
  if (status === 429) {
    return new ApiError('rate_limited', 'The relay bot gets too many requests. Wait a moment.', {
      headers: { 'retry-after': SECONDS.test(retryAfter) ? retryAfter : RETRY_AFTER_S },
    });
  }
  return new ApiError('bad_request', 'The relay bot rejected this request.', { status });
}

export interface RelayOptions {
  /** Default: the platform's fetch. */
  readonly send?: typeof fetch;
  /** Milliseconds until an answer is given up. Default: that of every configured service. */
  readonly timeoutMs?: number;
}

export function createRelay(
  baseUrl: string,
  { send = fetch, timeoutMs }: RelayOptions = {},
): Relay {
  const base = baseUrl.endsWith('/') ? baseUrl : `${baseUrl}/`;
  return async (action, body) => {
    try {
      const address = new URL(action, base);
      const answer = await postJson(address, body, { answerMax: ANSWER_MAX, send, timeoutMs });
      const { ok, status, text } = answer;
      if (status >= 400 && status < 500) throw refusal(answer);
      if (!ok) throw unreachable();
      return text === '' || WITHOUT_ANSWER.has(action) ? {} : (JSON.parse(text) as unknown);
    } catch (error) {
      throw error instanceof ApiError ? error : unreachable(error);
    }
  };
}
