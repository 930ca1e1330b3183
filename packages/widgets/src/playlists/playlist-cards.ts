/** The cards of the playlists page, from the server's playlists and the current one. Pure. */
import type { PlaylistStub } from '@oshimado/contract';
import type { ActivePlaylist } from '@oshimado/machines/playlist';

export interface PlaylistCardData {
  /** null until it is saved. */
  readonly id: number | null;
  readonly name: string;
  readonly updatedAt: string | undefined;
  readonly videoIds: readonly string[];
  readonly isActive: boolean;
}

const cardOfActive = (
  active: ActivePlaylist,
  stub: PlaylistStub | undefined,
): PlaylistCardData => ({
  id: active.id,
  name: active.name,
  updatedAt: stub?.updated_at,
  videoIds: active.videos.map(({ id }) => id),
  isActive: true,
});

/** The current playlist comes first when it was never saved, and when it belongs to someone else. */
export function playlistCards(
  stubs: readonly PlaylistStub[],
  active: ActivePlaylist | null,
): readonly PlaylistCardData[] {
  const cards = stubs.map((stub) =>
    stub.id === active?.id
      ? cardOfActive(active, stub)
      : {
          id: stub.id,
          name: stub.name,
          updatedAt: stub.updated_at,
          videoIds: stub.video_ids,
          isActive: false,
        },
  );
  return active === null || cards.some(({ isActive }) => isActive)
    ? cards
    : [cardOfActive(active, undefined), ...cards];
}
