/** The request body of a report, from the fields of the dialog. */
import {
  reportFields,
  reportReasons,
  suggestedMentions,
  type ReportReason,
} from '@oshimado/domain';
import { required } from '../ports/required';
import type { ReportChannel, ReportContext, ReportSending } from './report.types';

/** Everything a viewer can have filled in, before they did. */
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
} as const satisfies Omit<ReportContext, 'hidesCollabs'>;

export const offeredReasons = ({ subject }: ReportContext): ReportReason[] =>
  subject === null ? [] : reportReasons(subject.video, subject);

export const toggled = <T>(list: readonly T[], item: T): T[] =>
  list.includes(item) ? list.filter((one) => one !== item) : [...list, item];

export const idsOf = (channels: readonly ReportChannel[] | null): string[] =>
  (channels ?? []).map(({ id }) => id);

/** A wish to mention this channel: the mark goes where it has one, otherwise it is added once. Nobody mentions themselves. */
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

/** The call that sends the form as it is. */
export function sendingOf(context: ReportContext): ReportSending {
  const { subject, originals, marked, added } = context;
  const mentions = { originals: idsOf(originals), removed: marked, added: idsOf(added) };
  return {
    videoId: required(subject).video.id,
    body: reportFields({
      // In the order in which they are offered, whatever came first.
      reasons: offeredReasons(context).filter((reason) => context.reasons.includes(reason)),
      originalTopic: subject?.video.topic_id ?? null,
      suggestedTopic: context.suggestedTopic,
      originalMentions: originals === null ? null : mentions.originals,
      suggestedMentions: suggestedMentions(mentions),
      comments: context.comments,
    }),
  };
}
