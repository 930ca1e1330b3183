import type { Client, Video } from '@oshimado/contract';

/** `getVideos` of a server with these videos: those of the span, state and topic that is asked for, in the order given. */
export const videosCall =
  (videos: readonly Video[]): Client['getVideos'] =>
  (query = {}) => {
    const { from, to, status, topic, limit = 25, offset = 0 } = query;
    const found = videos.filter(
      (video) =>
        (from === undefined || video.available_at >= from) &&
        (to === undefined || video.available_at <= to) &&
        (status === undefined || status.includes(video.status)) &&
        (topic === undefined || video.topic_id === topic),
    );
    return Promise.resolve(found.slice(offset, offset + limit));
  };
