/** Which rows of a board an element shows, as its attributes say. */
import type { Video } from '@oshimado/contract';
import { ALL_ORGS, filterFeed, isLive, type FeedFilter } from '@oshimado/domain';
import type { LiveFeedOptions } from './options';

export type ShownRows = Pick<LiveFeedOptions, 'org' | 'channels' | 'status' | 'topics' | 'hide'>;

/** Whether rows of the board are left out, so that more of them are needed than there are cards. */
export const isChoosy = ({ status, topics, hide }: ShownRows): boolean =>
  status !== 'all' || topics.length > 0 || hide.length > 0;

/** Streams of others are on the board because they have a guest: without them, only those of whom it is about are left. */
function ownersOf({ org, channels, hide }: ShownRows): FeedFilter {
  if (!hide.includes('collabs')) return { org: ALL_ORGS };
  if (channels.length > 0) return { org: null, favorites: new Set(channels), collabs: 'hide' };
  return { org: org === '' ? ALL_ORGS : org, collabs: 'hide' };
}

/** The rows that are shown, in their order. */
export function shownRows(videos: readonly Video[], options: ShownRows, now: number): Video[] {
  const { status, topics, hide } = options;
  const wanted = topics.map((topic) => topic.toLowerCase());
  const filter = {
    ...ownersOf(options),
    hidePlaceholders: hide.includes('placeholders'),
    hideMissing: hide.includes('missing'),
  };
  return filterFeed(videos, filter).filter(
    (video) =>
      (status === 'all' || isLive(video, now) === (status === 'live')) &&
      (wanted.length === 0 || wanted.includes(video.topic_id?.toLowerCase() ?? '')),
  );
}
