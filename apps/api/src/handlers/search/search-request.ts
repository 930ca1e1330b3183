/** A search body as the store is asked, after the rules of the specification. */
import type { CheckedBodyOf, SearchedVideo } from '@oshimado/contract';
import { ALL_ORGS, SEARCH_PROBLEMS, searchProblem } from '@oshimado/domain';
import { ApiError } from '../../errors';
import type { VideoRow, VideoSearch } from '../../store';
import { presentUploader } from '../channels/present-channel';

export type SearchBody = CheckedBodyOf<'postVideoSearch'>;

export function requireSearchable({ comment, conditions }: SearchBody): void {
  const problem = searchProblem({ comment, conditions });
  if (!problem) return;
  throw new ApiError('bad_request', SEARCH_PROBLEMS[problem], { parameter: 'comment' });
}

export function searchOf(body: SearchBody, favorites: readonly string[] | undefined): VideoSearch {
  const { target, status, lang, topic, vch, min_duration, max_duration, talent_lang, collabs } =
    body;
  return {
    texts: body.conditions.map(({ text }) => text),
    wholeWord: body.whole_word,
    org: body.org.filter((org) => org !== ALL_ORGS),
    target,
    status,
    lang,
    topic,
    vch,
    min_duration,
    max_duration,
    talent_lang,
    collabs,
    favorites,
    sort: body.sort,
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
    thumbnail: row.thumbnail ?? undefined,
    channel: presentUploader(row, false),
  };
}
