/** Texts, links and flags of a video card, from the video and the page's environment. Pure. */
import type { Video } from '@oshimado/contract';
import {
  displayName,
  formatDuration,
  groupOf,
  isLive,
  isoDuration,
  photoOf,
  plainTitle,
  relativeTime,
  thumbnailOf,
  type PictureOptions,
  topicText,
  twoZoneTimes,
  webUrl,
  type NameProperty,
} from '@oshimado/domain';
import { placeholderMark, songsMark, translationMark } from './card-marks';
import { textLanguage } from './text-language';
import type {
  CardCount,
  CardEnvironment,
  CardPicture,
  CardState,
  ChannelPhoto,
  VideoCardApi,
  VideoCardContext,
} from './video-card.types';

/** The number of clips takes precedence over that of viewers, because it stays. */
function cardCountOf(
  video: Video,
  state: CardState,
  { t }: CardEnvironment,
): CardCount | undefined {
  const say = (kind: CardCount['kind'], count: number): CardCount => ({
    kind,
    text: t(`card.${kind}`, { count }),
  });
  const clips = video.clips?.length ?? 0;
  if (clips > 0) return say('clips', clips);
  const viewers = video.live_viewers ?? 0;
  return state === 'live' && viewers > 0 ? say('viewers', viewers) : undefined;
}

function stateOf(video: Video, now: number): CardState {
  if (video.status === 'missing') return 'missing';
  if (isLive(video, now)) return 'live';
  return video.status === 'past' ? 'past' : 'upcoming';
}

/**
 * By how much a picture is stretched before the next larger one is loaded, which has up to three times its bytes: a card of a common desktop is 321
 * to 345 px wide, for a picture of 320.
 */
const STRETCH = 1.1;
const MEDIUM_PX = 320 * STRETCH;
const STANDARD_PX = 640 * STRETCH;

function pictureOf(video: Video, from: PictureOptions): CardPicture | null {
  if (video.type === 'placeholder' && !video.thumbnail) return null;
  const src = thumbnailOf(video, 'mqdefault', from);
  const standard = thumbnailOf(video, 'sddefault', from);
  return {
    src,
    srcSet: standard === src ? undefined : `${src} ${MEDIUM_PX}w, ${standard} ${STANDARD_PX}w`,
  };
}

function timeOf(video: Video, state: CardState, { environment, now }: VideoCardContext) {
  const { t, language, timeZone } = environment;
  const time = Date.parse(video.available_at);
  // The contract requires a valid time, but an invalid one of an older server must not break the whole list.
  if (Number.isNaN(time))
    return { iso: video.available_at, text: '', pending: undefined, tooltip: undefined };
  const upcoming = state === 'upcoming';
  const relative = relativeTime(time, { now, language, timeZone, upcoming });
  const aroundNow = upcoming || time > now ? 'card.soon' : 'card.justNow';
  return {
    iso: video.available_at,
    text: relative.kind === 'soon' ? t(aroundNow) : relative.text,
    pending: relative.kind === 'soon' ? undefined : relative.pending,
    tooltip: timeZone && twoZoneTimes(time, language, timeZone).join('\n'),
  };
}

/** Photos hosted by Google come in several sizes; others in one. */
function channelPhoto(channel: Video['channel'], from: PictureOptions): ChannelPhoto {
  const src = photoOf(channel, 50, from);
  const large = photoOf(channel, 100, from);
  return { src, srcSet: large === src ? undefined : `${src} 1x, ${large} 2x` };
}

function channelOf(
  { channel }: Video,
  environment: VideoCardContext['environment'],
): VideoCardApi['channel'] {
  const { nameProperty, channelHref } = environment;
  const group = channel.suborg ? groupOf(channel) : null;
  const name = displayName(channel, nameProperty);
  const lines = [channel.name, channel.english_name, channel.org, group];
  // The displayed name is not repeated in the tooltip.
  const others = new Set(lines.filter((line) => line && line !== name));
  return {
    name,
    lang: textLanguage(name, environment.language),
    href: channelHref(channel.id),
    photo: channelPhoto(channel, environment),
    isTalent: channel.type === 'vtuber',
    tooltip: [...others].join('\n') || undefined,
  };
}

const startOf = (video: Video) => Date.parse(video.start_actual ?? video.available_at);

const durationOf = ({ duration }: Video, state: CardState) =>
  duration > 0 && state !== 'live'
    ? { text: formatDuration(duration), iso: isoDuration(duration) }
    : undefined;

/** The title of a card in the names that the viewer chose. */
export const shownTitle = (video: Video, nameProperty: NameProperty): string =>
  plainTitle((nameProperty === 'name' && video.jp_name) || video.title);

/** Turns a video into what its card shows at a moment. Pure. */
export function connectVideoCard(video: Video, context: VideoCardContext): VideoCardApi {
  const { environment, now } = context;
  const { t, nameProperty, watchHref } = environment;
  const state = stateOf(video, now);
  const elsewhere = video.placeholderType === 'external-stream' ? webUrl(video.link) : undefined;
  const title = shownTitle(video, nameProperty);
  const isAhead = state === 'live' || state === 'upcoming';
  return {
    state,
    stateText: isAhead ? t(`card.${state}`) : undefined,
    title,
    titleLang: textLanguage(title, environment.language),
    href: elsewhere ?? watchHref(video),
    isExternal: elsewhere !== undefined,
    picture: environment.hidesPictures ? null : pictureOf(video, environment),
    topic: topicText(video.topic_id ?? '') || undefined,
    liveSince: state === 'live' ? startOf(video) : undefined,
    duration: durationOf(video, state),
    isPremiere: state === 'upcoming' && video.type === 'stream' && video.duration > 0,
    placeholder: placeholderMark(video, environment),
    isUncertain: video.type === 'placeholder' && video.certainty === 'likely',
    songs: songsMark(video, environment),
    translation: translationMark(video, state, environment),
    channel: channelOf(video, environment),
    time: timeOf(video, state, context),
    count: cardCountOf(video, state, environment),
  };
}
