/** The app access token: asked for with the client's id and secret, and again before it ends or when Twitch refuses it. */
import { attempt, type AttemptTools } from '../../http/attempt';
import { SourceFailure } from '../../http/failure';
import { bigCount, text } from '../../parse/value';
import { parseAnswer } from '../../http/parse-answer';
import { wordsIn } from './refusal-words';

export interface TwitchToken {
  readonly get: () => Promise<string>;
  /** The token is no longer accepted: the next `get` asks for another one. */
  readonly drop: () => void;
}

export interface TwitchTokenOptions {
  /** Origin of the login service. */
  readonly url: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

const TIMEOUT_MS = 15_000;
const MAX_BYTES = 65_536;
/** Asked for again this long before it ends. */
const EARLY_MS = 300_000;

export function createTwitchToken(
  { url, clientId, clientSecret }: TwitchTokenOptions,
  tools: AttemptTools,
): TwitchToken {
  let token: { readonly value: string; readonly renewAt: number } | undefined;

  const ask = async () => {
    const answer = await attempt(
      {
        url: `${url}/oauth2/token`,
        headers: { accept: 'application/json' },
        form: new URLSearchParams({
          client_id: clientId,
          client_secret: clientSecret,
          grant_type: 'client_credentials',
        }),
        timeoutMs: TIMEOUT_MS,
        maxBytes: MAX_BYTES,
      },
      tools,
    );
    const { status } = answer;
    if (status === 429)
      throw new SourceFailure('busy', 'too many tokens were asked for (HTTP 429)');
    if (status >= 500)
      throw new SourceFailure('unreachable', `the login of Twitch fails (HTTP ${status})`);
    if (status !== 200)
      throw new SourceFailure(
        'access',
        `Twitch refuses the client (HTTP ${status}${wordsIn(answer.text)}): check TWITCH_CLIENT_ID and TWITCH_CLIENT_SECRET`,
      );
    const body = parseAnswer(answer.text);
    const value = text(body.access_token);
    if (value === undefined)
      throw new SourceFailure('unreadable', 'the answer has no access token');
    const seconds = bigCount(body.expires_in) ?? 0;
    return { value, renewAt: tools.clock.now() + Math.max(EARLY_MS, seconds * 1_000 - EARLY_MS) };
  };

  return {
    get: async () => {
      if (!token || token.renewAt <= tools.clock.now()) token = await ask();
      return token.value;
    },
    drop: () => (token = undefined),
  };
}
