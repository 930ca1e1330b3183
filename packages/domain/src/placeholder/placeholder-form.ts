/** The form of a placeholder: its values, what is wrong with them, and what is sent. */
import type { BodyOf, PlaceholderType, Video } from '@oshimado/contract';
import { cleanLink } from '../addresses/copied-address';
import { knownLink } from '../addresses/known-link';
import { momentOf, wallTimeOf, type PlaceholderZone, type WallTime } from './zoned-time';

/** The channel that a placeholder belongs to. */
export interface PlaceholderChannel {
  readonly id: string;
  readonly name: string;
  readonly english_name?: string | null | undefined;
  readonly photo?: string | null | undefined;
  readonly org?: string | null | undefined;
}

/** The values of the form, as they were entered. */
export interface PlaceholderValues extends WallTime {
  readonly channel: PlaceholderChannel | null;
  readonly name: string;
  readonly jpName: string;
  readonly link: string;
  readonly thumbnail: string;
  readonly type: PlaceholderType;
  readonly certainty: 'certain' | 'likely';
  readonly zone: PlaceholderZone;
  /** null while the field is empty. */
  readonly minutes: number | null;
  /** Name that an editor is credited under. */
  readonly credit: string;
}

/** A field of the form. */
export type PlaceholderField = keyof PlaceholderValues;

/** In the order of the form. */
export const PLACEHOLDER_TYPES: readonly PlaceholderType[] = [
  'scheduled-yt-stream',
  'external-stream',
  'event',
];

/** "Duration in minutes (60)." */
const MINUTES_USUAL = 60;
/** 30 days. */
export const PLACEHOLDER_MINUTES_MAX = 43_200;
const PLACEHOLDER_TITLE_MAX = 300;
const URL_MAX = 2_000;
const LAST_YEAR = 2_199;

/** `missing`: required and empty; `notLink`: no address of a web page; `tooLong`; `wrong`: no day, no time, no length. */
export type PlaceholderProblem = 'missing' | 'notLink' | 'tooLong' | 'wrong';
/** What is wrong, by field; fields that are right are absent. */
export type PlaceholderProblems = Readonly<Partial<Record<PlaceholderField, PlaceholderProblem>>>;

const HOUR = 3_600_000;

/** An empty form, for the next full hour in Tokyo. */
export const emptyPlaceholder = (now: number, credit = ''): PlaceholderValues => ({
  channel: null,
  name: '',
  jpName: '',
  link: '',
  thumbnail: '',
  type: 'scheduled-yt-stream',
  certainty: 'certain',
  zone: 'jst',
  ...wallTimeOf(Math.ceil((now + 1) / HOUR) * HOUR, 'jst', 'UTC'),
  minutes: MINUTES_USUAL,
  credit,
});

/** The form filled with a placeholder; undefined for a video of another type. */
export function valuesOfPlaceholder(
  video: Video,
  zone: PlaceholderZone,
  local: string,
): PlaceholderValues | undefined {
  if (video.type !== 'placeholder') return undefined;
  const { title, jp_name: jpName = '', link = '', thumbnail = '', channel } = video;
  const start = Date.parse(video.start_scheduled ?? video.available_at);
  return {
    channel,
    name: title,
    jpName,
    link,
    thumbnail,
    type: video.placeholderType ?? 'event',
    certainty: video.certainty ?? 'certain',
    zone,
    ...wallTimeOf(Number.isNaN(start) ? 0 : start, zone, local),
    minutes: Math.max(1, Math.round(video.duration / 60)),
    credit: video.credits?.editor?.name ?? '',
  };
}

const isLink = (text: string) => /^https?:\/\/\S+$/i.test(text) && URL.canParse(text);

/** `link` is without what was copied with it. */
function linkProblem(link: string, isRequired: boolean): PlaceholderProblem | undefined {
  if (link === '') return isRequired ? 'missing' : undefined;
  if (link.length > URL_MAX) return 'tooLong';
  return isLink(link) ? undefined : 'notLink';
}

function titleProblem(text: string, isRequired: boolean): PlaceholderProblem | undefined {
  if (text.trim() === '') return isRequired ? 'missing' : undefined;
  return text.trim().length > PLACEHOLDER_TITLE_MAX ? 'tooLong' : undefined;
}

function timeProblems({ day, time }: PlaceholderValues): PlaceholderProblems {
  const isDay = momentOf({ day, time: '00:00' }, 'gmt', 'UTC') !== undefined;
  const isTime = momentOf({ day: '2026-01-01', time }, 'gmt', 'UTC') !== undefined;
  const isLate = isDay && Number(day.slice(0, 4)) > LAST_YEAR;
  return {
    ...(day === '' ? { day: 'missing' } : (!isDay || isLate) && { day: 'wrong' }),
    ...(time === '' ? { time: 'missing' } : !isTime && { time: 'wrong' }),
  };
}

/** What is wrong, by field; empty if the form can be sent. */
export function placeholderProblems(values: PlaceholderValues): PlaceholderProblems {
  const { channel, minutes } = values;
  const found: Record<string, PlaceholderProblem | undefined> = {
    channel: channel === null ? 'missing' : undefined,
    name: titleProblem(values.name, true),
    jpName: titleProblem(values.jpName, false),
    link: linkProblem(knownLink(values.link), true),
    // "Optional": an empty field is fine.
    thumbnail: linkProblem(cleanLink(values.thumbnail), false),
    ...timeProblems(values),
    minutes:
      minutes === null
        ? 'missing'
        : minutes < 1 || minutes > PLACEHOLDER_MINUTES_MAX
          ? 'wrong'
          : undefined,
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== undefined));
}

/** What is sent beside the values of the form. */
export interface PlaceholderRequest {
  /** The placeholder to change. Default: a new one. */
  readonly id?: string | undefined;
  /** IANA name of the viewer's zone. */
  readonly local: string;
}

/** What is sent: the time in UTC, the length in seconds. Undefined if the form has problems. */
export function placeholderBody(
  values: PlaceholderValues,
  { id, local }: PlaceholderRequest,
): BodyOf<'postPlaceholder'> | undefined {
  const moment = momentOf(values, values.zone, local);
  const { channel, minutes, credit } = values;
  if (Object.keys(placeholderProblems(values)).length > 0) return undefined;
  if (!moment || !channel || minutes === null) return undefined;
  return {
    ...(id !== undefined && { id }),
    channel_id: channel.id,
    title: {
      name: values.name.trim(),
      jp_name: values.jpName.trim(),
      link: knownLink(values.link),
      thumbnail: cleanLink(values.thumbnail),
      placeholderType: values.type,
      certainty: values.certainty,
      credits: credit.trim() === '' ? {} : { editor: { name: credit.trim() } },
    },
    liveTime: new Date(moment.at).toISOString(),
    duration: minutes * 60,
  };
}

const FIELDS: Readonly<Record<string, PlaceholderField>> = {
  channel_id: 'channel',
  liveTime: 'day',
  duration: 'minutes',
  'title.name': 'name',
  'title.jp_name': 'jpName',
  'title.link': 'link',
  'title.thumbnail': 'thumbnail',
  'title.placeholderType': 'type',
  'title.certainty': 'certainty',
};

/** The field that the server means by a parameter; undefined for one that is several fields. */
export const placeholderFieldOf = (parameter: string | undefined): PlaceholderField | undefined =>
  parameter === undefined ? undefined : FIELDS[parameter];

/** Id of the account that added the placeholder; undefined if its credits name no account. */
export const placeholderOwner = ({ credits }: Pick<Video, 'credits'>): string | undefined =>
  credits?.editor?.user;
