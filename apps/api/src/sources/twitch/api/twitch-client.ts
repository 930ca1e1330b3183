/** The calls of Twitch's API (Helix) that are needed, within the points of a minute. */
import { attempt, type Attempt, type RawAnswer } from '../../http/attempt';
import { SourceFailure } from '../../http/failure';
import { bigCount, isRow, type Row } from '../../parse/value';
import type { SourceContext } from '../../source';
import { parseAnswer } from '../../http/parse-answer';
import { wordsIn } from './refusal-words';
import { createTwitchToken } from './twitch-token';

/** Ids in one call. */
export const PAGE = 100;
/** Planned streams in one answer. */
export const SEGMENTS = 25;
/** 202 for a subscription that is to be verified, 204 for one that is deleted. */
const SUCCESS = new Set([200, 202, 204]);
const TIMEOUT_MS = 15_000;
const MAX_BYTES = 4 * 1_048_576;
const BUSY_MS = 30_000;
/** Points refill within a minute; a reset that is named later is one of another clock. */
const REFILL_MS = 60_000;

export interface Rate {
  readonly limit: number;
  readonly remaining: number;
}

/** Epoch milliseconds. */
export interface ClipTime {
  readonly from: number;
  readonly to: number;
}

export interface SubscriptionWish {
  readonly userId: string;
  /** Like `stream.online`. */
  readonly type: string;
  /** Where Twitch calls, by https on the usual port. */
  readonly callback: string;
  readonly secret: string;
}

export interface RowPage {
  readonly rows: readonly Row[];
  /** Name of the next page; undefined after the last one. */
  readonly next: string | undefined;
}

export interface TwitchClient {
  /** Unknown logins are absent. */
  readonly usersByLogin: (logins: readonly string[]) => Promise<readonly Row[]>;
  /** Users who are not live are absent. */
  readonly streamsOf: (userIds: readonly string[]) => Promise<readonly Row[]>;
  /** The newest recordings of an account's broadcasts. */
  readonly archivesOf: (userId: string) => Promise<readonly Row[]>;
  /** What an account plans; fails with `missing` where it has made no schedule. */
  readonly scheduleOf: (userId: string) => Promise<Row>;
  /** A page of the clips of an account that were made in a time, the most viewed first. */
  readonly clipsOf: (userId: string, within: ClipTime, after?: string) => Promise<RowPage>;
  /** Clips that are gone are absent. */
  readonly clipsById: (ids: readonly string[]) => Promise<readonly Row[]>;
  /** A page of the subscriptions to events of this application, also of those that failed. */
  readonly subscriptions: (after?: string) => Promise<RowPage>;
  /** Fails with `known` where there is such a subscription. */
  readonly subscribe: (wish: SubscriptionWish) => Promise<void>;
  /** Also where it is gone already. */
  readonly unsubscribe: (id: string) => Promise<void>;
  /** Epoch milliseconds until which Twitch asked for silence. */
  readonly heldUntil: () => number;
  /** As in the headers of the last answer; undefined before the first one. */
  readonly rate: () => Rate | undefined;
}

export interface TwitchClientOptions {
  /** Origin of the API. */
  readonly apiUrl: string;
  /** Origin of the login service. */
  readonly authUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly fetch: typeof fetch;
}

function failureOf({ status, text }: RawAnswer): SourceFailure {
  const summary = `HTTP ${status}${wordsIn(text)}`;
  if (status >= 500) return new SourceFailure('unreachable', `Twitch fails (${summary})`);
  if (status === 429) return new SourceFailure('busy', `too many calls (${summary})`);
  if (status === 409) return new SourceFailure('known', summary);
  if (status === 404) return new SourceFailure('missing', summary);
  if (status === 401 || status === 403) {
    return new SourceFailure(
      'access',
      `Twitch refuses the token (${summary}): check TWITCH_CLIENT_ID and TWITCH_CLIENT_SECRET`,
    );
  }
  return new SourceFailure('refused', summary);
}

const rowsOf = (text: string): Row[] => {
  const { data } = parseAnswer(text);
  // An answer without its list must not look like one without streams.
  if (!Array.isArray(data)) throw new SourceFailure('unreadable', 'the answer has no list');
  return data.filter(isRow);
};

const pageIn = (text: string): RowPage => {
  const { pagination } = parseAnswer(text);
  const cursor = isRow(pagination) ? pagination.cursor : undefined;
  return { rows: rowsOf(text), next: typeof cursor === 'string' && cursor ? cursor : undefined };
};

const iso = (time: number) => new Date(time).toISOString();

