/** The cards of the playlists page, from the server's playlists and the current one. Pure. */
import type { PlaylistStub, Video } from '@oshimado/contract';
import { PLAYLIST_PICTURES_MAX } from '@oshimado/domain';
import type { ActivePlaylist } from '@oshimado/machines/playlist';

export interface PlaylistCardData {
  /** null until it is saved. */
  readonly id: number | null;
  readonly name: string;
  readonly updatedAt: string | undefined;
  /** Number of videos. */
  readonly count: number;
  /** The first videos, for their pictures. */
  readonly pictures: readonly Pick<Video, 'id' | 'thumbnail'>[];
  readonly isActive: boolean;
}

/** Other servers list ids alone; their videos have YouTube's pictures. */
const picturesOf = ({ pictures, video_ids }: PlaylistStub) =>
  pictures ?? video_ids.slice(0, PLAYLIST_PICTURES_MAX).map((id) => ({ id }));

const cardOfActive = (
  active: ActivePlaylist,
  stub: PlaylistStub | undefined,
): PlaylistCardData => ({
  id: active.id,
  name: active.name,
  updatedAt: stub?.updated_at,
  count: active.videos.length,
  pictures: active.videos.slice(0, PLAYLIST_PICTURES_MAX),
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
          count: stub.video_ids.length,
          pictures: picturesOf(stub),
          isActive: false,
        },
  );
  return active === null || cards.some(({ isActive }) => isActive)
    ? cards
    : [cardOfActive(active, undefined), ...cards];
}
