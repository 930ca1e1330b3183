/** The four calls of the YouTube Data API that are needed. Each costs one unit, whatever comes back. */
import type { SourceContext } from '../../source';
import { attempt, type RawAnswer } from '../../http/attempt';
import { SourceFailure } from '../../http/failure';
import { parseAnswer } from '../../http/parse-answer';
import { isRow, type Row } from '../../parse/value';
import type { Budget, CallKind } from './budget';

/** Ids in one call. */
export const PAGE = 50;
const TIMEOUT_MS = 15_000;
const MAX_BYTES = 8 * 1_048_576;
const BUSY_MS = 30_000;

/** By id; what is private, deleted or unknown is absent. */
export type Items = ReadonlyMap<string, Row>;

export interface YoutubeClient {
  readonly videos: (ids: readonly string[]) => Promise<Items>;
  readonly channels: (ids: readonly string[]) => Promise<Items>;
  readonly channelByHandle: (handle: string) => Promise<Row | undefined>;
  /** Newest first, a page of 50. */
  readonly uploads: (playlistId: string) => Promise<readonly string[]>;
  /** Comments that begin a thread, the most relevant 100. Fails with `missing` where there can be none. */
  readonly commentThreads: (videoId: string) => Promise<readonly Row[]>;
  /** Epoch milliseconds until which YouTube asked for silence. */
  readonly heldUntil: () => number;
}

export interface YoutubeClientOptions {
  /** Base address with `/youtube/v3`. */
  readonly url: string;
  readonly key: string;
  readonly fetch: typeof fetch;
  readonly budget: Budget;
}

const reasonOf = (text: string): { reason: string; words: string } => {
  try {
    const body: unknown = JSON.parse(text);
    const error = isRow(body) && isRow(body.error) ? body.error : {};
    const [first] = Array.isArray(error.errors) ? error.errors : [];
    const details = JSON.stringify(error.details ?? '');
    const reason = isRow(first) && typeof first.reason === 'string' ? first.reason : '';
    return {
      reason: details.includes('API_KEY_INVALID') ? 'keyInvalid' : reason,
      words: typeof error.message === 'string' ? error.message.slice(0, 200) : '',
    };
  } catch {
    return { reason: '', words: '' };
  }
};

const SPENT = new Set(['quotaExceeded', 'dailyLimitExceeded']);
const RATE = new Set(['rateLimitExceeded', 'userRateLimitExceeded']);
const NOT_THERE = new Set([
  'playlistNotFound',
  'playlistItemsNotAccessible',
  'channelNotFound',
  'commentsDisabled',
]);

/** The failure of a refused call; the status decides, the reason only where one status means several things. */
function failureOf({ status, text }: RawAnswer, kind: CallKind): SourceFailure {
  const { reason, words } = reasonOf(text);
  const summary = `HTTP ${status}${reason && `, ${reason}`}${words && `: ${words}`}`;
  if (status >= 500) return new SourceFailure('unreachable', `YouTube fails (${summary})`);
  if (SPENT.has(reason))
    return new SourceFailure('spent', `the units of the day are used up (${summary})`);
  if (status === 429 || RATE.has(reason))
    return new SourceFailure('busy', `too many calls (${summary})`);
  // Comments of a video that the key may not see; of anything else it is a matter of the key.
  const isHidden = kind === 'commentThreads' && reason === 'forbidden';
  if (status === 404 || isHidden || NOT_THERE.has(reason))
    return new SourceFailure('missing', summary);
  if (status === 401 || status === 403 || reason === 'keyInvalid') {
    return new SourceFailure('access', `YouTube refuses the key (${summary}): check YOUTUBE_KEY`);
  }
  return new SourceFailure('refused', summary);
}

const rowsOf = ({ items }: Row): Row[] => (Array.isArray(items) ? items.filter(isRow) : []);

const byId = (body: Row): Items =>
  new Map(rowsOf(body).flatMap((row) => (typeof row.id === 'string' ? [[row.id, row]] : [])));

export function createYoutubeClient(
  { url, key, fetch, budget }: YoutubeClientOptions,
  { clock, signal }: Pick<SourceContext, 'clock' | 'signal'>,
): YoutubeClient {
  let held = 0;

  const pauseOf = (headers: Headers) => {
    const seconds = headers.get('retry-after')?.trim() ?? '';
    return /^\d{1,5}$/.test(seconds) ? Number(seconds) * 1_000 : BUSY_MS;
  };

  const call = async (kind: CallKind, query: Readonly<Record<string, string>>): Promise<Row> => {
    const search = new URLSearchParams({ ...query, key });
    budget.spend(kind);
    const answer = await attempt(
      {
        url: `${url}/${kind}?${search}`,
        headers: { accept: 'application/json', 'user-agent': 'Oshimado/0.1 (gzip)' },
        timeoutMs: TIMEOUT_MS,
        maxBytes: MAX_BYTES,
      },
      { fetch, clock, signal },
    );
    if (answer.status === 200) return parseAnswer(answer.text);
    const failure = failureOf(answer, kind);
    if (failure.kind === 'spent') budget.exhaust();
    if (failure.kind === 'busy' || answer.headers.has('retry-after'))
      held = Math.max(held, clock.now() + pauseOf(answer.headers));
    throw failure;
  };

  return {
    heldUntil: () => held,
    videos: async (ids) =>
      byId(
        await call('videos', {
          part: 'snippet,contentDetails,status,statistics,liveStreamingDetails',
          id: ids.join(','),
        }),
      ),
    channels: async (ids) =>
      byId(
        await call('channels', {
          part: 'snippet,contentDetails,statistics,brandingSettings',
          id: ids.join(','),
          maxResults: String(PAGE),
        }),
      ),
    channelByHandle: async (handle) =>
      rowsOf(await call('channels', { part: 'snippet', forHandle: handle }))[0],
    commentThreads: async (videoId) =>
      rowsOf(
        await call('commentThreads', {
          part: 'snippet',
          // Without who wrote them: that is not kept.
          fields: 'items(id,snippet(topLevelComment(snippet(textDisplay))))',
          videoId,
          order: 'relevance',
          textFormat: 'plainText',
          maxResults: '100',
        }),
      ),
    uploads: async (playlistId) => {
      const body = await call('playlistItems', {
        part: 'contentDetails',
        playlistId,
        maxResults: String(PAGE),
      });
      return rowsOf(body).flatMap(({ contentDetails }) =>
        isRow(contentDetails) && typeof contentDetails.videoId === 'string'
          ? [contentDetails.videoId]
          : [],
      );
    },
  };
}
