/**
 * The feed filter: which videos of a list a viewer sees. Used by home, favorites, archive, clips and selectors, on client and
 * server. It keeps the order of the list and does not modify videos.
 */
import type { Mention, Video, VideoChannel } from '@oshimado/contract';
import { groupOf } from '../channel/channel-name';
import { ALL_ORGS } from '../limits';
import { isCollab, type CollabChoice } from './collabs';

/** What a viewer has chosen to see and to hide. */
export interface FeedFilter {
  /** Selected organizations; `All Vtubers` for all, null for none (favorites: only favorites and mentions count). */
  readonly org: string | readonly string[] | null;
  /** Ids of favorite channels. Default none. */
  readonly favorites?: ReadonlySet<string>;
  /** Ids of blocked channels. Default none. */
  readonly blocked?: ReadonlySet<string>;
  /** Show videos of blocked channels anyway (a blocked channel's own page). Default false. */
  readonly ignoreBlock?: boolean;
  /** Hidden topics, case-insensitive. Default none. */
  readonly ignoredTopics?: readonly string[];
  /** Hidden groups in lower case, per organization. Default none. */
  readonly hiddenGroups?: Readonly<Record<string, readonly string[]>>;
  /**
   * Show clips of any uploader: a clip belongs to its clipper, and the list was already requested for the right
   * sources. Default false.
   */
  readonly everyClip?: boolean;
  /**
   * `hide`: streams of other channels that only mention the org or a favorite. `only`: nothing but clips and streams with a guest.
   * Default `show`.
   */
  readonly collabs?: CollabChoice;
  /** Default false. */
  readonly hidePlaceholders?: boolean;
  /** Default false. */
  readonly hideMissing?: boolean;
  /** Ids of videos not to show once they are over: those watched to the end. Default none. */
  readonly watched?: ReadonlySet<string>;
  /** Ids of videos not to show: those that are chosen already. Default none. */
  readonly chosen?: ReadonlySet<string>;
}

type Member = Pick<VideoChannel, 'id' | 'org' | 'suborg'> & { group?: string | null };

const NONE: ReadonlySet<string> = new Set();

function isGroupHidden(channel: Member, { hiddenGroups }: FeedFilter): boolean {
  const { org } = channel;
  if (!org || !hiddenGroups || !Object.hasOwn(hiddenGroups, org)) return false;
  return hiddenGroups[org]?.includes(groupOf(channel).toLowerCase()) ?? false;
}

const isBlocked = (channel: Member, { blocked = NONE }: FeedFilter) => blocked.has(channel.id);

function isAskedFor({ org: own }: Member, { org }: FeedFilter): boolean {
  if (org === null || org === ALL_ORGS) return org !== null;
  return typeof org === 'string' ? own === org : org.some((one) => one === own);
}

const belongs = (channel: Member, filter: FeedFilter) =>
  isAskedFor(channel, filter) || (filter.favorites?.has(channel.id) ?? false);

const isWelcomeMention = (mention: Mention, filter: FeedFilter) =>
  belongs(mention, filter) && !isBlocked(mention, filter) && !isGroupHidden(mention, filter);

/** Whether the video belongs to the selection, or may be listed with it. */
function isFitting(video: Video, filter: FeedFilter): boolean {
  if (filter.everyClip && video.type === 'clip') return true;
  if (filter.collabs === 'only' && !isCollab(video, filter.blocked)) return false;
  if (belongs(video.channel, filter)) return true;
  if (filter.collabs === 'hide') return false;
  return video.mentions?.some((mention) => isWelcomeMention(mention, filter)) ?? false;
}

/** Whether one video passes every rule. */
export function isShown(video: Video, filter: FeedFilter): boolean {
  if (filter.chosen?.has(video.id)) return false;
  if (!filter.ignoreBlock && isBlocked(video.channel, filter)) return false;
  if (!isFitting(video, filter)) return false;
  const topic = video.topic_id?.toLowerCase();
  if (topic && filter.ignoredTopics?.some((ignored) => ignored.toLowerCase() === topic))
    return false;
  if (filter.hidePlaceholders && video.type === 'placeholder') return false;
  if (filter.hideMissing && video.status === 'missing') return false;
  // A stream that was opened while live goes on; hiding it at once would look like an error.
  if (video.status === 'past' && filter.watched?.has(video.id)) return false;
  return !isGroupHidden(video.channel, filter);
}

/** The videos that `isShown` shows, in their order. */
export const filterFeed = (videos: readonly Video[], filter: FeedFilter): Video[] =>
  videos.filter((video) => isShown(video, filter));
