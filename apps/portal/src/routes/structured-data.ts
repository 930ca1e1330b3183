/** What a page is about, for search engines, in the words of schema.org. For the server alone. */
import type { AnswerOf, Video, VideoFull } from '@oshimado/contract';
import {
  channelPath,
  isoDuration,
  photoOf,
  plainTitle,
  thumbnailOf,
  watchPath,
  youtubeUrl,
} from '@oshimado/domain';

const CONTEXT = { '@context': 'https://schema.org' } as const;
const USUAL_MS = 3_600_000;

const iso = (time: number) => new Date(time).toISOString();

/** A stream that is running or coming. Its end is a guess: search engines want one, and a later visit corrects it. */
function broadcast(video: VideoFull, now: number) {
  const start = video.start_actual ?? video.start_scheduled ?? video.available_at;
  const end = Math.max(Date.parse(start), video.status === 'live' ? now : 0) + USUAL_MS;
  return {
    '@type': 'BroadcastEvent',
    name: plainTitle(video.title),
    isLiveBroadcast: true,
    startDate: iso(Date.parse(start)),
    endDate: iso(end),
  };
}

export interface VideoDataOptions {
  readonly text: string;
  readonly origin: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** A video, and the broadcast it is or will be. */
export function videoData(video: VideoFull, { text, origin, now }: VideoDataOptions): object {
  const isBroadcast = video.status === 'live' || video.status === 'upcoming';
  return {
    ...CONTEXT,
    '@type': 'VideoObject',
    name: plainTitle(video.title),
    description: text,
    thumbnailUrl: thumbnailOf(video, 'sddefault', { origin }),
    uploadDate: video.published_at ?? video.available_at,
    url: origin + watchPath(video.id),
    ...(video.duration > 0 && { duration: isoDuration(video.duration) }),
    ...(video.type !== 'placeholder' &&
      video.link === undefined && {
        embedUrl: `https://www.youtube.com/embed/${video.id}`,
        sameAs: youtubeUrl(video.id),
      }),
    author: {
      '@type': 'Person',
      name: video.channel.name,
      url: origin + channelPath(video.channel.id),
    },
    ...(isBroadcast && { publication: broadcast(video, now) }),
  };
}

/** A channel as the profile of the person behind it. */
export function channelData(channel: AnswerOf<'getChannel'>, text: string, origin: string): object {
  const image = photoOf(channel, 150, { origin });
  return {
    ...CONTEXT,
    '@type': 'ProfilePage',
    mainEntity: {
      '@type': 'Person',
      name: channel.name,
      ...(channel.english_name && { alternateName: channel.english_name }),
      description: text,
      url: origin + channelPath(channel.id),
      ...(image && { image }),
      sameAs: [`https://www.youtube.com/channel/${channel.id}`],
    },
  };
}

interface ListOptions {
  readonly type: 'CollectionPage' | 'SearchResultsPage';
  readonly name: string;
  readonly videos: readonly Pick<Video, 'id' | 'title'>[];
  readonly origin: string;
}

/** A page that is a list of videos. */
export const listData = ({ type, name, videos, origin }: ListOptions): object => ({
  ...CONTEXT,
  '@type': type,
  name,
  mainEntity: {
    '@type': 'ItemList',
    numberOfItems: videos.length,
    itemListElement: videos.map(({ id, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: plainTitle(title),
      url: origin + watchPath(id),
    })),
  },
});
