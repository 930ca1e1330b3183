/** The tables as the query builder sees them. Their meaning is in the migrations; every text compares byte by byte. */
import type {
  AuditAction,
  ChannelType,
  PlaceholderType,
  SecurityEvent,
  VideoStatus,
  VideoType,
} from '@oshimado/contract';
import type { VideoRole } from '@oshimado/domain';
import type { Generated } from 'kysely';
import type {
  ApiKeyTable,
  IdentityTable,
  PlaylistTable,
  ReplayTable,
  SessionTable,
  UsedTicketTable,
  UserTable,
  WatchHistoryTable,
} from './account-tables';
import type { ChannelListTable } from './channel-list-table';
import type { FavoriteGroupTable, FavoriteTable } from './favorite-tables';
import type { PushDeviceTable, PushMarkTable, PushWebhookTable } from './push/push-tables';
import type { VideoColumns } from './video-columns';

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
  /** Null while unknown. */
  readonly view_count: number | null;
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
  /** Name of the source that the row comes from. */
  readonly fed_by: string | null;
}

export interface VideoTable extends VideoColumns {
  readonly id: string;
  /** Parts that a person has set: `topic`, `mentions`, `songs`. */
  readonly edited: Generated<string[]>;
  readonly topic_approver_id: number | null;
  /** Who made a placeholder by hand. */
  readonly creator_id: number | null;
  /** `user` or `bot`, for a placeholder made by hand; null for one from a source. */
  readonly created_by: string | null;
  /** Lines typed on this site, by language; a source counts others in `live_tl_count`. */
  readonly own_tl_count: Generated<Readonly<Record<string, number>>>;
  /** Languages with an active translator. */
  readonly own_recent_tls: Generated<string[]>;
  /** Name of the source that the row comes from. */
  readonly fed_by: string | null;
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

/** A channel that takes part in a video, with the columns of the video that lists filter and sort by. */
export interface VideoChannelTable {
  readonly video_id: string;
  readonly channel_id: string;
  readonly role: VideoRole;
  readonly org: string | null;
  /** True on one row for each organization of the video. */
  readonly leads_org: boolean;
  /** Whether the video has guests. */
  readonly has_guests: boolean;
  readonly type: VideoType;
  readonly status: VideoStatus;
  readonly available_at: Date;
  readonly lang: string | null;
  readonly topic_id: string | null;
  readonly placeholder_type: PlaceholderType | null;
  readonly start_scheduled: Date | null;
  readonly duration: number;
}

/** How many videos there are of a kind: of all (key `''`), of an organization, of a topic. */
export interface VideoCountTable {
  readonly kind: 'all' | 'org' | 'topic';
  readonly key: string;
  readonly type: VideoType;
  readonly status: VideoStatus;
  /** `''` for videos without a language. */
  readonly lang: string;
  readonly count: number;
}

/** What an editor says of two streams. */
export interface EventLinkTable {
  /** The lower id of both. */
  readonly first_id: string;
  readonly second_id: string;
  readonly is_same: boolean;
}

/** A video that was removed for good. */
export interface RemovedVideoTable {
  readonly id: string;
  readonly at: Date;
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
  readonly am_url: string | null;
  readonly is_mv: Generated<boolean>;
  readonly creator_id: number | null;
  readonly approver_id: number | null;
  /** Name and artist as search compares them; empty until they are folded for the first time. */
  readonly folded: Generated<string>;
  /** Which rules folded them; 0 if none did. */
  readonly fold: Generated<number>;
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

export interface AuditTable {
  readonly id: Generated<number>;
  readonly at: Date;
  readonly user_id: number | null;
  readonly username: string | null;
  readonly action: AuditAction;
  readonly target_id: string;
  readonly before: unknown;
  readonly after: unknown;
  readonly reverts: number | null;
  readonly reverted_by: number | null;
}

export type ReportKind = 'video' | 'channel' | 'contact' | 'notice';

export interface ReportTable {
  readonly id: Generated<number>;
  readonly at: Date;
  readonly kind: ReportKind;
  readonly target_id: string | null;
  readonly user_id: number | null;
  readonly fields: unknown;
  /** Null while it is open. */
  readonly closed_at: Date | null;
  readonly closed_by: number | null;
  readonly note: string | null;
}

export interface SecurityLogTable {
  readonly id: Generated<number>;
  readonly at: Date;
  readonly event: SecurityEvent;
  readonly actor_id: number | null;
  readonly subject_id: number | null;
  readonly details: unknown;
}

export interface ChatTable {
  /** Video id, or the link of a custom room. */
  readonly room: string;
  readonly lang: string;
  readonly id: Generated<number>;
  readonly name: string;
  readonly message: string;
  readonly timestamp_ms: number;
  readonly duration_ms: number | null;
  readonly channel_id: string | null;
  readonly is_tl: Generated<boolean>;
  readonly is_owner: Generated<boolean>;
  readonly is_vtuber: Generated<boolean>;
  readonly is_moderator: Generated<boolean>;
  readonly is_verified: Generated<boolean>;
  readonly source: 'youtube' | 'MChad' | 'user';
  readonly creator_id: number | null;
  readonly mchad_room: string | null;
  /** Which line of the older service it was, also after the account is deleted; null where that was not kept. */
  readonly mchad_line: string | null;
  readonly created_at: Date;
}

export interface MchadRoomTable {
  readonly name: string;
  readonly password_hash: string;
  readonly claimed_by: number | null;
}

/** Lines of the older service that were deleted here. */
export interface MchadDeletedLineTable {
  /** Which line, as in `mchad_line`. */
  readonly line: string;
}

export interface VideoTextTable {
  readonly video_id: string;
  readonly title: string;
  readonly body: string;
  readonly grams: number[];
  /** Number of the rules that folded it. */
  readonly fold: Generated<number>;
}

export interface CommentTextTable {
  readonly video_id: string;
  readonly comment_key: string;
  readonly body: string;
  readonly grams: number[];
  /** Number of the rules that folded it. */
  readonly fold: Generated<number>;
}

export interface ChannelTextTable {
  readonly channel_id: string;
  readonly body: string;
  readonly grams: number[];
  /** Number of the rules that folded it. */
  readonly fold: Generated<number>;
}

export interface VideoDetailTable {
  readonly video_id: string;
  readonly read_at: Date | null;
  readonly wished_at: Date | null;
  /** When the stored comments were read, where they may be kept for a time only. */
  readonly comments_at: Date | null;
}

/** What calendars show of a video, with its revision; stays for some time after the video was deleted. */
export interface CalendarEventTable {
  readonly video_id: string;
  readonly channel_id: string;
  readonly topic_id: string | null;
  readonly title: string;
  readonly starts_at: Date;
  readonly duration: number;
  readonly status: VideoStatus;
  readonly certainty: 'certain' | 'likely' | null;
  /** Whether it was called off before it began. */
  readonly is_cancelled: Generated<boolean>;
  /** Rises with each change of time, title or state. */
  readonly sequence: Generated<number>;
  readonly changed_at: Date;
}

/** One row. */
export interface ChangesTable {
  readonly id: Generated<boolean>;
  /** Grows with every committed change of public data, in any process. */
  readonly count: number;
}

/** Refused requests of a day; `''` and 0 where there is no network or no account. */
export interface LimitHitTable {
  readonly day: Date;
  readonly limit: string;
  readonly kind: 'guest' | 'user' | 'key';
  readonly network: 'ipv4' | 'ipv6' | '';
  readonly user_id: number;
  readonly call: string;
  readonly count: number;
  readonly last_at: Date;
}

export interface Tables {
  readonly orgs: OrgTable;
  readonly channels: ChannelTable;
  readonly videos: VideoTable;
  readonly video_mentions: VideoMentionTable;
  readonly video_links: VideoLinkTable;
  readonly video_channels: VideoChannelTable;
  readonly video_counts: VideoCountTable;
  readonly songs: SongTable;
  readonly comments: CommentTable;
  readonly progress: ProgressTable;
  readonly users: UserTable;
  readonly identities: IdentityTable;
  readonly sessions: SessionTable;
  readonly api_keys: ApiKeyTable;
  readonly used_tickets: UsedTicketTable;
  readonly favorites: FavoriteTable;
  readonly watch_history: WatchHistoryTable;
  readonly playlists: PlaylistTable;
  readonly replays: ReplayTable;
  readonly changes: ChangesTable;
  readonly audit: AuditTable;
  readonly reports: ReportTable;
  readonly security_log: SecurityLogTable;
  readonly chats: ChatTable;
  readonly mchad_rooms: MchadRoomTable;
  readonly mchad_deleted_lines: MchadDeletedLineTable;
  readonly video_details: VideoDetailTable;
  readonly calendar_events: CalendarEventTable;
  readonly video_texts: VideoTextTable;
  readonly comment_texts: CommentTextTable;
  readonly channel_texts: ChannelTextTable;
  readonly push_devices: PushDeviceTable;
  readonly push_marks: PushMarkTable;
  readonly push_webhooks: PushWebhookTable;
  readonly favorite_groups: FavoriteGroupTable;
  readonly event_links: EventLinkTable;
  readonly limit_hits: LimitHitTable;
  readonly removed_videos: RemovedVideoTable;
  readonly channel_list: ChannelListTable;
}
