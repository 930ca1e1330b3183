import type { Video } from '@oshimado/contract';
import { isLive } from '@oshimado/domain';

/** What is live comes first; apart from that the order stays the server's. */
export function liveFirst(videos: readonly Video[], now: number): Video[] {
  const isOn = (video: Video) => video.type !== 'placeholder' && isLive(video, now);
  return [...videos.filter(isOn), ...videos.filter((video) => !isOn(video))];
}
