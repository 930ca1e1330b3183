/** Parses a channel of `/channels`; missing fields stay missing. */
import type { ChannelType } from '@oshimado/contract';
import { channelTypes } from '@oshimado/contract/schemas';
import type { ChannelRecord } from '../../../store/records';
import { channelId } from './ids';
import { orgName } from './read-org';
import {
  address,
  bigCount,
  dropMissing,
  flag,
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

const NAME_MAX = 500;
const HANDLE_MAX = 100;
const LANGUAGE_MAX = 16;

export const channelName = label(NAME_MAX);
export const language = label(LANGUAGE_MAX);
export const channelType = oneOf(channelTypes);
const account = label(HANDLE_MAX);
const topics = listOf(label(200));
const names = listOf(channelName);

/** One handle, or a list of them. */
const handles: Reader<string[]> = (value) => {
  if (value === undefined) return undefined;
  const read = listOf(account)(Array.isArray(value) ? value : [value]);
  return read?.map((handle) => handle.toLowerCase());
};

const belonging = (row: Row) => ({
  org: nullable(row.org, orgName),
  suborg: nullable(row.suborg, channelName),
  group: nullable(row.group, channelName),
});

const figures = (row: Row) => ({
  video_count: smallCount(row.video_count),
  subscriber_count: bigCount(row.subscriber_count),
  view_count: bigCount(row.view_count),
  clip_count: nullable(row.clip_count, smallCount),
});

const about = (row: Row, base: string) => ({
  photo: nullable(row.photo, address(base)),
  thumbnail: nullable(row.thumbnail, address(base)),
  banner: nullable(row.banner, address(base)),
  description: row.description === null ? '' : text(row.description),
  lang: nullable(row.lang, language),
  twitter: nullable(row.twitter, account),
  twitch: nullable(row.twitch, account),
  top_topics: nullable(row.top_topics, topics),
  inactive: flag(row.inactive),
});

const history = (row: Row) => ({
  published_at: nullable(row.published_at, time),
  created_at: nullable(row.created_at, time),
  crawled_at: nullable(row.crawled_at, time),
  comments_crawled_at: nullable(row.comments_crawled_at, time),
  yt_uploads_id: nullable(row.yt_uploads_id, account),
  yt_handle: nullable(row.yt_handle, handles),
  yt_name_history: nullable(row.yt_name_history, names),
});

/** A type unknown to the contract is neither talent nor clipper. */
const typeOf = (value: unknown, asked: ChannelType): ChannelType =>
  channelType(value) ?? (text(value)?.trim() ? 'external' : asked);

/** `asked` is the requested type of the list, for rows without one. */
export function readChannel(
  row: unknown,
  { base, asked }: { readonly base: string; readonly asked: ChannelType },
): Reading<ChannelRecord> {
  if (!isRow(row)) return { reason: 'a channel that is no object' };
  const id = channelId(row.id);
  if (id === undefined) return { reason: 'a channel without a usable id' };
  const english = nullable(row.english_name, channelName);
  return {
    value: dropMissing({
      id,
      name: channelName(row.name) ?? english ?? id,
      english_name: english,
      type: typeOf(row.type, asked),
      ...belonging(row),
      ...figures(row),
      ...about(row, base),
      ...history(row),
    }),
  };
}
