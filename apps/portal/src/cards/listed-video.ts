import type { PlaylistVideo } from '@oshimado/contract';

/** Some videos have a picture that YouTube does not have. */
interface OwnPicture {
  readonly thumbnail?: string | undefined;
}

/** Of a whole video only what a list keeps: the numbers of this moment would be wrong in a week. */
export const listedVideo = (video: PlaylistVideo & OwnPicture): PlaylistVideo & OwnPicture => ({
  id: video.id,
  title: video.title,
  type: video.type,
  status: video.status,
  ...(video.topic_id !== undefined && { topic_id: video.topic_id }),
  published_at: video.published_at,
  available_at: video.available_at,
  duration: video.duration,
  ...(video.thumbnail !== undefined && { thumbnail: video.thumbnail }),
  channel: video.channel,
});
