/** HTTP client of the mirrored service: one request at a time, within its rate limit, with retries after transient failures. */
import { encodeQuery } from '@oshimado/contract';
import type { SourceContext } from '../../source';
import { attempt } from '../../http/attempt';
import { SourceFailure, isPassing } from '../../http/failure';
import { type Pace, createPace } from './pace';
import { understand } from './understand';

const FIRST_MS = 1_000;
const LONGEST_MS = 30_000;
/** Pause after a 429 without `Retry-After`. */
const BUSY_MS = 10_000;

/** Delay before try number `tries` + 1: doubles each time, with jitter over its upper half. */
const backOff = (tries: number, random: () => number): number =>
  Math.min(LONGEST_MS, FIRST_MS * 2 ** tries) * (0.5 + random() / 2);

/** Delay of `Retry-After`, given in seconds or as a date; `BUSY_MS` when it is missing or malformed. */
function retryAfter(headers: Headers, now: number): number {
  const text = headers.get('retry-after')?.trim() ?? '';
  if (/^\d+$/.test(text)) return Number(text) * 1_000;
  const date = Date.parse(text);
  return Number.isNaN(date) ? BUSY_MS : Math.max(0, date - now);
}

export interface Question {
  /** Relative to the base URL of the service, with a leading slash. */
  readonly path: string;
  readonly query?: object;
  /** May use the reserve of the rate limit; times out after 10 s instead of 30. Default false. */
  readonly urgent?: boolean;
  /** Sends the ETag of the last stored response. Default false. */
  readonly conditional?: boolean;
}

export type Answer =
  | { readonly unchanged: true }
  | {
      readonly unchanged: false;
      readonly body: unknown;
      /** Call it once the response is stored: only then is its ETag sent with the next request. */
      readonly keep: () => void;
    };

export interface SourceClient {
  readonly ask: (question: Question) => Promise<Answer>;
  /** Milliseconds until a background request is allowed. */
  readonly delay: Pace['delay'];
}

export interface SourceClientOptions {
  readonly base: string;
  readonly key: string | undefined;
  readonly fetch: typeof fetch;
  readonly random: () => number;
  readonly gapMs: number;
  readonly maxBytes: number;
}

const TRIES_MAX = 5;
const TIMEOUT_MS = 30_000;
const URGENT_TIMEOUT_MS = 10_000;
const NOT_MODIFIED = 304;
const TOO_MANY = 429;

export function createSourceClient(
  { base, key, fetch, random, gapMs, maxBytes }: SourceClientOptions,
  { clock, log, signal }: Pick<SourceContext, 'clock' | 'log' | 'signal'>,
): SourceClient {
  const pace = createPace({ now: clock.now, gapMs });
  const etags = new Map<string, string>();

  const sleep = async (ms: number) => {
    if (ms > 0) await clock.sleep(ms, signal);
    signal.throwIfAborted();
  };

  const headersFor = (url: string, conditional: boolean) => {
    const etag = conditional ? etags.get(url) : undefined;
    return {
      accept: 'application/json',
      'user-agent': 'Oshimado/0.1 (mirror)',
      ...(key !== undefined && { 'x-apikey': key }),
      ...(etag !== undefined && { 'if-none-match': etag }),
    };
  };

  const askOnce = async (url: string, { urgent = false, conditional = false }: Question) => {
    pace.requestStarted();
    const answer = await attempt(
      {
        url,
        headers: headersFor(url, conditional),
        timeoutMs: urgent ? URGENT_TIMEOUT_MS : TIMEOUT_MS,
        maxBytes,
      },
      { fetch, clock, signal },
    );
    pace.heed(answer.headers);
    if (answer.status === TOO_MANY) pace.hold(retryAfter(answer.headers, clock.now()));
    if (answer.status === NOT_MODIFIED && conditional) return { unchanged: true } as const;
    const body = understand(answer);
    const keep = () => {
      const etag = answer.headers.get('etag');
      if (conditional && etag !== null) etags.set(url, etag);
    };
    return { unchanged: false, body, keep } as const;
  };

  const ask = async (question: Question): Promise<Answer> => {
    const { path, query = {}, urgent = false } = question;
    const search = encodeQuery(query);
    const url = `${base}${path}${search === '' ? '' : `?${search}`}`;
    for (let tries = 0; ; tries += 1) {
      await sleep(pace.delay(urgent));
      try {
        return await askOnce(url, question);
      } catch (error) {
        if (!isPassing(error) || tries + 1 >= TRIES_MAX) throw located(error, path);
        log.info({ path, tries: tries + 1, reason: error.message }, 'asked again after a pause');
        // After a 429 the rate limiter already waits.
        if (error.kind !== 'busy') await sleep(backOff(tries, random));
      }
    }
  };

  return { ask, delay: pace.delay };
}

/** Adds the path to the message; never the whole URL, which may contain a password. */
const located = (error: unknown, path: string) =>
  error instanceof SourceFailure
    ? new SourceFailure(error.kind, `${path}: ${error.message}`, { cause: error })
    : error;
