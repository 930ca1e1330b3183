/**
 * Which video a text means: an address, an id, the name of a Twitch channel, or what a card of this or of the old portal
 * carries when it is dragged. Everything comes from outside: nothing throws, and what cannot be shown has a reason.
 */
import type { Video } from '@oshimado/contract';
import { cleanLink, withoutInvisible } from '../addresses/copied-address';
import { readAddress } from '../addresses/read-address';
import { recogniseTwitch } from '../addresses/twitch-address';
import { recogniseVideo, type OwnHosts } from '../addresses/video-address';
import { frameOfLink, type FrameOptions } from '../player/player-frame';
import { isMultiviewVideo, type MultiviewService, type MultiviewVideo } from './multiview-cell';
import { defaultFrameOrigins } from '../player/frame-origins';
import { MULTIVIEW_NAME_MAX } from './multiview.limits';
import { isVideoLink } from './video-link';
import { PICKED_LINES_MAX, PICKED_TEXT_MAX } from './video-choice.limits';

/** A chosen video: its service, its id there, and a label if known. */
export type PickedVideo = Omit<MultiviewVideo, 'type'>;

/**
 * Why a text is no video. `empty`: there is no text; `tooLong`: more than any address or card; `unreadable`: neither an
 * address nor an id; `otherSite`: an address of a site that cells cannot show; `noVideo`: an address of a known site, but
 * of no video; `placeholder`: a stream that is announced without an address on a known site.
 */
export type PickProblem =
  | 'empty'
  | 'tooLong'
  | 'unreadable'
  | 'otherSite'
  | 'noVideo'
  | 'placeholder';

/** The video that a text means, or why it means none. */
export type PickResult = { readonly video: PickedVideo } | { readonly problem: PickProblem };

/** How to read a text; without `hosts`, addresses of this site are not recognized. */
export interface PickOptions extends Partial<OwnHosts> {
  /** What a single word is: the id of a YouTube video, or the name of a Twitch channel. Default `youtube`. */
  readonly bare?: MultiviewService | undefined;
}

