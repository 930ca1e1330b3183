/** The server's own list of the videos of a layout: one query, whose answer a page may bring along. */
import { rowsOf, type Client, type Video } from '@oshimado/contract';
import {
  decodeMultiview,
  isVideoCell,
  isYoutubeId,
  type MultiviewVideoCell,
} from '@oshimado/domain';
import type { ServerQuery } from '../../../base/queries/server-query';

/** The ids of the YouTube videos in these cells, each once. */
export const youtubeIdsIn = (cells: readonly MultiviewVideoCell[]): readonly string[] =>
  [
    ...new Set(
      cells.flatMap(({ content: { id, service } }) =>
        service === 'youtube' && isYoutubeId(id) ? [id] : [],
      ),
    ),
  ].sort();

/** What the server knows of the videos with these ids; ids that it does not know are left out. */
export const cellVideosQuery = (
  client: Client,
  ids: readonly string[],
): ServerQuery<readonly Video[]> => ({
  queryKey: ['multiview-videos', ids.join()],
  queryFn: ({ signal }) =>
    client
      .getVideos({ id: [...ids], include: ['live_info'], limit: ids.length }, { signal })
      .then((answer) => rowsOf<Video>(answer)),
});

/** The query of a shared layout; null for one without videos of YouTube, and for a code with a fault, of which some cells may be lost. */
export function layoutVideosQuery(client: Client, code: string) {
  const decoded = decodeMultiview(code);
  const ids = decoded.ok ? youtubeIdsIn(decoded.cells.filter(isVideoCell)) : [];
  return ids.length > 0 ? cellVideosQuery(client, ids) : null;
}
