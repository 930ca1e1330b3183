/**
 * How another service is asked: one question at a time, with a pause between, no more often than it allows, again when it
 * was a passing failure, and without fetching what has not changed.
 */
import { encodeQuery } from '@oshimado/contract';
import type { Clock } from '../source';

export interface PoliteClientOptions {
  readonly origin: string;
  readonly key?: string | undefined;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  readonly fetch: typeof fetch;
}

/** `unchanged`: the same as last time. `unknown`: the service has nothing at this address. */
export type Answer =
  | { readonly kind: 'json'; readonly body: unknown }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'unknown' };

/** The key was refused; asking again is of no use. */
export class RefusedKeyError extends Error {
  override readonly name = 'RefusedKeyError';
}

const GAP_MS = 250;
const TIMEOUT_MS = 30_000;
const LIVE_TIMEOUT_MS = 10_000;
const TOO_MANY_MS = 10_000;
const LONGEST_PAUSE_MS = 60_000;
const TRIES = 5;
const BODY_MAX = 64 * 1024 * 1024;

const seconds = (value: string | null) => {
  const number = Number(value);
  return value !== null && value.trim() !== '' && Number.isFinite(number) ? number : undefined;
};

/** A failure that may pass by itself, and how long to wait before the next try. */
class PassingError extends Error {
  constructor(
    message: string,
    readonly waitMs?: number,
    cause?: unknown,
  ) {
    super(message, { cause });
  }
}

/** Stops reading where the answer grows too large, before it fills the memory. */
async function readText({ body }: Response, url: string): Promise<string> {
  if (!body) return '';
  const decoder = new TextDecoder();
  let size = 0;
  let read = '';
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > BODY_MAX) throw new Error(`${url} answered more than ${BODY_MAX} bytes`);
    read += decoder.decode(chunk, { stream: true });
  }
  return read + decoder.decode();
}

async function readJson(response: Response, url: string): Promise<unknown> {
  const body = await readText(response, url);
  try {
    return JSON.parse(body) as unknown;
  } catch (cause) {
    throw new PassingError(`${url} did not answer JSON: ${body.slice(0, 80)}`, undefined, cause);
  }
}

export function createPoliteClient({
  origin,
  key,
  clock,
  signal,
  fetch: send,
}: PoliteClientOptions) {
  const etags = new Map<string, string>();
  let freeAt = 0;

  const waitTurn = async () => {
    const pause = freeAt - clock.now();
    if (pause > 0) await clock.sleep(pause, signal);
    signal.throwIfAborted();
  };

  /** The service says how much is left of its patience, and until when. */
  const noteLimits = ({ headers }: Response) => {
    const now = clock.now();
    freeAt = now + GAP_MS;
    const [left, reset] = [
      seconds(headers.get('x-ratelimit-remaining')),
      seconds(headers.get('x-ratelimit-reset')),
    ];
    if (left === undefined || reset === undefined || left > 0) return;
    freeAt = Math.min(Math.max(reset * 1_000, freeAt), now + LONGEST_PAUSE_MS);
  };

  const judge = async (response: Response, url: string, isRepeated: boolean): Promise<Answer> => {
    const { status, headers } = response;
    if (status === 304) return { kind: 'unchanged' };
    if (status === 404) return { kind: 'unknown' };
    if (status === 401 || status === 403) {
      throw new RefusedKeyError(
        `${url} answered ${status}: the service wants another key; set SOURCE_KEY to a valid one`,
      );
    }
    if (status === 429) {
      const wait = seconds(headers.get('retry-after'));
      throw new PassingError(
        `${url} asks to wait`,
        wait === undefined ? TOO_MANY_MS : Math.min(wait * 1_000, LONGEST_PAUSE_MS),
      );
    }
    if (status >= 500) throw new PassingError(`${url} answered ${status}`);
    if (!response.ok) throw new Error(`${url} answered ${status}`);
    const body = await readJson(response, url);
    const etag = headers.get('etag');
    if (etag && isRepeated) etags.set(url, etag);
    return { kind: 'json', body };
  };

  const ask = async (url: string, isRepeated: boolean, timeoutMs: number): Promise<Answer> => {
    await waitTurn();
    const etag = isRepeated ? etags.get(url) : undefined;
    const response = await send(url, {
      headers: {
        accept: 'application/json',
        'user-agent': 'Oshimado/0.1 (+mirror)',
        ...(key ? { 'x-apikey': key } : {}),
        ...(etag ? { 'if-none-match': etag } : {}),
      },
      // A key goes to the service it was given for, and nowhere it points to.
      redirect: key ? 'error' : 'follow',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    }).catch((cause: unknown) => {
      signal.throwIfAborted();
      throw new PassingError(`${url} did not answer`, undefined, cause);
    });
    noteLimits(response);
    return judge(response, url, isRepeated).catch((error: unknown) => {
      signal.throwIfAborted();
      if (error instanceof TypeError || (error as { name?: string }).name === 'TimeoutError') {
        throw new PassingError(`${url} broke off its answer`, undefined, error);
      }
      throw error;
    });
  };

  return {
    /**
     * Asks once, and again while the failure may pass: after 1, 2, 4 and 8 s, or when the service says. `isRepeated` marks
     * an address that is asked for regularly, whose unchanged answer need not be sent again.
     */
    async get(
      path: string,
      query: object = {},
      { isRepeated = false, isLive = false } = {},
    ): Promise<Answer> {
      const search = encodeQuery(query);
      const url = `${origin}${path}${search === '' ? '' : `?${search}`}`;
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await ask(url, isRepeated, isLive ? LIVE_TIMEOUT_MS : TIMEOUT_MS);
        } catch (error) {
          if (!(error instanceof PassingError) || attempt === TRIES) throw error;
          await clock.sleep(error.waitMs ?? 1_000 * 2 ** (attempt - 1), signal);
          signal.throwIfAborted();
        }
      }
    },
    /** Forgets what was answered, so that the next answer comes whole. */
    forget: (): void => etags.clear(),
  };
}

export type PoliteClient = ReturnType<typeof createPoliteClient>;
