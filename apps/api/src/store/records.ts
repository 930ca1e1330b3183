/**
 * Records that sources write to the store. A missing key leaves the stored value; null clears it. Writing the same record twice
 * changes nothing.
 */
import type { ChannelType, Comment, InlineSong, Org, PlaceholderType } from '@oshimado/contract';
import type { SourceColumns } from './video-columns';

export type OrgRecord = Org;

export interface ChannelRecord {
  readonly id: string;
  readonly name: string;
  readonly type: ChannelType;
  readonly english_name?: string | null;
  readonly org?: string | null;
  readonly suborg?: string | null;
  readonly group?: string | null;
  readonly photo?: string | null;
  readonly thumbnail?: string | null;
  readonly banner?: string | null;
  readonly description?: string;
  readonly lang?: string | null;
  readonly twitter?: string | null;
  readonly twitch?: string | null;
  readonly video_count?: number;
  readonly subscriber_count?: number;
  readonly view_count?: number;
  readonly clip_count?: number | null;
  readonly top_topics?: readonly string[] | null;
  readonly inactive?: boolean;
  readonly published_at?: Date | null;
  readonly created_at?: Date | null;
  readonly crawled_at?: Date | null;
  readonly comments_crawled_at?: Date | null;
  readonly yt_uploads_id?: string | null;
  readonly yt_handle?: readonly string[] | null;
  readonly yt_name_history?: readonly string[] | null;
}

type RequiredColumn = 'channel_id' | 'title' | 'status';

export interface VideoRecord
  extends
    Pick<SourceColumns, RequiredColumn>,
    Omit<Partial<SourceColumns>, RequiredColumn | 'type' | 'placeholder_type'> {
  readonly id: string;
  /** Default for a new one: a clip of a channel of clips, a stream of another. */
  readonly type?: SourceColumns['type'];
  readonly placeholderType?: PlaceholderType | null;
  /** Ids of channels that take part; the whole set. Channels not known yet are left out until they are. */
  readonly mentions?: readonly string[];
  /** Ids of the videos a clip was cut from; the whole set. */
  readonly sources?: readonly string[];
  /** Ids of videos named in the description; the whole set. */
  readonly refers?: readonly string[];
  /** Ids of the same stream elsewhere; the whole set. */
  readonly simulcasts?: readonly string[];
  /** The whole list of tagged songs. */
  readonly songs?: readonly InlineSong[];
  /** The whole list of comments that name moments. */
  readonly comments?: readonly Comment[];
}

/** Position in the order of `available_at`, then id. */
export interface Place {
  /** `available_at` of the last video, as PostgreSQL prints it. */
  readonly at: string;
  readonly id: string;
}

export interface UnreadVideos {
  readonly ids: readonly string[];
  /** Where to continue; absent after the last one. */
  readonly next?: Place | undefined;
}

/** A stream that ended, and when its comments were read. */
export interface EndedStream {
  readonly id: string;
  readonly end: Date;
  readonly readAt: Date | null;
}

/** A message from a platform that a video or channel has changed. */
export interface SourceHint {
  readonly kind: 'video' | 'lease' | 'stream';
  /** Id of what it is about: a video, a channel, or an account of the platform. */
  readonly subject: string;
  readonly value: unknown;
}

/** The side of the store that sources see. Every call is one transaction, in batches of any size. */
export interface SourceStore {
  /** Each returns how many rows were new or changed. */
  readonly writeOrgs: (orgs: readonly OrgRecord[]) => Promise<number>;
  readonly writeChannels: (channels: readonly ChannelRecord[]) => Promise<number>;
  readonly writeVideos: (videos: readonly VideoRecord[]) => Promise<number>;
  /** Writes unknown ones; for known ones only adds their sources. */
  readonly introduceVideos: (videos: readonly VideoRecord[]) => Promise<number>;
  /** Marks videos that the source no longer lists as missing; returns how many changed. */
  readonly markMissing: (ids: readonly string[]) => Promise<number>;
  /** Removes expired placeholders; returns how many. */
  readonly removeVideos: (ids: readonly string[]) => Promise<number>;
  /** Ids of stored videos that are live or upcoming. */
  readonly openVideoIds: () => Promise<string[]>;
  /** Videos of this source that are not missing, by id, after this one. */
  readonly ownVideoIds: (after: string, limit: number) => Promise<string[]>;
  /** How many those are. */
  readonly countOwnVideos: () => Promise<number>;
  /** The ids among these that are stored and not missing, from any source. */
  readonly knownVideoIds: (ids: readonly string[]) => Promise<string[]>;
  /** Ids of opened videos whose details are missing, without those of other sources, oldest request first. */
  readonly requestedVideos: (limit: number) => Promise<readonly string[]>;
  /** Moves the request for a video to the end. */
  readonly postponeRequest: (id: string) => Promise<void>;
  /** Deletes the request for a video; opening the video adds it again. */
  readonly dropRequest: (id: string) => Promise<void>;
  /** Streams of a period, oldest first, whose details were not read since they settled. */
  readonly unreadVideos: (after: Place | undefined) => Promise<UnreadVideos>;
  /** Records that the source was asked for the details of these videos. */
  readonly noteRead: (ids: readonly string[]) => Promise<void>;
  /** Streams of this source that ended after this time, the last ended first. */
  readonly endedStreams: (after: Date) => Promise<readonly EndedStream[]>;
  /** Videos of this source whose comments were read before this time, the oldest first. */
  readonly oldComments: (before: Date, limit: number) => Promise<string[]>;
  /** Replaces the comments of a stored video that no other source keeps, and its request; returns how many videos changed. */
  readonly writeComments: (id: string, comments: readonly Comment[]) => Promise<number>;
  /** Deletes comments that were read before this time, of videos that no other source keeps; returns of how many videos. */
  readonly forgetComments: (before: Date) => Promise<number>;
  /** Takes out what platforms told any process for this source, the oldest first. */
  readonly takeHints: () => Promise<SourceHint[]>;
  /** Text of the list of followed channels that admins edit; empty before the first change. */
  readonly keptList: () => Promise<string>;
  /** Progress of a source, under a name it chooses; undefined before the first save. */
  readonly loadProgress: <T>(task: string) => Promise<T | undefined>;
  readonly saveProgress: (task: string, progress: unknown) => Promise<void>;
}
