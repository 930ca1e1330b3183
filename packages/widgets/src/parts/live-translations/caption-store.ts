/** The lines shown over the players of a page, by video: panels write them, caption layers read them. */
import type { Chat } from '@oshimado/contract';
import { createListeners } from '../../base/state/store';

export type CaptionLine = Pick<Chat, 'name' | 'message' | 'is_tl'> & {
  /** Language of the line. */
  readonly lang: string;
  /** Identifies the line. */
  readonly key: string;
};

const NONE: readonly CaptionLine[] = [];

export function createCaptionStore() {
  const byVideo = new Map<string, readonly CaptionLine[]>();
  const { notify, subscribe } = createListeners();
  return {
    read: (videoId: string) => byVideo.get(videoId) ?? NONE,
    write: (videoId: string, lines: readonly CaptionLine[]) => {
      if (lines.length === 0 && !byVideo.has(videoId)) return;
      if (lines.length === 0) byVideo.delete(videoId);
      else byVideo.set(videoId, lines);
      notify();
    },
    subscribe,
  };
}
export type CaptionStore = ReturnType<typeof createCaptionStore>;
