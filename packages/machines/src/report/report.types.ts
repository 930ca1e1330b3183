import type { Topic, Video } from '@oshimado/contract';
import type { FailureKind, ReportField, ReportPlace, ReportReason } from '@oshimado/domain';

/** The video as the dialog was opened with it, and where. */
export interface ReportSubject extends ReportPlace {
  /** The video that is reported. */
  readonly video: Pick<Video, 'id' | 'title' | 'type' | 'channel' | 'topic_id' | 'mentions'>;
  /** Ids of the viewer's favorites. Default none. */
  readonly favorites?: readonly string[];
}

/** A channel as the dialog shows it; channels and mentions of the contract fit. */
export interface ReportChannel {
  /** Id of the channel. */
  readonly id: string;
  /** In the channel's own language. */
  readonly name: string;
  /** In Latin letters; null or absent when it has none. */
  readonly english_name?: string | null | undefined;
}

/** A mention the video has. */
export interface OriginalMention {
  /** The channel mentioned. */
  readonly channel: ReportChannel;
  /** Whether it should go. */
  readonly isMarked: boolean;
}

/** What the port `loadMentions` is asked. */
export interface MentionsQuery {
  /** Id of the video. */
  readonly videoId: string;
}

/** What the port `sendReport` sends; the token, where there is one, is the port's matter. */
export interface ReportSending {
  /** Id of the video. */
  readonly videoId: string;
  /** In the order in which they are read. */
  readonly body: readonly ReportField[];
}

export interface ReportInput {
  /** Whether collabs are hidden. Default false. */
  readonly hidesCollabs?: boolean;
}

export interface ReportContext {
  /** null while nothing is reported. */
  readonly subject: ReportSubject | null;
  /** Whether collabs are hidden already. */
  readonly hidesCollabs: boolean;
  /** The reasons ticked, in the order of ticking. */
  readonly reasons: readonly ReportReason[];
  /** As typed. */
  readonly comments: string;
  /** null until asked for. */
  readonly topics: readonly Topic[] | null;
  /** The topic the video should have; null: none. */
  readonly suggestedTopic: string | null;
  /** The mentions the video has; null until asked for. Never changed by the viewer. */
  readonly originals: readonly ReportChannel[] | null;
  /** Ids of the original mentions that should go. */
  readonly marked: readonly string[];
  /** The channels that should be mentioned besides. */
  readonly added: readonly ReportChannel[];
  /** Why the last sending failed; null where none did. */
  readonly error: FailureKind | null;
}

export type ReportEvent =
  /** Opens the dialog; a dialog that is open begins anew. */
  | { readonly type: 'report.open'; readonly subject: ReportSubject }
  /** Not heard while the report is on its way. */
  | { readonly type: 'report.close' }
  /** Sends the report; not heard while something is missing in it. */
  | { readonly type: 'report.send' }
  /** Ticks a reason, or takes the tick away. Reasons that are not offered are not heard. */
  | { readonly type: 'reason.toggle'; readonly reason: ReportReason }
  /** The whole text of the comments. */
  | { readonly type: 'comments.change'; readonly comments: string }
  /** The topic picker is opened: its list is wanted. */
  | { readonly type: 'topics.open' }
  /** null: the video should have none. */
  | { readonly type: 'topic.suggest'; readonly topic: string | null }
  /** Asks for the mentions again after a failure. */
  | { readonly type: 'mentions.retry' }
  /** Marks an original mention as one that should go, or takes the mark away. */
  | { readonly type: 'mention.toggle'; readonly id: string }
  /** All original mentions should go. */
  | { readonly type: 'mentions.markAll' }
  /** All original mentions should stay. */
  | { readonly type: 'mentions.unmarkAll' }
  /** A channel that should be mentioned; one that is marked loses its mark. */
  | { readonly type: 'mention.add'; readonly channel: ReportChannel }
  /** Takes an added channel away again. */
  | { readonly type: 'mention.drop'; readonly id: string }
  /** The setting that hides collabs has changed, here or elsewhere. */
  | { readonly type: 'collabs.changed'; readonly isHidden: boolean };

export type ReportEmitted =
  /** The report has arrived. */
  { readonly type: 'report.sent' };
