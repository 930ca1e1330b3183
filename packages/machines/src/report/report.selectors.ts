/** Selectors of the report dialog. */
import type { Topic } from '@oshimado/contract';
import {
  isCollabFilterWorthNaming,
  looksLikeCollab as seemsCollab,
  reportProblem,
  type FailureKind,
  type ReportProblem,
  type ReportReason,
} from '@oshimado/domain';
import type { SnapshotFrom } from 'xstate';
import type { reportMachine } from './report.machine';
import { offeredReasons } from './report.rules';
import type { OriginalMention, ReportChannel, ReportSubject } from './report.types';

type Snapshot = SnapshotFrom<typeof reportMachine>;

/** State of a list that is loaded when first needed. */
export type ListStatus = 'unasked' | 'loading' | 'loaded' | 'failed';

/** Whether the dialog is open. */
export const isReportOpen = (snapshot: Snapshot): boolean => snapshot.matches('open');

/** The report is being sent; the form is locked. */
export const isReportSending = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');

/** Whether the form has content that a reload of the page would lose. */
export const hasEntries = ({ context }: Snapshot): boolean =>
  context.reasons.length > 0 || context.comments !== '';

/** The video that is reported; null while the dialog is closed. */
export const selectSubject = (snapshot: Snapshot): ReportSubject | null => snapshot.context.subject;

/** The reasons that apply to this video, in the order of the form. */
export const selectOfferedReasons = (snapshot: Snapshot): ReportReason[] =>
  offeredReasons(snapshot.context);

/** Text of the comment field. */
export const selectComments = (snapshot: Snapshot): string => snapshot.context.comments;

/** Why the report cannot be sent; shown next to the field from the start. */
export const selectReportProblem = (snapshot: Snapshot): ReportProblem | undefined =>
  reportProblem(snapshot.context.comments);

/** Whether Confirm is enabled. */
export const canConfirm = (snapshot: Snapshot): boolean =>
  snapshot.matches({ open: { form: 'filling' } }) && selectReportProblem(snapshot) === undefined;

/** Seconds until the server gives a list again, where it has refused too many calls. */
export const selectListWait = (snapshot: Snapshot): number | null => snapshot.context.listWaitS;

/** Seconds until the server takes reports again, where it has refused too many. */
export const selectReportWait = (snapshot: Snapshot): number | null => snapshot.context.waitS;

/** Why the last sending failed. */
export const selectReportError = (snapshot: Snapshot): FailureKind | null => snapshot.context.error;

/** The topics to choose from; empty until they are loaded. */
export const selectTopics = (snapshot: Snapshot): readonly Topic[] => snapshot.context.topics ?? [];

/** Id of the topic that the viewer suggests; null for none. */
export const selectSuggestedTopic = (snapshot: Snapshot): string | null =>
  snapshot.context.suggestedTopic;

const LIST_STATUSES = ['loading', 'loaded', 'failed'] as const;

/** Whether the topics are loaded; `unasked` while the dialog is closed, too. */
export const selectTopicsStatus = (snapshot: Snapshot): ListStatus =>
  LIST_STATUSES.find((status) => snapshot.matches({ open: { topics: status } })) ?? 'unasked';

/** Whether the mentions are loaded; `unasked` while the dialog is closed, too. */
export const selectMentionsStatus = (snapshot: Snapshot): ListStatus =>
  LIST_STATUSES.find((status) => snapshot.matches({ open: { mentions: status } })) ?? 'unasked';

/** The original mentions, with their marks. */
export const selectOriginalMentions = (snapshot: Snapshot): OriginalMention[] =>
  (snapshot.context.originals ?? []).map((channel) => ({
    channel,
    isMarked: snapshot.context.marked.includes(channel.id),
  }));

/** The channels to mention in addition. */
export const selectAddedMentions = (snapshot: Snapshot): readonly ReportChannel[] =>
  snapshot.context.added;

/** Whether to note that the filter for collabs fits better than a report about the organization. */
export const showsCollabFilter = ({ context }: Snapshot): boolean =>
  context.subject !== null &&
  context.reasons.includes('org') &&
  isCollabFilterWorthNaming(context.subject.video, context);

/** "An info alert when the video looks like a collab with the org or a favourite." */
export const showsCollabAlert = ({ context: { subject } }: Snapshot): boolean =>
  subject !== null &&
  seemsCollab(subject.video, { org: subject.org, favorites: subject.favorites ?? [] });