const scheduleIn = (text: string): Row => {
  const { data } = parseAnswer(text);
  if (!isRow(data)) throw new SourceFailure('unreadable', 'the answer has no schedule');
  return data;
};

/** Undefined where Twitch has nothing of the kind for this account: one of them must not keep the others from being read. */
export async function ifAny<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    const { kind } = error instanceof SourceFailure ? error : { kind: undefined };
    if (kind === 'missing' || kind === 'refused') return undefined;
    throw error;
  }
}

export function createTwitchClient(
  { apiUrl, authUrl, clientId, clientSecret, fetch }: TwitchClientOptions,
  { clock, signal }: Pick<SourceContext, 'clock' | 'signal'>,
): TwitchClient {
  const tools = { fetch, clock, signal };
  const token = createTwitchToken({ url: authUrl, clientId, clientSecret }, tools);
  let held = 0;
  let rate: Rate | undefined;

  const noteRate = ({ headers, status }: RawAnswer) => {
    const now = clock.now();
    const limit = bigCount(headers.get('ratelimit-limit'));
    const remaining = bigCount(headers.get('ratelimit-remaining'));
    if (limit !== undefined && remaining !== undefined) rate = { limit, remaining };
    const reset = bigCount(headers.get('ratelimit-reset'));
    const wait = bigCount(headers.get('retry-after'));
    if (!SUCCESS.has(status) && wait !== undefined) held = Math.max(held, now + wait * 1_000);
    else if (status === 429 || remaining === 0) {
      const until = reset === undefined ? now + BUSY_MS : reset * 1_000;
      held = Math.max(held, Math.min(now + REFILL_MS, Math.max(now + 1_000, until)));
    }
  };

  type Sent = Pick<Attempt, 'json' | 'method'>;

  const ask = async (path: string, query: URLSearchParams, sent: Sent): Promise<RawAnswer> => {
    const pause = held - clock.now();
    if (pause > 0) await clock.sleep(pause, signal);
    const answer = await attempt(
      {
        url: `${apiUrl}/helix/${path}?${query}`,
        headers: {
          accept: 'application/json',
          authorization: `Bearer ${await token.get()}`,
          'client-id': clientId,
        },
        ...sent,
        timeoutMs: TIMEOUT_MS,
        maxBytes: MAX_BYTES,
      },
      tools,
    );
    noteRate(answer);
    return answer;
  };

  const call = async <T>(
    path: string,
    query: readonly [string, string][],
    read: (text: string) => T,
    sent: Sent = {},
  ): Promise<T> => {
    const search = new URLSearchParams([...query]);
    let answer = await ask(path, search, sent);
    if (answer.status === 401) {
      token.drop();
      answer = await ask(path, search, sent);
    }
    if (SUCCESS.has(answer.status)) return read(answer.text);
    throw failureOf(answer);
  };

  const each = (key: string, values: readonly string[]) =>
    values.map((value): [string, string] => [key, value]);

  return {
    heldUntil: () => held,
    rate: () => rate,
    usersByLogin: (logins) => call('users', each('login', logins), rowsOf),
    streamsOf: (ids) => call('streams', [...each('user_id', ids), ['first', String(PAGE)]], rowsOf),
    archivesOf: (id) =>
      call('videos', Object.entries({ user_id: id, type: 'archive', first: '20' }), rowsOf),
    clipsOf: (id, { from, to }, after) =>
      call(
        'clips',
        Object.entries({
          broadcaster_id: id,
          started_at: iso(from),
          ended_at: iso(to),
          first: String(PAGE),
          ...(after !== undefined && { after }),
        }),
        pageIn,
      ),
    subscriptions: (after) =>
      call('eventsub/subscriptions', after === undefined ? [] : [['after', after]], pageIn),
    subscribe: async ({ userId, type, callback, secret }) =>
      call('eventsub/subscriptions', [], () => undefined, {
        json: {
          type,
          version: '1',
          condition: { broadcaster_user_id: userId },
          transport: { method: 'webhook', callback, secret },
        },
      }),
    unsubscribe: async (id) => {
      const sent = call('eventsub/subscriptions', [['id', id]], () => undefined, {
        method: 'DELETE',
      });
      await ifAny(sent);
    },
    clipsById: (ids) => call('clips', [...each('id', ids), ['first', String(PAGE)]], rowsOf),
    scheduleOf: (id) =>
      call(
        'schedule',
        [
          ['broadcaster_id', id],
          ['first', String(SEGMENTS)],
        ],
        scheduleIn,
      ),
  };
}
