/** What the page of a video says about it: the texts of its card, with the time in full, and where its parts lead. Pure. */
import type { VideoFull } from '@oshimado/contract';
import {
  fullTime,
  photoOf,
  topicText,
  webUrl,
  chipSearchPath,
  youtubeUrl,
  type SearchChip,
} from '@oshimado/domain';
import { connectVideoCard } from '../video-card/video-card.connect';
import type { VideoCardApi, VideoCardContext } from '../video-card/video-card.types';

export interface VideoInfoApi extends VideoCardApi {
  /** Number of viewers of a running stream. */
  readonly viewers: number | undefined;
  readonly topicLink: { readonly text: string; readonly href: string } | undefined;
  /** The video on YouTube, or the page of a stream or event elsewhere. */
  readonly destination:
    | { readonly kind: 'onYoutube' | 'atSource'; readonly href: string }
    | undefined;
  /** The channel's picture, large. */
  readonly photo: string | null;
}

/** What is passed on when a video is shared. */
export interface SharedVideo {
  readonly id: string;
  readonly title: string;
}

const PHOTO_PX = 150;

/** "Topic link: searches topic plus the channel's org." */
function topicLinkOf({ topic_id: topic, channel }: VideoFull): VideoInfoApi['topicLink'] {
  const text = topicText(topic ?? '');
  if (topic === undefined || text === '') return undefined;
  const chips: SearchChip[] = [{ type: 'topic', value: topic, text: topic }];
  if (channel.org) chips.push({ type: 'org', value: channel.org, text: channel.org });
  return { text, href: chipSearchPath(chips) };
}

function destinationOf({ type, id, link }: VideoFull): VideoInfoApi['destination'] {
  if (type !== 'placeholder' && link === undefined)
    return { kind: 'onYoutube', href: youtubeUrl(id) };
  const href = webUrl(link);
  return href === undefined ? undefined : { kind: 'atSource', href };
}

/** "Past: full local date". Until the viewer's zone is known, its place is kept by the time of UTC. */
function timeOf(card: VideoCardApi, { environment }: VideoCardContext): VideoCardApi['time'] {
  const time = Date.parse(card.time.iso);
  const isPast = card.state === 'past' || card.state === 'missing';
  if (!isPast || Number.isNaN(time)) return card.time;
  const { language, timeZone } = environment;
  const text = fullTime(time, language, timeZone ?? 'UTC');
  return timeZone === undefined
    ? { ...card.time, text: '', pending: text }
    : { ...card.time, text, pending: undefined };
}

export function connectVideoInfo(video: VideoFull, context: VideoCardContext): VideoInfoApi {
  const card = connectVideoCard(video, context);
  const viewers = video.live_viewers ?? 0;
  const { origin, pictures } = context.environment;
  return {
    ...card,
    time: timeOf(card, context),
    viewers: card.state === 'live' && viewers > 0 ? viewers : undefined,
    topicLink: topicLinkOf(video),
    destination: destinationOf(video),
    photo: photoOf(video.channel, PHOTO_PX, { origin, pictures }),
  };
}
