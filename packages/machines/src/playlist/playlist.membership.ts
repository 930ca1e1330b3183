/** Which videos the active playlist has. Without the other selectors, because each card of the first page asks. */
import { containsVideo } from '@oshimado/domain';
import type { SnapshotFrom } from 'xstate';
import type { playlistMachine } from './playlist.machine';

/** Whether a video is in the active list. */
export const hasVideo = (snapshot: SnapshotFrom<typeof playlistMachine>, id: string): boolean =>
  containsVideo(snapshot.context.playlist.videos, id);
