/** Where a video is in a playlist, and what is around it. Pure. */

/** Where a video is in a playlist, and the videos before and after it. */
export interface PlaylistPlace {
  /** Index of the video, from 0; -1 if the list does not contain it. */
  readonly index: number;
  /** Id of the video after it, the first one if the list does not contain it; undefined after the last. */
  readonly nextId: string | undefined;
  /** Id of the video before it; undefined before the first one, and if the list does not contain it. */
  readonly previousId: string | undefined;
}

/** The place of a video in a playlist, by the ids of its videos. */
export function placeInPlaylist(ids: readonly string[], videoId: string): PlaylistPlace {
  const index = ids.indexOf(videoId);
  return { index, nextId: ids[index + 1], previousId: ids[index - 1] };
}

/** "`playlist` = playlist id or `local`": the list of the address of a watch page. */
export const watchInPlaylistPath = (videoId: string, playlistId: string): string =>
  `/watch/${encodeURIComponent(videoId)}?${new URLSearchParams({ playlist: playlistId })}`;
