/** One request, aborted by its timeout or when the source stops; every failure has a kind and a message. */
import type { Clock } from '../source';
import { SourceFailure } from './failure';

/** Reads the text of a response. Fails on the first byte too many, so that a response cannot fill the memory. */
async function readBody(response: Response, maxBytes: number): Promise<string> {
  if (!response.body) return '';
  const decoder = new TextDecoder();
  const reader = response.body.getReader();
  let text = '';
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.byteLength;
    if (size > maxBytes) {
      await reader.cancel();
      throw new SourceFailure('unreadable', `the answer is larger than ${maxBytes} bytes`);
    }
    text += decoder.decode(value, { stream: true });
  }
}

export interface Attempt {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Sent as the body of a POST. Default: a GET. */
  readonly form?: URLSearchParams;
  /** Sent as the body of a POST, as JSON. Default: none. */
  readonly json?: unknown;
  /** Default: GET without a body, POST with one. */
  readonly method?: 'DELETE';
  readonly timeoutMs: number;
  readonly maxBytes: number;
}

export interface AttemptTools {
  readonly fetch: typeof fetch;
  readonly clock: Clock;
  readonly signal: AbortSignal;
}

export interface RawAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

const wordsOf = (error: unknown): string => {
  const outer = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  // One error for each address of the host, and no words of its own.
  const cause: unknown = outer instanceof AggregateError ? outer.errors[0] : outer;
  return cause instanceof Error ? cause.message || cause.name : String(cause);
};

export async function attempt(
  { url, headers, form, json, method, timeoutMs, maxBytes }: Attempt,
  { fetch, clock, signal }: AttemptTools,
): Promise<RawAnswer> {
  signal.throwIfAborted();
  const cut = new AbortController();
  const finished = new AbortController();
  const giveUp = () => cut.abort(signal.reason);
  signal.addEventListener('abort', giveUp, { once: true });
  // A redirect could send the API key to any host, so none is followed.
  const answer = fetch(url, {
    headers: { ...headers, ...(json !== undefined && { 'content-type': 'application/json' }) },
    signal: cut.signal,
    redirect: 'manual',
    ...(form && { method: 'POST', body: form }),
    ...(json !== undefined && { method: 'POST', body: JSON.stringify(json) }),
    ...(method && { method }),
  });
  const limit = async () => {
    await clock.sleep(timeoutMs, finished.signal);
    if (finished.signal.aborted) return;
    const words = `no whole answer within ${Math.round(timeoutMs / 1_000)} s`;
    cut.abort(new SourceFailure('unreachable', words));
  };
  void limit();
  try {
    const response = await answer;
    const text = await readBody(response, maxBytes);
    return { status: response.status, headers: response.headers, text };
  } catch (error) {
    signal.throwIfAborted();
    if (cut.signal.reason instanceof SourceFailure) throw cut.signal.reason;
    if (error instanceof SourceFailure) throw error;
    throw new SourceFailure('unreachable', wordsOf(error), { cause: error });
  } finally {
    finished.abort();
    signal.removeEventListener('abort', giveUp);
  }
}
