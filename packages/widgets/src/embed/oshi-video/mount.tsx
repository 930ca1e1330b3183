import { loadPlainMessages } from '../load-messages';
import { mountWith } from '../mount-in-shadow';
import { EmbedVideo } from './EmbedVideo';
import type { OshiVideoEvents } from './events';
import type { VideoOptions } from './options';

export { scriptUrl } from '../script-url';

/** Draws the card of a video into the shadow root of its element. */
export const mountOshiVideo = mountWith<VideoOptions, OshiVideoEvents>(
  EmbedVideo,
  loadPlainMessages,
);
