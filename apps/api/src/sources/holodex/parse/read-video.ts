/** Videos of every list and of the single call. */
import type { Comment, VideoStatus, VideoType } from '@oshimado/contract';
import { videoStatuses, videoTypes } from '@oshimado/contract/schemas';
import type { VideoRecord } from '../../../store/records';
import { videoId } from './ids';
import { language } from './read-channel';
import { readPlaceholder } from './read-placeholder';
import { readSongs } from './read-songs';
import { readStub, type ChannelStub } from './read-stub';
import {
  address,
  dropMissing,
  isRow,
  label,
  listOf,
  nullable,
  oneOf,
  smallCount,
  text,
  time,
  type Reader,
  type Reading,
  type Row,
} from '../../parse/value';

export interface ReadVideo {
  readonly record: VideoRecord;
  /** The uploader and the guests, as far as the row contains them. */
  readonly channels: readonly ChannelStub[];
}

const topic = label(200);
const knownType = oneOf(videoTypes);
const knownStatus = oneOf(videoStatuses);
const LIVE_INFO = ['live_viewers', 'start_scheduled', 'start_actual', 'end_actual'] as const;

function typeOf(row: Row): VideoType | undefined {
  const named = text(row.type)?.trim();
  if (named) return named === 'legacy-placeholder' ? 'placeholder' : knownType(named);
  if (text(row.placeholderType)) return 'placeholder';
  return isRow(row.channel) && row.channel.type === 'subber' ? 'clip' : 'stream';
}

/** An unknown status must not put a video on the board. */
function statusOf(row: Row, type: VideoType): VideoStatus {
  const known = knownStatus(row.status);
  if (known) return known;
  const hasBegun = time(row.start_actual) !== undefined || time(row.end_actual) !== undefined;
  return hasBegun || type === 'clip' ? 'past' : 'new';
}

/** In a row with live information an absent time is unknown; in other rows times are not included at all. */
function timesOf(row: Row) {
  const hasLiveInfo = LIVE_INFO.some((key) => key in row);
  const known = (value: unknown) => nullable(hasLiveInfo ? (value ?? null) : value, time);
  return {
    published_at: nullable(row.published_at, time),
    available_at: time(row.available_at),
    missing_since: time(row.missing_since),
    start_scheduled: known(row.start_scheduled),
    start_actual: known(row.start_actual),
    end_actual: known(row.end_actual),
    live_viewers: smallCount(row.live_viewers),
  };
}

/** Related videos come as objects or as bare ids. */
const relatedIds = listOf((value) => videoId(isRow(value) ? value.id : value));
const languages = listOf(language);

const translations: Reader<Record<string, number>> = (value) => {
  if (value === null) return {};
  if (!isRow(value)) return undefined;
  const counted = Object.entries(value).flatMap(([lang, lines]) => {
    const known = smallCount(lines);
    return known === undefined || language(lang) === undefined ? [] : [[lang, known] as const];
  });
  return Object.fromEntries(counted);
};

const comments = listOf((value): Comment | undefined => {
  if (!isRow(value)) return undefined;
  const key = label(200)(value.comment_key);
  const message = text(value.message);
  return key === undefined || message === undefined ? undefined : { comment_key: key, message };
});

const uniqueIds = (stubs: readonly ChannelStub[] | undefined) =>
  stubs && [...new Set(stubs.map(({ id }) => id))];

/** Parses one row of a list, or the single video. `base` completes picture addresses. */
export function readVideo(row: unknown, base: string): Reading<ReadVideo> {
  if (!isRow(row)) return { reason: 'a video that is no object' };
  const id = videoId(row.id);
  if (id === undefined) return { reason: 'a video without a usable id' };
  const type = typeOf(row);
  if (!type) return { reason: 'a video of an unknown type' };
  const stub = readStub(base);
  const uploader = stub(row.channel) ?? stub({ id: row.channel_id });
  if (!uploader) return { reason: 'a video without a channel' };
  const guests = listOf((value) => stub(typeof value === 'string' ? { id: value } : value))(
    row.mentions,
  );
  const record: VideoRecord = {
    id,
    channel_id: uploader.id,
    title: text(row.title) ?? text(row.name) ?? text(row.jp_name) ?? '',
    type,
    status: statusOf(row, type),
    // Left out when empty, so an absent key means empty.
    topic_id: topic(row.topic_id) ?? null,
    ...timesOf(row),
    duration: smallCount(row.duration),
    description: row.description === null ? '' : text(row.description),
    lang: nullable(row.lang, language),
    live_tl_count: translations(row.live_tl_count),
    recent_live_tls: languages(row.recent_live_tls),
    thumbnail: nullable(row.thumbnail, address(base)),
    ...(type === 'placeholder' && readPlaceholder(row, base)),
    mentions: uniqueIds(guests),
    sources: relatedIds(row.sources),
    refers: relatedIds(row.refers),
    simulcasts: relatedIds(row.simulcasts),
    songs: readSongs(row, id, base),
    comments: comments(row.comments),
  };
  return { value: { record: dropMissing(record), channels: [uploader, ...(guests ?? [])] } };
}

/** Sort time of a row in its list, for paging; also for invalid rows. */
export const availableAt = (row: unknown): number | undefined =>
  isRow(row) ? time(row.available_at)?.getTime() : undefined;
