/** The videos of a layout, as archive sync sees them. */
import type { Video } from '@oshimado/contract';
import type { MultiviewVideoCell, SyncVideo } from '@oshimado/domain';

/** Epoch ms of the first frame; NaN while it is not known, which keeps a video out. */
const startOf = ({ start_actual, available_at }: Video) => Date.parse(start_actual ?? available_at);

/** Only videos the server knows: the others have no start. Without `hasArchives` only the running ones. */
export const syncVideosOf = (
  cells: readonly MultiviewVideoCell[],
  known: ReadonlyMap<string, Video>,
  { hasArchives }: { readonly hasArchives: boolean },
): readonly SyncVideo[] =>
  cells.flatMap(({ content: { id, service } }) => {
    const video = service === 'youtube' ? known.get(id) : undefined;
    const isLive = video?.status === 'live';
    if (video === undefined || !(isLive || (hasArchives && video.status === 'past'))) return [];
    return [{ id, start: startOf(video), duration: video.duration, isLive }];
  });
