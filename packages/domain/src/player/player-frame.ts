/** Which frame plays a video, and its address (wire, 3.6 and 4.5). */
import type { FrameOrigins, Video } from '@oshimado/contract';
import { readAddress, type ReadAddress } from '../addresses/read-address';
import { recogniseTwitch } from '../addresses/twitch-address';
import { recogniseVideo, VIDEO_ID } from '../addresses/video-address';
import type { UiLanguage } from '../limits';
import { plainTitle, webUrl } from '../video/video-links';
import { parentHosts } from './parent-hosts';

/** `plain`: a frame that cannot be spoken to, so it has no position and obeys no command. */
export type FrameKind = 'youtube' | 'twitch' | 'own' | 'plain';

/** The frame that plays a video. */
export interface PlayerFrame {
  readonly kind: FrameKind;
  /** Address of the frame. */
  readonly src: string;
}

/** The origins of frames, and the page that a frame is for. */
export interface FrameOptions {
  readonly origins: FrameOrigins;
  /** Origin of the page that has the frame; `null` for one without an origin. */
  readonly page: string;
  /** Origins of the pages around that page, if it is in a frame itself; Twitch checks them all. Default none. */
  readonly ancestors?: readonly string[];
  /** UI language; captions are shown in it where there are any. */
  readonly language: UiLanguage;
  /** Second to start at. Default 0. */
  readonly start?: number;
  /** Plays at once. Default false. */
  readonly autoplay?: boolean;
  /** Starts without sound. Default false. */
  readonly muted?: boolean;
  /** Our own player passes on the keys that are pressed in it, instead of leaving them to the browser. Default false. */
  readonly passesKeys?: boolean;
}

/** What the address of a player needs of a video. */
export type PlayableVideo = Pick<
  Video,
  'id' | 'type' | 'status' | 'title' | 'duration' | 'available_at'
> &
  Partial<Pick<Video, 'start_actual' | 'link'>>;

/** Caption languages where YouTube's code differs from ours. */
const CAPTIONS: Readonly<Partial<Record<UiLanguage, string>>> = {
  'lol-PEKO': 'en',
  'lol-UWU': 'en',
  zh: 'zh-Hant',
  'zh-CN': 'zh-Hans',
};

type Parameter = string | number | readonly string[] | undefined;

/** A list is a parameter for each of its values. */
const query = (parameters: Readonly<Record<string, Parameter>>) =>
  new URLSearchParams(
    Object.entries(parameters).flatMap(([name, value]) =>
      value === undefined ? [] : [value].flat().map((one) => [name, String(one)]),
    ),
  ).toString();

const onOff = (value: boolean | undefined) => (value ? 1 : 0);
const startOf = ({ start = 0 }: FrameOptions) => (start > 0 ? Math.floor(start) : undefined);

const youtube = (id: string, options: FrameOptions): PlayerFrame => ({
  kind: 'youtube',
  src: `${options.origins.youtube}/embed/${id}?${query({
    enablejsapi: 1,
    playsinline: 1,
    rel: 0,
    autoplay: onOff(options.autoplay),
    mute: onOff(options.muted),
    start: startOf(options),
    cc_lang_pref: CAPTIONS[options.language] ?? options.language,
    origin: options.page === 'null' ? undefined : options.page,
  })}`,
});

const twitch = (what: Readonly<Record<string, string>>, options: FrameOptions): PlayerFrame => ({
  kind: 'twitch',
  src: `${options.origins.twitch}/?${query({
    ...what,
    parent: parentHosts(options.page, options.ancestors),
    autoplay: String(options.autoplay ?? false),
    muted: String(options.muted ?? false),
    quality: 'medium',
    time: startOf(options) === undefined ? undefined : `${startOf(options)}s`,
  })}`,
});

/** Undefined if no server named the origin of our own pages. */
function own(
  what: Readonly<Record<string, string | number | undefined>>,
  options: FrameOptions,
): PlayerFrame | undefined {
  if (options.origins.own === '') return undefined;
  const parameters = {
    ...what,
    lang: options.language,
    start: startOf(options),
    autoplay: onOff(options.autoplay),
    muted: onOff(options.muted),
    keys: options.passesKeys ? 1 : undefined,
  };
  return { kind: 'own', src: `${options.origins.own}/v1/player.html?${query(parameters)}` };
}

const plain = (src: string): PlayerFrame => ({ kind: 'plain', src });

const NAME = /^[\w:.-]{1,64}$/;
const nameIn = (text: string | undefined) =>
  text !== undefined && NAME.test(text) ? text : undefined;

type Site = (address: ReadAddress) => string | undefined;

const twitcasting: Site = ({ path: [user, kind, movie] }) => {
  if (nameIn(user) === undefined) return undefined;
  if (kind === undefined)
    return `https://twitcasting.tv/${user}/embeddedplayer/live?auto_play=false`;
  return kind === 'movie' && nameIn(movie) !== undefined
    ? `https://twitcasting.tv/${user}/embeddedplayer/${movie}?auto_play=false`
    : undefined;
};
const watchedAt = ({ path: [folder, id] }: ReadAddress) =>
  folder === 'watch' ? nameIn(id) : undefined;
