import { resumeSecondsOf } from '@oshimado/domain';
import { useWatched } from './use-watched-state';

/**
 * The second at which a watched video is resumed; undefined for its beginning. Unlike the whole entry, it does not change when a page
 * notes that its video was opened, so that the page is not drawn again for that.
 */
export const useResumeSeconds = (videoId: string): number | undefined =>
  useWatched(({ entries }) => {
    const entry = entries.get(videoId);
    return entry?.isRemoved ? undefined : resumeSecondsOf(entry);
  });

/** Whether it is known where videos are resumed: also where the device cannot be read. Only for a page that waits for it, others are not drawn again. */
export const useResumeKnown = (isAwaited: boolean): boolean =>
  useWatched(({ status }) => isAwaited && status !== 'loading');
