/** The request body of a report, from the fields of the dialog. */
import {
  reportFields,
  reportReasons,
  suggestedMentions,
  type ReportReason,
} from '@oshimado/domain';
import { required } from '../ports/required';
import type { ReportChannel, ReportContext, ReportSending } from './report.types';

/** The empty form. */
export const EMPTY_FORM = {
  subject: null,
  reasons: [],
  comments: '',
  topics: null,
  suggestedTopic: null,
  originals: null,
  marked: [],
  added: [],
  error: null,
  waitS: null,
  listWaitS: null,
} as const satisfies Omit<ReportContext, 'hidesCollabs'>;

export const offeredReasons = ({ subject }: ReportContext): ReportReason[] =>
  subject === null ? [] : reportReasons(subject.video, subject);

export const toggled = <T>(list: readonly T[], item: T): T[] =>
  list.includes(item) ? list.filter((one) => one !== item) : [...list, item];

export const idsOf = (channels: readonly ReportChannel[] | null): string[] =>
  (channels ?? []).map(({ id }) => id);

/**
 * Adds a channel to mention. If it is an original mention its mark is removed; the video's own channel is never added.
 */
export function withMention(
  { subject, originals, marked, added }: ReportContext,
  channel: ReportChannel,
): Pick<ReportContext, 'marked' | 'added'> {
  const isThere =
    channel.id === subject?.video.channel.id ||
    idsOf(originals).includes(channel.id) ||
    idsOf(added).includes(channel.id);
  return {
    marked: marked.filter((id) => id !== channel.id),
    added: isThere ? added : [...added, channel],
  };
}

/** Arguments of the call that sends the form. */
export function sendingOf(context: ReportContext): ReportSending {
  const { subject, originals, marked, added } = context;
  const mentions = { originals: idsOf(originals), removed: marked, added: idsOf(added) };
  return {
    videoId: required(subject).video.id,
    body: reportFields({
      // In the order of the form, not of ticking.
      reasons: offeredReasons(context).filter((reason) => context.reasons.includes(reason)),
      originalTopic: subject?.video.topic_id ?? null,
      suggestedTopic: context.suggestedTopic,
      originalMentions: originals === null ? null : mentions.originals,
      suggestedMentions: suggestedMentions(mentions),
      comments: context.comments,
    }),
  };
}
