/** A report as its card shows it. Pure. */
import type { Report } from '@oshimado/contract';
import { channelKeyOf, channelPath, REPORT_REASON_TEXTS, watchPath } from '@oshimado/domain';
import { emptyChannel, type ChannelValues } from '../channels/channel-form';

export interface ReportCardApi {
  /** What it is about, in words that are not ours: the title of a video, an address, or the beginning of a message. */
  readonly subject: string | null;
  /** The page of the video here. */
  readonly videoHref: string | undefined;
  /** The page of the channel here, for a request to change or remove it. */
  readonly channelHref: string | undefined;
  /** What adds the requested channel to a list that is a file. */
  readonly listEntry: string | undefined;
  /** The requested channel, as far as the request describes it, and the organization that was named in words. */
  readonly requested: ChannelValues | undefined;
  /** Whether an owner asks for the removal of a video that is still here. */
  readonly asksForRemoval: boolean;
}

const REQUEST_TYPE = 'Request Type';
const CHANNEL_LINK = 'Channel Link';
const OTHER_NAME = 'Alternate Channel Name (optional)';
const TWITTER = 'Twitter Handle (optional)';
const COMMENTS = 'Comments';
const LANGUAGE = 'What language is your channel?';
const CLIPPER = 'add_clipper';
const ADDED = ['add_vtuber', CLIPPER];
const CHANGED = ['modify', 'delete'];
const SUBJECT_MAX = 80;

/** Whether a value is one whole address of a page. */
export const isWebAddress = (value: string): boolean => /^https?:\/\/\S+$/i.test(value);

/** Text of YAML in quotes, so that no character of it has a meaning. */
const quoted = (text: string) => JSON.stringify(text);

function listEntryOf(key: string, type: string, valueOf: (name: string) => string): string {
  const name = valueOf(OTHER_NAME) || key;
  const lines = [`- name: ${quoted(name)}`, `  youtube: ${quoted(key)}`];
  if (type === CLIPPER) lines.push('  type: clipper');
  const language = valueOf(LANGUAGE);
  if (/^[a-z]{2}$/.test(language)) lines.push(`  lang: ${language}`);
  return lines.join('\n');
}

/** The form of requests writes an organization in brackets before the comments. */
const orgIn = (comments: string) => /^\[([^\]]{1,200})\]/.exec(comments)?.[1]?.trim() ?? '';

const requestedOf = (
  key: string,
  type: string,
  valueOf: (name: string) => string,
): ChannelValues => {
  const language = valueOf(LANGUAGE);
  return {
    ...emptyChannel,
    name: valueOf(OTHER_NAME),
    youtube: key,
    type: type === CLIPPER ? 'clipper' : 'vtuber',
    org: orgIn(valueOf(COMMENTS)),
    lang: /^[a-z]{2}$/.test(language) ? language : '',
    twitter: valueOf(TWITTER),
  };
};

export function connectReport({ kind, target_id, target_title, fields }: Report): ReportCardApi {
  const valueOf = (name: string) => fields.find((field) => field.name === name)?.value.trim() ?? '';
  const key = kind === 'channel' ? channelKeyOf(valueOf(CHANNEL_LINK)) : undefined;
  const type = valueOf(REQUEST_TYPE);
  const added = key !== undefined && ADDED.includes(type) ? key : undefined;
  const first = fields.find(({ value }) => value.trim() !== '')?.value.slice(0, SUBJECT_MAX);
  return {
    subject: target_title ?? key ?? first ?? null,
    // A page that was suggested is no video here yet.
    videoHref: target_title === null || target_id === null ? undefined : watchPath(target_id),
    asksForRemoval:
      kind === 'video' &&
      target_title !== null &&
      valueOf('Reason').split('\n').includes(REPORT_REASON_TEXTS.removal),
    channelHref: key?.startsWith('UC') && CHANGED.includes(type) ? channelPath(key) : undefined,
    listEntry: added === undefined ? undefined : listEntryOf(added, type, valueOf),
    requested: added === undefined ? undefined : requestedOf(added, type, valueOf),
  };
}
