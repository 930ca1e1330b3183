/** Reasons of a video report and its request body (specification, section 5, Report dialog; wire, 4.2). */
import type { Video } from '@oshimado/contract';
import { ALL_ORGS } from './limits';

/** What the server takes as one value of a report, in characters. */
export const REPORT_VALUE_MAX = 4_000;
/** "Success closes the dialog and shows 'Report sent, thank you!' for 3 s." */
export const REPORT_NOTICE_MS = 3_000;

/** In the order in which they are offered. */
export const REPORT_REASONS = [
  'mentions',
  'topic',
  'low-quality',
  'derivative-works',
  'org',
  'removal',
  'other',
] as const;
/** Stable; a view has its own words for each. */
export type ReportReason = (typeof REPORT_REASONS)[number];

/** What the people who read reports see: English, whatever the language of who reports. */
export const REPORT_REASON_TEXTS: Readonly<Record<ReportReason, string>> = {
  mentions: 'Incorrect channel mentions',
  topic: 'Incorrect video topic',
  'low-quality': 'Low Quality/Misleading Content',
  'derivative-works': 'Violates the rules for derivative works',
  org: 'This video does not belong to the org',
  removal: 'The owner wants it removed',
  other: 'Other',
};

/** Where the dialog was opened. */
export interface ReportPlace {
  /** Name of the current org; `All Vtubers` or none: no filter. */
  readonly org?: string | null | undefined;
  /** Whether the page is home. */
  readonly isHome: boolean;
}

type Reported = Pick<Video, 'type' | 'channel'> & Partial<Pick<Video, 'status'>>;

const isOtherOrg = ({ channel }: Reported, { org, isHome }: ReportPlace) =>
  isHome && org !== undefined && org !== null && org !== ALL_ORGS && org !== channel.org;

/** The reasons that make sense for this video, here. */
export function reportReasons(video: Reported, place: ReportPlace): ReportReason[] {
  const isOffered: Record<ReportReason, boolean> = {
    mentions: true,
    topic: video.type === 'stream' || video.type === 'placeholder',
    'low-quality': video.type === 'clip',
    'derivative-works': video.type === 'clip',
    org: isOtherOrg(video, place),
    // What is still on its platform is removed there by its owner.
    removal: video.status === 'missing',
    other: true,
  };
  return REPORT_REASONS.filter((reason) => isOffered[reason]);
}

/** The note that a filter does better: "hidden when collabs are already hidden or for clips". */
export const isCollabFilterWorthNaming = (
  video: Pick<Video, 'type'>,
  { hidesCollabs }: { readonly hidesCollabs: boolean },
): boolean => !hidesCollabs && video.type !== 'clip';

interface Collab {
  readonly org?: string | null | undefined;
  /** Ids of the viewer's favorites. */
  readonly favorites: readonly string[];
}

/** "The video looks like a collab with the org or a favourite": someone else's stream that mentions them. A clip mentions whom it shows. */
export function looksLikeCollab(
  { type, channel, mentions = [] }: Pick<Video, 'type' | 'channel' | 'mentions'>,
  { org, favorites }: Collab,
): boolean {
  if (type === 'clip') return false;
  const guests = mentions.filter(({ id }) => id !== channel.id);
  const isOfOrg = org !== undefined && org !== null && org !== ALL_ORGS && channel.org !== org;
  return (
    (isOfOrg && guests.some((guest) => guest.org === org)) ||
    (!favorites.includes(channel.id) && guests.some(({ id }) => favorites.includes(id)))
  );
}

/** One entry of the body. */
export interface ReportField {
  /** Label for the readers of the report. */
  readonly name: string;
  /** At most 4,000 characters. */
  readonly value: string;
}

/** What a viewer entered into a report. */
export interface VideoReport {
  /** The reasons ticked. */
  readonly reasons: readonly ReportReason[];
  /** What the video has; null: none. */
  readonly originalTopic: string | null;
  /** What it should have; null: none. */
  readonly suggestedTopic: string | null;
  /** Ids the video has; null: they could not be loaded, and are left out of the report. */
  readonly originalMentions: readonly string[] | null;
  /** Ids it should have. */
  readonly suggestedMentions: readonly string[];
  /** As typed. */
  readonly comments: string;
}

const NONE = 'None';
const ticked = (text: string) => `\`${text.replaceAll('`', '')}\``;
const topicText = (topic: string | null) =>
  topic === null || topic.trim() === '' ? NONE : ticked(topic.trim());
const idsText = (ids: readonly string[]) => ids.map(ticked).join('\n') || NONE;
/** As the server takes it: not too long, and without NUL. */
const sent = (text: string) => text.replaceAll('\0', '').slice(0, REPORT_VALUE_MAX);

/** The body: topic and mentions are sent only if they are reported as wrong. Values are cut to the server's limits. */
export function reportFields(report: VideoReport): ReportField[] {
  const { reasons, originalMentions } = report;
  const fields: ReportField[] = [
    {
      name: 'Reason',
      value: reasons.map((reason) => REPORT_REASON_TEXTS[reason]).join('\n') || NONE,
    },
  ];
  if (reasons.includes('topic'))
    fields.push(
      { name: 'Original Topic', value: topicText(report.originalTopic) },
      { name: 'Suggested Topic', value: topicText(report.suggestedTopic) },
    );
  if (reasons.includes('mentions')) {
    if (originalMentions !== null)
      fields.push({ name: 'Original Mentions', value: idsText(originalMentions) });
    fields.push({ name: 'Suggested Mentions', value: idsText(report.suggestedMentions) });
  }
  fields.push({
    name: 'Comments',
    value: report.comments.replaceAll('\0', '').trim() || 'No comment',
  });
  return fields.map(({ name, value }) => ({ name, value: sent(value) }));
}

/** The channels that a report wants to add and to remove. */
export interface MentionChanges {
  /** Ids the video has. */
  readonly originals: readonly string[];
  /** Ids that should go. */
  readonly removed: readonly string[];
  /** Ids that should come. */
  readonly added: readonly string[];
}

/** The mentions that the video should have: the current ones without the removed ones, and the added ones, without duplicates. */
export const suggestedMentions = ({ originals, removed, added }: MentionChanges): string[] => [
  ...new Set([...originals.filter((id) => !removed.includes(id)), ...added]),
];

/** Why a report cannot be sent: "the send button is disabled when the comments are empty". */
export type ReportProblem = 'commentsMissing' | 'commentsTooLong';

/** Undefined where these comments can be sent. */
export function reportProblem(comments: string): ReportProblem | undefined {
  const trimmed = comments.trim();
  if (trimmed === '') return 'commentsMissing';
  return trimmed.length > REPORT_VALUE_MAX ? 'commentsTooLong' : undefined;
}