const OWN_PATH = /^\/watch[/?]/i;
/** A host that no address can have, in front of paths of this site. */
const OWN_HOST = 'own.invalid';
const WORD = /^[\w-]+$/;
const WEB_ADDRESS = /https?:\/\/[^\s<>"']+/gi;
const YOUTUBE_HOST = /(^|\.)(youtube(-nocookie)?\.com|youtu\.be)$/;
const TWITCH_HOST = /(^|\.)twitch\.tv$/;

/** To ask whether there is a player, whatever page and site it is for. */
const ANY_FRAME: FrameOptions = {
  origins: { ...defaultFrameOrigins, own: 'https://own.invalid' },
  page: 'https://page.invalid',
  language: 'en',
};

const refused = (problem: PickProblem): PickResult => ({ problem });
const youtube = (id: string): PickResult => ({ video: { id, service: 'youtube' } });
const twitch = (id: string): PickResult => ({ video: { id, service: 'twitch' } });

/** Why an address is not one of a video. */
function problemOf(text: string, { hosts = [] }: PickOptions): PickProblem {
  const address = readAddress(text);
  if (!address?.hostname.includes('.')) return 'unreadable';
  const { hostname, host } = address;
  if (TWITCH_HOST.test(hostname) || YOUTUBE_HOST.test(hostname)) return 'noVideo';
  return hosts.some((own) => own.toLowerCase() === host) ? 'noVideo' : 'otherSite';
}

/** A file, or a stream of a site whose player may be put into other pages. Undefined if there is no player for it. */
function ofLink(text: string): PickResult | undefined {
  const link = cleanLink(text);
  const whole = /^https?:/i.test(link) ? link : `https://${link}`;
  if (!readAddress(whole) || frameOfLink(whole, ANY_FRAME) === undefined) return undefined;
  const id = new URL(whole).href;
  return isVideoLink(id) ? { video: { id, service: 'link' } } : undefined;
}

/** One word: an address, a path of this site, an id or a name. */
function ofWord(word: string, options: PickOptions): PickResult {
  const { hosts = [], bare = 'youtube' } = options;
  const isBare = WORD.test(word);
  const onTwitch = recogniseTwitch(isBare && bare === 'twitch' ? `twitch.tv/${word}` : word);
  if (onTwitch) return twitch(onTwitch.login);
  const whole = OWN_PATH.test(word) ? `${OWN_HOST}${word}` : word;
  const address = isBare && bare === 'youtube' ? `youtu.be/${word}` : whole;
  const video = recogniseVideo(address, { hosts: [...hosts, OWN_HOST] });
  if (video) return youtube(video.id);
  if (isBare) return refused('unreadable');
  return ofLink(word) ?? refused(problemOf(word, options));
}

/** A sentence means the addresses in it, and never a word that looks like an id. Some languages have no blank in front of one. */
const wordsOf = (line: string): readonly string[] =>
  /\s/.test(line) || line.search(WEB_ADDRESS) > 0 ? (line.match(WEB_ADDRESS) ?? []) : [line];

/** Lines of a list of addresses; those that begin with `#` are comments. */
function ofLines(text: string, options: PickOptions): PickResult {
  const words = text
    .split(/\r\n|\r|\n/, PICKED_LINES_MAX)
    .map((line) => withoutInvisible(line).trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .flatMap(wordsOf);
  let problem: PickProblem = 'unreadable';
  for (const word of words) {
    const result = ofWord(word, options);
    if ('video' in result) return result;
    if (problem === 'unreadable') problem = result.problem;
  }
  return refused(problem);
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A property of an unknown value; undefined if there is none. */
const partOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Readonly<Record<string, unknown>>)[key]
    : undefined;

/** The first characters of a name, without half of a character at the end. */
const labelOf = (name: string): string =>
  name
    .trim()
    .slice(0, MULTIVIEW_NAME_MAX)
    .replace(/[\uD800-\uDBFF]$/, '');

/** A video as the server, a card or the old portal writes it; what is in it is checked. */
function ofRecord(record: unknown): PickResult {
  const id = textOf(partOf(record, 'id'));
  const link = textOf(partOf(record, 'link'));
  const type = partOf(record, 'type');
  const name = labelOf(textOf(partOf(partOf(record, 'channel'), 'name')));
  const named = (video: Omit<PickedVideo, 'name'>): PickResult | undefined => {
    const picked = { ...video, ...(name !== '' && { name }) };
    return isMultiviewVideo(picked) ? { video: picked } : undefined;
  };
  if (type === 'placeholder') {
    const login = recogniseTwitch(link)?.login;
    return (login && named({ id: login, service: 'twitch' })) || refused('placeholder');
  }
  // A clip that is not on YouTube has an id of this site alone.
  if (type === 'clip' && link !== '') {
    const clip = ofWord(link, {});
    return ('video' in clip && named(clip.video)) || clip;
  }
  const service = type === 'twitch' ? 'twitch' : 'youtube';
  return named({ id, service }) ?? (link === '' ? refused('unreadable') : ofWord(link, {}));
}

/** Undefined for text that only begins like JSON, such as a title in brackets. */
function ofJson(text: string): PickResult | undefined {
  if (!/^[[{]/.test(text)) return undefined;
  try {
    return ofRecord(JSON.parse(text));
  } catch {
    // Not JSON, so it is read as lines.
    return undefined;
  }
}

/** The video that a text means, typed, pasted or dropped. */
export function pickedVideoOf(text: string, options: PickOptions = {}): PickResult {
  if (text.length > PICKED_TEXT_MAX) return refused('tooLong');
  const trimmed = text.trim();
  if (trimmed === '') return refused('empty');
  return ofJson(trimmed) ?? ofLines(trimmed, options);
}

/** Kinds of data a dropped video is read from, the best first. */
export const DROPPED_TYPES = ['application/json', 'text/uri-list', 'text/plain'] as const;

/** The video that was dropped; `read` answers the data of a kind, empty if there is none. */
export function pickedVideoOfDrop(
  read: (type: (typeof DROPPED_TYPES)[number]) => string,
  options: PickOptions = {},
): PickResult {
  let result = refused('empty');
  for (const type of DROPPED_TYPES) {
    const next = pickedVideoOf(read(type), options);
    if ('video' in next) return next;
    const { problem } = next;
    // The address of a placeholder would lead to a page without a video.
    if (problem === 'placeholder') return next;
    const isVague = 'problem' in result && ['empty', 'unreadable'].includes(result.problem);
    if (isVague && problem !== 'empty') result = next;
  }
  return result;
}

/** A video of a list as it is chosen; undefined for one that cells cannot show. */
export function pickedVideo(
  video: Pick<Video, 'id' | 'type' | 'link' | 'channel'>,
): PickedVideo | undefined {
  const result = ofRecord(video);
  return 'video' in result ? result.video : undefined;
}
