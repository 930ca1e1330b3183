/** The service of the relay bot: one address that who runs the site has chosen, asked with what a viewer sends. */
import { ApiError } from '../errors';

export type Relay = (action: string, body: unknown) => Promise<unknown>;

const TIMEOUT_MS = 10_000;
const ANSWER_MAX = 262_144;

export function createRelay(baseUrl: string, send: typeof fetch = fetch): Relay {
  const base = baseUrl.endsWith('/') ? baseUrl : `${baseUrl}/`;
  const fail = (cause?: unknown) =>
    new ApiError('unavailable', 'The relay bot does not answer at the moment. Try again later.', {
      cause,
    });
  return async (action, body) => {
    const response = await send(new URL(action, base), {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((cause: unknown) => {
      throw fail(cause);
    });
    const text = await response.text();
    if (response.status >= 400 && response.status < 500) {
      throw new ApiError('bad_request', 'The relay bot refused this.', { status: response.status });
    }
    if (!response.ok || text.length > ANSWER_MAX) throw fail();
    try {
      // Some of its answers are empty.
      return text === '' ? {} : (JSON.parse(text) as unknown);
    } catch (cause) {
      throw fail(cause);
    }
  };
}
