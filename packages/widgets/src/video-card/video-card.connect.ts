/** A video and the page it stands on, turned into what a card says. Pure; it decides nothing about looks. */
import type { Video } from '@oshimado/contract';
import {
  displayName,
  formatCount,
  formatDuration,
  groupOf,
  isLive,
  isoDuration,
  photoOf,
  plainTitle,
  relativeTime,
  thumbnailOf,
  twoZoneTimes,
  webUrl,
  type ThumbnailSize,
} from '@oshimado/domain';
import type { IconName } from '@oshimado/ui';
import type { WidgetsEnvironment } from '../context';

export type CardState = 'live' | 'upcoming' | 'past' | 'missing';

export interface CardMark {
  readonly icon: IconName;
  /** Drawn beside the picture; may be empty. */
  readonly text: string;
  /** Read aloud. */
  readonly label: string;
}

export interface VideoCardApi {
  readonly state: CardState;
  readonly title: string;
  readonly href: string;
  /** The link leaves the site. */
  readonly isExternal: boolean;
  readonly picture: string;
  readonly topic: string | undefined;
  /** Start of the running clock, for what is live. */
  readonly liveSince: number | undefined;
  readonly duration: { readonly text: string; readonly iso: string } | undefined;
  readonly isPremiere: boolean;
  readonly placeholder: CardMark | undefined;
  readonly isUncertain: boolean;
  readonly songs: CardMark | undefined;
  readonly translation: CardMark | undefined;
  readonly channel: {
    readonly name: string;
    readonly href: string;
    readonly photo: string | null;
    readonly isTalent: boolean;
    readonly tooltip: string;
  };
  readonly time: {
    readonly iso: string;
    readonly text: string;
    readonly tooltip: string | undefined;
  };
  /** Viewers while live, clips otherwise. */
  readonly reach: string | undefined;
}

type Environment = Pick<
  WidgetsEnvironment,
  't' | 'language' | 'timeZone' | 'nameProperty' | 'origin' | 'watchHref' | 'channelHref'
>;

export interface VideoCardContext {
  readonly environment: Environment;
  /** Epoch milliseconds. */
  readonly now: number;
  /** Default `mqdefault`. */
  readonly thumbnail?: ThumbnailSize;
}

const PLACEHOLDER_ICONS = {
  event: 'calendar',
  'scheduled-yt-stream': 'play',
  'external-stream': 'broadcast',
} as const satisfies Record<string, IconName>;

function stateOf(video: Video, now: number): CardState {
  if (video.status === 'missing') return 'missing';
  if (isLive(video, now)) return 'live';
  return video.status === 'past' ? 'past' : 'upcoming';
}

/** Words joined by underscores become words; the first letter is raised. */
const topicText = (topic: string | undefined) => {
  const words = topic?.replaceAll('_', ' ').trim();
  return words ? words.charAt(0).toUpperCase() + words.slice(1) : undefined;
};

function countMark(
  { t, language }: Environment,
  key: string,
  icon: IconName,
  count: number,
): CardMark {
  const formatted = formatCount(count, language);
  return { icon, text: count > 1 ? formatted : '', label: t(key, { count, formatted }) };
}

function translationOf(video: Video, state: CardState, environment: Environment) {
  const language = environment.language.split('-')[0] ?? environment.language;
  if (state === 'live') {
    return video.recent_live_tls?.includes(language)
      ? { icon: 'translate' as const, text: '', label: environment.t('card.translating') }
      : undefined;
  }
  const count = video.live_tl_count?.[language] ?? 0;
  return state === 'past' && count > 0
    ? countMark(environment, 'card.translated', 'translate', count)
    : undefined;
}

function timeOf(video: Video, state: CardState, { environment, now }: VideoCardContext) {
  const { t, language, timeZone } = environment;
  const time = Date.parse(video.available_at);
  const upcoming = state === 'upcoming';
  const relative = relativeTime(time, { now, language, timeZone, upcoming });
  return {
    iso: video.available_at,
    text: relative.kind === 'soon' ? t('card.soon') : relative.text,
    tooltip: timeZone && twoZoneTimes(time, language, timeZone).join('\n'),
  };
}

function reachOf(video: Video, state: CardState, { t, language }: Environment) {
  const clips = video.clips?.length ?? 0;
  const viewers = video.live_viewers ?? 0;
  if (clips > 0) {
    return t('card.clips', { count: clips, formatted: formatCount(clips, language) });
  }
  return state === 'live' && viewers > 0
    ? t('card.viewers', { count: viewers, formatted: formatCount(viewers, language) })
    : undefined;
}

const startOf = (video: Video) => Date.parse(video.start_actual ?? video.available_at);

function placeholderOf(video: Video, t: Environment['t']): CardMark | undefined {
  const kind = video.placeholderType;
  if (video.type !== 'placeholder' || !kind) return undefined;
  const text = t(`card.placeholder.${kind}`);
  return { icon: PLACEHOLDER_ICONS[kind], text, label: text };
}

function channelOf({ channel }: Video, environment: Environment): VideoCardApi['channel'] {
  const { nameProperty, origin, channelHref } = environment;
  const lines = [
    channel.name,
    channel.english_name,
    channel.org,
    channel.suborg ? groupOf(channel) : null,
  ];
  return {
    name: displayName(channel, nameProperty),
    href: channelHref(channel.id),
    photo: photoOf(channel, 100, { origin }),
    isTalent: channel.type === 'vtuber',
    tooltip: lines.filter(Boolean).join('\n'),
  };
}

export function connectVideoCard(video: Video, context: VideoCardContext): VideoCardApi {
  const { environment, now, thumbnail = 'mqdefault' } = context;
  const { t, nameProperty, origin, watchHref } = environment;
  const state = stateOf(video, now);
  const elsewhere = video.placeholderType === 'external-stream' ? webUrl(video.link) : undefined;
  const hasLength = video.duration > 0 && state !== 'live';
  const japanese = nameProperty === 'name' ? video.jp_name : undefined;
  return {
    state,
    title: plainTitle(japanese || video.title),
    href: elsewhere ?? watchHref(video),
    isExternal: elsewhere !== undefined,
    picture: thumbnailOf(video, thumbnail, { origin }),
    topic: topicText(video.topic_id),
    liveSince: state === 'live' ? startOf(video) : undefined,
    duration: hasLength
      ? { text: formatDuration(video.duration), iso: isoDuration(video.duration) }
      : undefined,
    isPremiere: state === 'upcoming' && video.type === 'stream' && video.duration > 0,
    placeholder: placeholderOf(video, t),
    isUncertain: video.certainty === 'likely',
    songs: video.songcount
      ? countMark(environment, 'card.songs', 'note', video.songcount)
      : undefined,
    translation: translationOf(video, state, environment),
    channel: channelOf(video, environment),
    time: timeOf(video, state, context),
    reach: reachOf(video, state, environment),
  };
}
