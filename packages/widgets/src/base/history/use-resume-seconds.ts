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
