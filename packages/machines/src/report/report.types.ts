import type { Topic, Video } from '@oshimado/contract';
import type { FailureKind, ReportField, ReportPlace, ReportReason } from '@oshimado/domain';

/** The video the dialog was opened for. */
export interface ReportSubject extends ReportPlace {
  /** The video that is reported. */
  readonly video: Pick<Video, 'id' | 'title' | 'type' | 'channel' | 'topic_id' | 'mentions'> &
    Partial<Pick<Video, 'status'>>;
  /** Ids of the viewer's favorites. Default none. */
  readonly favorites?: readonly string[];
}

/** A channel as shown in the dialog; channels and mentions of the contract have this shape. */
export interface ReportChannel {
  /** Id of the channel. */
  readonly id: string;
  /** In the channel's own language. */
  readonly name: string;
  /** In Latin letters; null or absent if unknown. */
  readonly english_name?: string | null | undefined;
}

/** An original mention of the video. */
export interface OriginalMention {
  /** The channel mentioned. */
  readonly channel: ReportChannel;
  /** Whether it is marked for removal. */
  readonly isMarked: boolean;
}

/** Input of the port `loadMentions`. */
export interface MentionsQuery {
  /** Id of the video. */
  readonly videoId: string;
}

/** Input of the port `sendReport`; the port adds the token. */
export interface ReportSending {
  /** Id of the video. */
  readonly videoId: string;
  /** In reading order. */
  readonly body: readonly ReportField[];
}

/** Initial data of the machine. */
export interface ReportInput {
  /** Whether collabs are hidden. Default false. */
  readonly hidesCollabs?: boolean;
}

/** Data of the machine; views read it by selectors. */
export interface ReportContext {
  /** null while the dialog is closed. */
  readonly subject: ReportSubject | null;
  /** Whether collabs are hidden already. */
  readonly hidesCollabs: boolean;
  /** Ticked reasons, in the order of ticking. */
  readonly reasons: readonly ReportReason[];
  /** As typed. */
  readonly comments: string;
  /** null until loaded. */
  readonly topics: readonly Topic[] | null;
  /** The topic the viewer suggests; null: none. */
  readonly suggestedTopic: string | null;
  /** The original mentions; null until loaded. Never changed by the viewer. */
  readonly originals: readonly ReportChannel[] | null;
  /** Ids of the original mentions to remove. */
  readonly marked: readonly string[];
  /** The channels to mention in addition. */
  readonly added: readonly ReportChannel[];
  /** Why the last send failed; null otherwise. */
  readonly error: FailureKind | null;
  /** Seconds until the server takes reports again, where it has refused too many; null otherwise. */
  readonly waitS: number | null;
  /** The same for the list, of topics or of mentions, that failed to load last. */
  readonly listWaitS: number | null;
}

/** What the machine takes: opening and closing, and what the viewer enters. */
export type ReportEvent =
  /** Opens the dialog with an empty form, even if it is open. */
  | { readonly type: 'report.open'; readonly subject: ReportSubject }
  /** Ignored while the report is being sent. */
  | { readonly type: 'report.close' }
  /** Sends the report; ignored while the form is incomplete. */
  | { readonly type: 'report.send' }
  /** Ticks or unticks a reason. Reasons that are not offered are ignored. */
  | { readonly type: 'reason.toggle'; readonly reason: ReportReason }
  /** The whole text of the comments. */
  | { readonly type: 'comments.change'; readonly comments: string }
  /** The topic picker was opened: load its list. */
  | { readonly type: 'topics.open' }
  /** null: the video should have no topic. */
  | { readonly type: 'topic.suggest'; readonly topic: string | null }
  /** Loads the mentions again after a failure. */
  | { readonly type: 'mentions.retry' }
  /** Marks an original mention for removal, or unmarks it. */
  | { readonly type: 'mention.toggle'; readonly id: string }
  /** Marks all original mentions for removal. */
  | { readonly type: 'mentions.markAll' }
  /** Unmarks all original mentions. */
  | { readonly type: 'mentions.unmarkAll' }
  /** Adds a channel to mention; an original mention is unmarked. */
  | { readonly type: 'mention.add'; readonly channel: ReportChannel }
  /** Removes an added channel. */
  | { readonly type: 'mention.drop'; readonly id: string }
  /** The setting that hides collabs has changed, here or elsewhere. */
  | { readonly type: 'collabs.changed'; readonly isHidden: boolean };

/** What the machine emits: that a report was sent. */
export type ReportEmitted =
  /** The report was sent. */
  { readonly type: 'report.sent' };
