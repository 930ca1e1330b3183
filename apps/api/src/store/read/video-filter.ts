/** Which videos a list, a search, a feed or a calendar contains. All of them use this filter. */
import type { VideoStatus, VideoType } from '@oshimado/contract';
import { ALL_ORGS, type VideoRole } from '@oshimado/domain';
import { sql, type RawBuilder } from 'kysely';
import type { WordFilter } from '../search/words';
import { exists, type Condition } from './conditions';
import { areOpen, hasStatusAt, isReplacedAt, type VideoAlias } from './video-status';

/** Every part is optional; a video must pass all that are given. */
export interface VideoFilter {
  readonly type?: readonly VideoType[] | undefined;
  readonly status?: readonly VideoStatus[] | undefined;
  /** Languages of clips; `all` for any. Streams have none and always pass. */
  readonly lang?: readonly string[] | undefined;
  /** Any of these. */
  readonly topics?: readonly string[] | undefined;
  readonly ids?: readonly string[] | undefined;
  /** Bounds of `available_at`, inclusive. */
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  /** Excludes upcoming videos further away than this. */
  readonly max_upcoming_hours?: number | undefined;
  /** Bounds of the duration in seconds, inclusive. */
  readonly min_duration?: number | undefined;
  readonly max_duration?: number | undefined;
  /** Uploaded by any of these channels. */
  readonly uploaders?: readonly string[] | undefined;
  /** Uploaded by any of these channels, or with one of them as a guest. */
  readonly involved?: readonly string[] | undefined;
  /** With this channel as a guest. */
  readonly mentioned?: string | undefined;
  /** With this channel as a guest or, for a clip, cut from a video of it. */
  readonly featured?: string | undefined;
  /** With every one of these channels, whatever its role. */
  readonly everyone?: readonly string[] | undefined;
  /** Of any of these organizations, as `isVideoOfOrg` of the domain decides; `All Vtubers` for all. */
  readonly orgs?: readonly string[] | undefined;
  /** Uploaded by a talent who speaks one of these languages, or with one as a guest. */
  readonly talent_lang?: readonly string[] | undefined;
  /** Streams with guests. Default `show`; a clip always counts as having guests. */
  readonly collabs?: 'show' | 'hide' | 'only' | undefined;
  readonly words?: WordFilter | undefined;
}

const HOUR_MS = 3_600_000;

const hasGuests = (table: VideoAlias): Condition =>
  table === 'm'
    ? sql<boolean>`m.has_guests`
    : exists(sql`select from video_channels g where g.video_id = v.id and g.role = 'guest'`);

const idOf = (table: VideoAlias) => sql.ref(table === 'v' ? 'v.id' : 'm.video_id');

/** All conditions except memberships and words. */
export function conditionsOf(filter: VideoFilter, table: VideoAlias, now: Date): Condition[] {
  const t = sql.raw(table);
  const { type, status, lang, topics, ids, from, to, min_duration, max_duration, collabs } = filter;
  const all: Condition[] = [];
  if (!type || type.includes('placeholder'))
    all.push(sql<boolean>`not ${isReplacedAt(table, now)}`);
  if (type) all.push(sql<boolean>`${t}.type = any(${[...type]}::text[])`);
  if (status) all.push(hasStatusAt(table, now, status));
  if (lang && !lang.includes('all')) {
    all.push(
      type?.every((one) => one === 'clip')
        ? sql<boolean>`(${t}.type = 'clip' and ${t}.lang = any(${[...lang]}::text[]))`
        : sql<boolean>`(${t}.type <> 'clip' or ${t}.lang = any(${[...lang]}::text[]))`,
    );
  }
  if (topics) all.push(sql<boolean>`${t}.topic_id = any(${[...topics]}::text[])`);
  if (ids) all.push(sql<boolean>`${idOf(table)} = any(${[...ids]}::text[])`);
  if (from) all.push(sql<boolean>`${t}.available_at >= ${from}::timestamptz`);
  if (to) all.push(sql<boolean>`${t}.available_at <= ${to}::timestamptz`);
  if (filter.max_upcoming_hours !== undefined && (!status || status.includes('upcoming'))) {
    const last = new Date(now.getTime() + filter.max_upcoming_hours * HOUR_MS);
    all.push(
      sql<boolean>`(${t}.available_at <= ${last}::timestamptz or not ${hasStatusAt(table, now, ['upcoming'])})`,
    );
  }
  if (min_duration !== undefined) all.push(sql<boolean>`${t}.duration >= ${min_duration}`);
  if (max_duration !== undefined) all.push(sql<boolean>`${t}.duration <= ${max_duration}`);
  if (collabs !== undefined && collabs !== 'show') {
    const guests = sql`${t}.type <> 'clip' and ${hasGuests(table)}`;
    all.push(collabs === 'only' ? sql<boolean>`(${guests})` : sql<boolean>`not (${guests})`);
  }
  return all;
}

