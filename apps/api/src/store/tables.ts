/** The tables as the query builder sees them. Their meaning is in the migrations; every text compares byte by byte. */
import type {
  ChannelType,
  Credits,
  PlaceholderType,
  VideoStatus,
  VideoType,
} from '@oshimado/contract';
import type { ColumnType, Generated } from 'kysely';

type Counts = Readonly<Record<string, number>>;

export interface OrgTable {
  readonly name: string;
  readonly short: string | null;
  readonly name_jp: string | null;
}

export interface ChannelTable {
  readonly id: string;
  readonly name: string;
  readonly type: ChannelType;
  readonly english_name: string | null;
  readonly org: string | null;
  readonly suborg: string | null;
  readonly group_name: string | null;
  readonly photo: string | null;
  readonly thumbnail: string | null;
  readonly banner: string | null;
  readonly description: Generated<string>;
  readonly lang: string | null;
  readonly twitter: string | null;
  readonly twitch: string | null;
  readonly video_count: Generated<number>;
  readonly subscriber_count: Generated<number>;
  readonly view_count: Generated<number>;
  readonly clip_count: number | null;
  readonly top_topics: string[] | null;
  readonly inactive: Generated<boolean>;
  readonly published_at: Date | null;
  readonly created_at: Date | null;
  readonly updated_at: Date | null;
  readonly crawled_at: Date | null;
  readonly comments_crawled_at: Date | null;
  readonly yt_uploads_id: string | null;
  readonly yt_handle: string[] | null;
  readonly yt_name_history: string[] | null;
}

export interface VideoTable {
  readonly id: string;
  readonly channel_id: string;
  readonly title: string;
  readonly type: VideoType;
  readonly status: VideoStatus;
  readonly topic_id: string | null;
  readonly published_at: Date | null;
  readonly available_at: Date;
  readonly duration: Generated<number>;
  readonly start_scheduled: Date | null;
  readonly start_actual: Date | null;
  readonly end_actual: Date | null;
  readonly live_viewers: Generated<number>;
  readonly description: Generated<string>;
  readonly songcount: Generated<number>;
  readonly lang: string | null;
  readonly live_tl_count: ColumnType<Counts>;
  readonly recent_live_tls: Generated<string[]>;
  readonly placeholder_type: PlaceholderType | null;
  readonly certainty: 'certain' | 'likely' | null;
  readonly jp_name: string | null;
  readonly link: string | null;
  readonly thumbnail: string | null;
  readonly credits: ColumnType<Credits | null>;
}

export interface VideoMentionTable {
  readonly video_id: string;
  readonly channel_id: string;
}

export type LinkKind = 'source' | 'refer' | 'simulcast';

export interface VideoLinkTable {
  readonly video_id: string;
  readonly kind: LinkKind;
  readonly target_id: string;
}

export interface SongTable {
  readonly video_id: string;
  readonly id: string;
  readonly name: string;
  readonly original_artist: string;
  readonly start_s: number;
  readonly end_s: number;
  readonly art: string | null;
  readonly itunesid: number | null;
}

export interface CommentTable {
  readonly video_id: string;
  readonly comment_key: string;
  readonly message: string;
}

export interface ProgressTable {
  readonly task: string;
  readonly value: unknown;
}

export interface Tables {
  readonly orgs: OrgTable;
  readonly channels: ChannelTable;
  readonly videos: VideoTable;
  readonly video_mentions: VideoMentionTable;
  readonly video_links: VideoLinkTable;
  readonly songs: SongTable;
  readonly comments: CommentTable;
  readonly progress: ProgressTable;
}
