/** One video, and who else takes part in it. */
import type { AnswerOf, Client, Video } from '@oshimado/contract';
import type { RoomUpdate } from '@oshimado/domain';
import type { QueryClient } from '@tanstack/query-core';
import { VIDEO } from './query-names';
import type { ServerQuery } from './server-query';

/** One video with its songs, clips and everything else that its page shows. */
export const videoQuery = (client: Client, id: string): ServerQuery<AnswerOf<'getVideo'>> => ({
  queryKey: [VIDEO, id],
  queryFn: ({ signal }) => client.getVideo({ id }, { signal }),
});

/** What the page of a video shows after its first view: comments, recommendations, and clips in these languages. */
export const videoExtrasQuery = (
  client: Client,
  id: string,
  langs: readonly string[],
): ServerQuery<AnswerOf<'getVideo'>> => ({
  queryKey: [VIDEO, id, 'extras', langs.join()],
  queryFn: ({ signal }) => client.getVideo({ id, lang: [...langs], c: true }, { signal }),
});

/** Channels that take part in a video. */
export const mentionsQuery = (
  client: Client,
  videoId: string,
): ServerQuery<AnswerOf<'getMentions'>> => ({
  queryKey: ['mentions', videoId],
  queryFn: ({ signal }) => client.getMentions({ id: videoId }, { signal }),
});

const STATUSES: readonly Video['status'][] = ['new', 'upcoming', 'live', 'past', 'missing'];

/** A video with what a room says about it; the same object if that is known. */
export function updatedVideo<V extends Video>(video: V, { status, ...update }: RoomUpdate): V {
  const known = STATUSES.find((one) => one === status);
  const next = { ...video, ...update, ...(known && { status: known }) };
  const isSame =
    next.status === video.status &&
    next.live_viewers === video.live_viewers &&
    next.start_actual === video.start_actual;
  return isSame ? video : next;
}

/** Writes what a room says about a video into the cache, so that its page changes in place. */
export function writeVideoUpdate(queries: QueryClient, id: string, update: RoomUpdate): void {
  queries.setQueriesData<AnswerOf<'getVideo'>>({ queryKey: [VIDEO, id] }, (video) =>
    video?.id === id ? updatedVideo(video, update) : video,
  );
}

/** The topic of a video. */
export const videoTopicQuery = (
  client: Client,
  videoId: string,
): ServerQuery<AnswerOf<'getVideoTopic'>> => ({
  queryKey: ['video-topic', videoId],
  queryFn: ({ signal }) => client.getVideoTopic({ id: videoId }, { signal }),
});
