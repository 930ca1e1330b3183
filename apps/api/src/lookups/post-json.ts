/** Calls a configured service: a POST of JSON with a time limit, and a response of limited size. */
import { readCapped } from './read-capped';

export interface PostJsonOptions {
  /** Maximum bytes of a response. */
  readonly answerMax: number;
  readonly send: typeof fetch;
  /** Milliseconds until an answer is given up. Default 10,000. */
  readonly timeoutMs?: number | undefined;
}

export interface JsonAnswer {
  /** The status is 2xx. */
  readonly ok: boolean;
  readonly status: number;
  /** Empty unless the status is 2xx. */
  readonly text: string;
  /** The `Retry-After` header. Default: the service did not say. */
  readonly retryAfter: string | undefined;
}

const TIMEOUT_MS = 10_000;

/** Throws if the service does not respond in time, redirects, or responds with too many bytes. */
export async function postJson(
  address: URL,
  question: unknown,
  { answerMax, send, timeoutMs = TIMEOUT_MS }: PostJsonOptions,
): Promise<JsonAnswer> {
  const { ok, status, body, headers } = await send(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(question),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  const retryAfter = headers.get('retry-after') ?? undefined;
  if (!ok || body === null) {
    await body?.cancel();
    return { ok, status, text: '', retryAfter };
  }
  const tooLarge = () => new Error(`the answer has more than ${answerMax} bytes`);
  const bytes = await readCapped(body, answerMax, tooLarge);
  return { ok, status, text: bytes.toString('utf8'), retryAfter };
}
