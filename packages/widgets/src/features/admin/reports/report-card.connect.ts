/** A report as its card shows it. Pure. */
import type { Report } from '@oshimado/contract';
import { channelKeyOf, REPORT_REASON_TEXTS } from '@oshimado/domain';

export interface ReportCardApi {
  /** What it is about, in words that are not ours: the title of a video, an address, or the beginning of a message. */
  readonly subject: string | null;
  /** The page of the video here. */
  readonly videoHref: string | undefined;
  /** The page of the channel here, for a request to change or remove it. */
  readonly channelHref: string | undefined;
  /** What adds the requested channel to the server's list. */
  readonly listEntry: string | undefined;
  /** Whether an owner asks for the removal of a video that is still here. */
  readonly asksForRemoval: boolean;
}

const REQUEST_TYPE = 'Request Type';
const CHANNEL_LINK = 'Channel Link';
const OTHER_NAME = 'Alternate Channel Name (optional)';
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

export function connectReport({ kind, target_id, target_title, fields }: Report): ReportCardApi {
  const valueOf = (name: string) => fields.find((field) => field.name === name)?.value.trim() ?? '';
  const key = kind === 'channel' ? channelKeyOf(valueOf(CHANNEL_LINK)) : undefined;
  const type = valueOf(REQUEST_TYPE);
  const first = fields.find(({ value }) => value.trim() !== '')?.value.slice(0, SUBJECT_MAX);
  return {
    subject: target_title ?? key ?? first ?? null,
    // A page that was suggested is no video here yet.
    videoHref: target_title === null ? undefined : `/watch/${target_id}`,
    asksForRemoval:
      kind === 'video' &&
      target_title !== null &&
      valueOf('Reason').split('\n').includes(REPORT_REASON_TEXTS.removal),
    channelHref: key?.startsWith('UC') && CHANGED.includes(type) ? `/channel/${key}` : undefined,
    listEntry:
      key !== undefined && ADDED.includes(type) ? listEntryOf(key, type, valueOf) : undefined,
  };
}
