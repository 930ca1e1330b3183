/**
 * What a source hands to the store. A missing key leaves what is stored untouched; null clears it. Writing the same
 * record twice changes nothing.
 */
import type {
  ChannelType,
  Comment,
  Credits,
  InlineSong,
  Org,
  PlaceholderType,
  VideoStatus,
  VideoType,
} from '@oshimado/contract';

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
  readonly yt_uploads_id?: string | null;
  readonly yt_handle?: readonly string[] | null;
  readonly yt_name_history?: readonly string[] | null;
}

export interface VideoRecord {
  readonly id: string;
  readonly channel_id: string;
  readonly title: string;
  readonly type: VideoType;
  readonly status: VideoStatus;
  readonly topic_id?: string | null;
  readonly published_at?: Date | null;
  /** Worked out by the store where it is missing: actual start, else scheduled start, else publication. */
  readonly available_at?: Date;
  readonly duration?: number;
  readonly start_scheduled?: Date | null;
  readonly start_actual?: Date | null;
  readonly end_actual?: Date | null;
  readonly live_viewers?: number;
  readonly description?: string;
  readonly lang?: string | null;
  readonly live_tl_count?: Readonly<Record<string, number>>;
  readonly recent_live_tls?: readonly string[];
  readonly placeholderType?: PlaceholderType | null;
  readonly certainty?: 'certain' | 'likely' | null;
  readonly jp_name?: string | null;
  readonly link?: string | null;
  readonly thumbnail?: string | null;
  readonly credits?: Credits | null;
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

/** The side of the store that sources see. Every call is one transaction, in batches of any size. */
export interface SourceStore {
  /** Each answers how many rows were new or changed. */
  readonly writeOrgs: (orgs: readonly OrgRecord[]) => Promise<number>;
  readonly writeChannels: (channels: readonly ChannelRecord[]) => Promise<number>;
  readonly writeVideos: (videos: readonly VideoRecord[]) => Promise<number>;
  /** Marks videos that a source no longer knows as missing; answers how many changed. */
  readonly markMissing: (ids: readonly string[]) => Promise<number>;
  /** Removes placeholders whose time is over; answers how many went. */
  readonly removeVideos: (ids: readonly string[]) => Promise<number>;
  /** Ids of stored videos that are live or upcoming. */
  readonly openVideoIds: () => Promise<string[]>;
  /** Where a source left off, by a name of its own choosing; undefined before the first save. */
  readonly loadProgress: <T>(task: string) => Promise<T | undefined>;
  readonly saveProgress: (task: string, progress: unknown) => Promise<void>;
}
