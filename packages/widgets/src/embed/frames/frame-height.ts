/**
 * For pages that have elements in frames (`/v1/frame-height.js`): frames of live feeds and players become as high as what they show. It
 * works as a classic script and as a module, before or after the frames.
 */
import { heightIn, heightQuestion } from '@oshimado/domain';

const frames = () => document.querySelectorAll<HTMLIFrameElement>('iframe[src*="/embed/oshi-"]');

addEventListener('message', ({ data, source }: MessageEvent<unknown>) => {
  const height = heightIn(data);
  if (height === undefined || source === null) return;
  for (const frame of frames()) {
    // A frame in a sandbox has no origin to compare.
    if (frame.contentWindow === source) frame.height = String(height);
  }
});
// Those that were quicker than this script have said their height already.
for (const { contentWindow } of frames()) contentWindow?.postMessage(heightQuestion, '*');
