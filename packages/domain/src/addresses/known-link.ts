/** The usual address of what a link leads to. */
import { youtubeUrl } from '../video/video-links';
import { cleanLink } from './copied-address';
import { customVideoOf } from './twitch-address';
import { recogniseVideo } from './video-address';

/** Of a video on YouTube and of a channel on Twitch the usual address; any other link without what was copied with it. */
export function knownLink(text: string): string {
  const video = recogniseVideo(text);
  return video ? youtubeUrl(video.id) : (customVideoOf(text)?.url ?? cleanLink(text));
}
