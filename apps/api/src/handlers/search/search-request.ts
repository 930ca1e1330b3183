/** Converts a search body to the store's query, by the rules of the specification. */
import type { CheckedBodyOf, SearchedVideo } from '@oshimado/contract';
import { SEARCH_PROBLEMS, searchProblem } from '@oshimado/domain';
import { ApiError } from '../../errors';
import { nonEmpty, SEARCHED_STATUSES, SEARCHED_TYPES } from '../../search-defaults';
import type { NarrowPageQuery, VideoRow } from '../../store';
import { presentUploader } from '../channels/present-channel';

export type SearchBody = CheckedBodyOf<'postVideoSearch'>;

export function requireSearchable({ comment, conditions }: SearchBody): void {
  const problem = searchProblem({ comment, conditions });
  if (!problem) return;
  throw new ApiError('bad_request', SEARCH_PROBLEMS[problem], { parameter: 'comment' });
}

const ORDERS = {
  newest: { sort: 'available_at', order: 'desc' },
  oldest: { sort: 'available_at', order: 'asc' },
  longest: { sort: 'duration', order: 'desc' },
  shortest: { sort: 'duration', order: 'asc' },
} as const;

/** @param favorites ids of the caller's favorites, where the search is among them */
export function searchOf(
  body: SearchBody,
  favorites: readonly string[] | undefined,
): NarrowPageQuery {
  const [comment] = body.comment;
  const target = nonEmpty(body.target) ?? SEARCHED_TYPES;
  return {
    filter: {
      // A topic removes all clips.
      type: body.topic.length > 0 ? target.filter((type) => type !== 'clip') : target,
      status: nonEmpty(body.status) ?? SEARCHED_STATUSES,
      lang: nonEmpty(body.lang),
      topics: nonEmpty(body.topic),
      everyone: nonEmpty(body.vch),
      orgs: nonEmpty(body.org),
      involved: favorites,
      min_duration: body.min_duration,
      max_duration: body.max_duration,
      talent_lang: nonEmpty(body.talent_lang),
      collabs: body.collabs === 'show' ? undefined : body.collabs,
      words:
        comment !== undefined || body.conditions.length > 0
          ? {
              texts: body.conditions.map(({ text }) => text),
              comment,
              wholeWord: body.whole_word,
            }
          : undefined,
    },
    ...ORDERS[body.sort],
    limit: body.limit,
    offset: body.offset,
  };
}

export function presentFound(row: VideoRow): SearchedVideo {
  const isLive = row.status === 'live';
  const isComing = row.status === 'upcoming';
  return {
    id: row.id,
    title: row.title,
    type: row.type,
    topic_id: row.topic_id ?? undefined,
    published_at: row.published_at?.toISOString() ?? null,
    available_at: row.available_at.toISOString(),
    duration: row.duration,
    status: row.status,
    songcount: row.songcount,
    live_viewers: isLive ? row.live_viewers : undefined,
    start_scheduled: isLive || isComing ? row.start_scheduled?.toISOString() : undefined,
    start_actual: isLive ? row.start_actual?.toISOString() : undefined,
    lang: row.lang ?? undefined,
    live_tl_count: row.live_tl_count,
    thumbnail: row.thumbnail ?? undefined,
    channel: presentUploader(row, false),
  };
}
