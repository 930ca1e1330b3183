import { webUrl, youtubeUrl, type PlayableVideo } from '@oshimado/domain';

/** The page on which a video plays if it does not play here. */
export const pageOf = (video: PlayableVideo): string | undefined =>
  video.type === 'placeholder' ? webUrl(video.link) : youtubeUrl(video.id);