/** A condition that one of several channels, or of several organizations, takes part. */
export interface Membership {
  readonly kind: 'channel' | 'org';
  readonly anyOf: readonly string[];
  /** For channels. */
  readonly roles: readonly VideoRole[];
}

const channels = (anyOf: readonly string[], ...roles: VideoRole[]): Membership => ({
  kind: 'channel',
  anyOf,
  roles,
});

/** @param talents ids of the talents who speak a language of `talent_lang`, if that filter is set */
export function membershipsOf(filter: VideoFilter, talents?: readonly string[]): Membership[] {
  const { uploaders, involved, mentioned, featured, everyone = [], orgs = [] } = filter;
  const all = everyone.map((id) => channels([id], 'uploader', 'guest', 'source'));
  if (uploaders) all.push(channels(uploaders, 'uploader'));
  if (involved) all.push(channels(involved, 'uploader', 'guest'));
  if (talents) all.push(channels(talents, 'uploader', 'guest'));
  if (mentioned !== undefined) all.push(channels([mentioned], 'guest'));
  if (featured !== undefined) all.push(channels([featured], 'guest', 'source'));
  if (orgs.length > 0 && !orgs.includes(ALL_ORGS)) {
    all.push({ kind: 'org', anyOf: orgs, roles: [] });
  }
  return all.map((one) => ({ ...one, anyOf: [...new Set(one.anyOf)] }));
}

/** Rows of `m` with this membership; a video may appear once for each of its values. */
export const isMemberRow = ({ kind, roles }: Membership, value: RawBuilder<unknown>): Condition =>
  kind === 'org'
    ? sql<boolean>`(m.leads_org and m.org = ${value})`
    : sql<boolean>`(m.channel_id = ${value} and m.role in (${sql.join([...roles])}))`;

/** Maximum number of channels that are looked up for each video; of more, the channels of a video are compared with all. */
const LOOKED_UP_MAX = 8;

/** Whether a video has this membership. */
export function hasMembership({ kind, anyOf, roles }: Membership, table: VideoAlias): Condition {
  // With the plain column PostgreSQL searches an index for all channels of the list, once for each video. No index has this
  // expression, so it reads the few channels of the video and finds them in the list by a hash.
  const channel = anyOf.length > LOOKED_UP_MAX ? sql`(mm.channel_id || '')` : sql`mm.channel_id`;
  const found =
    kind === 'org'
      ? sql`mm.leads_org and mm.org = any(${[...anyOf]}::text[])`
      : sql`${channel} = any(${[...anyOf]}::text[]) and mm.role in (${sql.join([...roles])})`;
  return exists(sql`select from video_channels mm where mm.video_id = ${idOf(table)} and ${found}`);
}

/** Whether the list can only hold open or named videos, which are few. */
export const isShort = ({ status, ids }: VideoFilter): boolean =>
  ids !== undefined || (status !== undefined && areOpen(status));
