/** The report dialog as components draw it: flags and values of a snapshot, and a handler for each event. Pure. */
import type { Topic } from '@oshimado/contract';
import type { FailureKind, ReportProblem, ReportReason } from '@oshimado/domain';
import {
  canConfirm,
  isReportOpen,
  isReportSending,
  selectAddedMentions,
  selectComments,
  selectMentionsStatus,
  selectOfferedReasons,
  selectOriginalMentions,
  selectReportError,
  selectReportWait,
  selectListWait,
  selectReportProblem,
  selectSubject,
  selectSuggestedTopic,
  selectTopics,
  selectTopicsStatus,
  showsCollabAlert,
  showsCollabFilter,
  type OriginalMention,
  type ReportChannel,
  type reportMachine,
} from '@oshimado/machines/report';
import type { EventFromLogic, SnapshotFrom } from 'xstate';

type ListStatus = ReturnType<typeof selectTopicsStatus>;
export type ReportEvent = EventFromLogic<typeof reportMachine>;

/** Topic the video should have. */
export interface ReportTopicApi {
  /** State of the list of topics. */
  readonly status: ListStatus;
  /** Of a list that the server refused because there were too many calls: seconds until it may be asked for again. */
  readonly waitS: number | null;
  readonly topics: readonly Topic[];
  /** The topic the video has. */
  readonly current: string | null;
  readonly suggested: string | null;
  /** Loads the list of topics, also after a failure. */
  readonly open: () => void;
  /** Null: the video should have none. */
  readonly suggest: (topic: string | null) => void;
}

/** Channels the video mentions, and those it should mention. */
export interface ReportMentionsApi {
  readonly status: ListStatus;
  /** Of a list that the server refused because there were too many calls: seconds until it may be asked for again. */
  readonly waitS: number | null;
  readonly originals: readonly OriginalMention[];
  /** Id of the video's own channel, which cannot be added. */
  readonly ownChannel: string | undefined;
  /** How many of them should be removed. */
  readonly markedCount: number;
  readonly added: readonly ReportChannel[];
  readonly retry: () => void;
  /** Marks an original mention for removal, or unmarks it. */
  readonly toggle: (id: string) => void;
  readonly markAll: () => void;
  readonly unmarkAll: () => void;
  readonly add: (channel: ReportChannel) => void;
  readonly drop: (id: string) => void;
}

export interface ReportApi {
  readonly isOpen: boolean;
  readonly isSending: boolean;
  readonly canSend: boolean;
  /** Null while the dialog is closed. */
  readonly subject: ReturnType<typeof selectSubject>;
  readonly offeredReasons: readonly ReportReason[];
  readonly reasons: readonly ReportReason[];
  readonly comments: string;
  /** Why the report cannot be sent. */
  readonly problem: ReportProblem | undefined;
  /** Why the last attempt to send it failed. */
  readonly error: FailureKind | null;
  /** Seconds until the server takes reports again, where it has refused too many. */
  readonly waitS: number | null;
  /** Whether the video looks like a collab with the organization or a favorite. */
  readonly looksLikeCollab: boolean;
  /** Whether the setting that hides collabs would do better than a report. */
  readonly suggestsCollabFilter: boolean;
  readonly topic: ReportTopicApi;
  readonly mentions: ReportMentionsApi;
  readonly close: () => void;
  readonly send: () => void;
  readonly toggleReason: (reason: ReportReason) => void;
  readonly changeComments: (comments: string) => void;
}

export function connectReport(
  snapshot: SnapshotFrom<typeof reportMachine>,
  send: (event: ReportEvent) => void,
): ReportApi {
  const subject = selectSubject(snapshot);
  const originals = selectOriginalMentions(snapshot);
  return {
    isOpen: isReportOpen(snapshot),
    isSending: isReportSending(snapshot),
    canSend: canConfirm(snapshot),
    subject,
    offeredReasons: selectOfferedReasons(snapshot),
    reasons: snapshot.context.reasons,
    comments: selectComments(snapshot),
    problem: selectReportProblem(snapshot),
    error: selectReportError(snapshot),
    waitS: selectReportWait(snapshot),
    looksLikeCollab: showsCollabAlert(snapshot),
    suggestsCollabFilter: showsCollabFilter(snapshot),
    topic: {
      status: selectTopicsStatus(snapshot),
      waitS: selectListWait(snapshot),
      topics: selectTopics(snapshot),
      current: subject?.video.topic_id ?? null,
      suggested: selectSuggestedTopic(snapshot),
      open: () => send({ type: 'topics.open' }),
      suggest: (topic) => send({ type: 'topic.suggest', topic }),
    },
    mentions: {
      status: selectMentionsStatus(snapshot),
      waitS: selectListWait(snapshot),
      originals,
      ownChannel: subject?.video.channel.id,
      markedCount: originals.filter(({ isMarked }) => isMarked).length,
      added: selectAddedMentions(snapshot),
      retry: () => send({ type: 'mentions.retry' }),
      toggle: (id) => send({ type: 'mention.toggle', id }),
      markAll: () => send({ type: 'mentions.markAll' }),
      unmarkAll: () => send({ type: 'mentions.unmarkAll' }),
      add: (channel) => send({ type: 'mention.add', channel }),
      drop: (id) => send({ type: 'mention.drop', id }),
    },
    close: () => send({ type: 'report.close' }),
    send: () => send({ type: 'report.send' }),
    toggleReason: (reason) => send({ type: 'reason.toggle', reason }),
    changeComments: (comments) => send({ type: 'comments.change', comments }),
  };
}
