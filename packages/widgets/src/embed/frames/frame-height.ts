/**
 * For pages that have elements in frames (`/v1/frame-height.js`): frames of live feeds become as high as what they show. It works as a
 * classic script and as a module, before or after the frames.
 */
import { HEIGHT_MESSAGE, type HeightMessage } from './height-message';

/** More than any list is high; a frame cannot make the page endless. */
const HIGHEST_PX = 20_000;

const isHeight = (data: unknown): data is HeightMessage =>
  typeof data === 'object' &&
  data !== null &&
  'type' in data &&
  data.type === HEIGHT_MESSAGE &&
  'height' in data &&
  typeof data.height === 'number' &&
  data.height >= 0;

addEventListener('message', ({ data, source }: MessageEvent<unknown>) => {
  if (!isHeight(data) || source === null) return;
  for (const frame of document.querySelectorAll<HTMLIFrameElement>('iframe[src*="/embed/oshi-"]')) {
    // A frame in a sandbox has no origin to compare.
    if (frame.contentWindow === source) frame.height = String(Math.min(data.height, HIGHEST_PX));
  }
});
