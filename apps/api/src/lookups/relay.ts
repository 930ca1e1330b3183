/** The service of the relay bot: one configured address, which receives what a viewer sends. */
import { ApiError } from '../errors';
import { postJson } from './post-json';

export type Relay = (action: string, body: unknown) => Promise<unknown>;

const ANSWER_MAX = 262_144;

export function createRelay(baseUrl: string, send: typeof fetch = fetch): Relay {
  const base = baseUrl.endsWith('/') ? baseUrl : `${baseUrl}/`;
  const fail = (cause?: unknown) =>
    new ApiError('unavailable', 'The relay bot is not responding right now. Try again later.', {
      cause,
    });
  return async (action, body) => {
    try {
      const address = new URL(action, base);
      const { ok, status, text } = await postJson(address, body, { answerMax: ANSWER_MAX, send });
      if (status >= 400 && status < 500) {
        throw new ApiError('bad_request', 'The relay bot rejected this request.', { status });
      }
      if (!ok) throw fail();
      // Some of its answers are empty.
      return text === '' ? {} : (JSON.parse(text) as unknown);
    } catch (error) {
      throw error instanceof ApiError ? error : fail(error);
    }
  };
}