const niconico: Site = (address) => {
  const id = watchedAt(address);
  return id && `https://embed.nicovideo.jp/watch/${id}?autoplay=0`;
};
const niconicoLive: Site = (address) => {
  const id = watchedAt(address);
  return id && `https://live.nicovideo.jp/embed/${id}`;
};
const bilibili: Site = ({ path: [folder, id] }) => {
  const name = folder === 'video' ? nameIn(id) : undefined;
  if (name === undefined) return undefined;
  const parameter = /^av\d+$/i.test(name) ? { aid: name.slice(2) } : { bvid: name };
  return `https://player.bilibili.com/player.html?${query({ ...parameter, autoplay: 0 })}`;
};
const bilibiliLive: Site = ({ path: [room] }) =>
  room !== undefined && /^\d{1,12}$/.test(room)
    ? `https://www.bilibili.com/blackboard/live/live-activity-player.html?cid=${room}`
    : undefined;

const SITES: ReadonlyMap<string, Site> = new Map([
  ['twitcasting.tv', twitcasting],
  ['nicovideo.jp', niconico],
  ['live.nicovideo.jp', niconicoLive],
  ['bilibili.com', bilibili],
  ['live.bilibili.com', bilibiliLive],
]);

const FILE = /\.(mp4|webm|m3u8)$/i;

const TWITCH_HOST = /^(www\.|m\.)?twitch\.tv$/;

/** The recording of a Twitch address: `twitch.tv/videos/{number}`. */
const twitchRecording = ({ hostname, path: [folder, id] }: ReadAddress) =>
  TWITCH_HOST.test(hostname) && folder === 'videos' && /^\d{1,20}$/.test(id ?? '') ? id : undefined;

const CLIP = /^[\w-]{1,100}$/;

/** The clip of a Twitch address: `clips.twitch.tv/{name}` or `twitch.tv/{login}/clip/{name}`. */
function twitchClip({ hostname, path: [first, folder, third] }: ReadAddress): string | undefined {
  const isAlone = hostname === 'clips.twitch.tv' && folder === undefined;
  const isOfChannel = TWITCH_HOST.test(hostname) && folder === 'clip';
  const name = isAlone ? first : isOfChannel ? third : undefined;
  return name !== undefined && CLIP.test(name) ? name : undefined;
}

const clipFrame = (clip: string, options: FrameOptions): PlayerFrame =>
  plain(
    `https://clips.twitch.tv/embed?${query({
      clip,
      parent: parentHosts(options.page, options.ancestors),
      autoplay: String(options.autoplay ?? false),
      muted: String(options.muted ?? false),
    })}`,
  );

/** The frame that plays a link; undefined if it leads to no player that is known. */
export function frameOfLink(link: string, options: FrameOptions): PlayerFrame | undefined {
  const onYoutube = recogniseVideo(link);
  if (onYoutube) return youtube(onYoutube.id, options);
  const onTwitch = recogniseTwitch(link);
  if (onTwitch) return twitch({ channel: onTwitch.login }, options);
  const address = readAddress(link);
  if (!address) return undefined;
  const recording = twitchRecording(address);
  if (recording !== undefined) return twitch({ video: recording }, options);
  const clip = twitchClip(address);
  if (clip !== undefined) return clipFrame(clip, options);
  const site = SITES.get(address.hostname.replace(/^(www|sp|m)\./, ''))?.(address);
  if (site !== undefined) return plain(site);
  const file = webUrl(link);
  return file !== undefined && FILE.test(address.path.at(-1) ?? '')
    ? own({ file }, options)
    : undefined;
}

/** A video of the demo world; its player draws a picture with the clock of the stream. */
function demo(video: PlayableVideo, options: FrameOptions): PlayerFrame | undefined {
  const begins = Date.parse(video.start_actual ?? video.available_at);
  const isLive = video.status === 'live' || video.status === 'upcoming';
  return own(
    {
      demo: video.id,
      title: plainTitle(video.title).slice(0, 200),
      begins,
      length: isLive ? undefined : video.duration,
    },
    options,
  );
}

/** The frame that plays a video; undefined if it cannot be played here. */
export function playerFrame(video: PlayableVideo, options: FrameOptions): PlayerFrame | undefined {
  if (video.link !== undefined) return frameOfLink(video.link, options);
  if (video.type === 'placeholder') return undefined;
  if (options.origins.isDemo) return demo(video, options);
  return VIDEO_ID.test(video.id) ? youtube(video.id, options) : undefined;
}

/** Whether two addresses load the same player. `mute` may differ, because the sound of a player can be changed after it has loaded. */
export const isSamePlayer = (one: string, two: string): boolean =>
  withoutSound(one) === withoutSound(two);
const withoutSound = (src: string) => src.replace(/(?<=[?&]mute=)[01]/, '');

/** The kind of the frame that plays a video; undefined if it cannot be played here. */
export const frameKindOf = (video: PlayableVideo, origins: FrameOrigins): FrameKind | undefined =>
  playerFrame(video, { origins, page: 'https://page.invalid', language: 'en' })?.kind;

/** Whether the video can be played here: there is a player for it. */
export const isPlayable = (video: PlayableVideo, origins: FrameOrigins): boolean =>
  frameKindOf(video, origins) !== undefined;

/**
 * The second that an address names (`t=90`, `t=90.7s`, `t=1h2m3s`, `t=1:02:03.5`); 0 for anything else. Our own links name whole seconds;
 * those of others copy what a player reports.
 */
export function startSecond(text: string | null): number {
  const given = text?.trim().toLowerCase() ?? '';
  const units = /^(?:(\d{1,3})h)?(?:(\d{1,5})m)?(?:(\d{1,7}(?:\.\d{1,20})?)s?)?$/.exec(given);
  const clock = /^(?:(\d{1,3}):)?(\d{1,3}):(\d{1,2}(?:\.\d{1,20})?)$/.exec(given);
  const [, hours = '0', minutes = '0', seconds = '0'] = units ?? clock ?? [];
  return Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds);
}
