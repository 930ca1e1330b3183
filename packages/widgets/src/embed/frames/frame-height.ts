/**
 * For pages that have elements in frames (`/v1/frame-height.js`): frames of live feeds and players become as high as what they show. It
 * works as a classic script and as a module, before or after the frames.
 */
import { heightIn } from '@oshimado/domain';

addEventListener('message', ({ data, source }: MessageEvent<unknown>) => {
  const height = heightIn(data);
  if (height === undefined || source === null) return;
  for (const frame of document.querySelectorAll<HTMLIFrameElement>('iframe[src*="/embed/oshi-"]')) {
    // A frame in a sandbox has no origin to compare.
    if (frame.contentWindow === source) frame.height = String(height);
  }
});
