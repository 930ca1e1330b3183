import type { VideoFull } from '@oshimado/contract';
import { latePart, PartFailed } from '@oshimado/widgets/internal/base/late-part';
import { QuickEditor } from '@oshimado/widgets/internal/parts/quick-editor';
import { RelatedVideos } from '@oshimado/widgets/internal/features/related-videos';
import { SongList } from '@oshimado/widgets/internal/features/song-list';

const PlaylistBeside = latePart(() => import('./PlaylistBeside'), { Failed: PartFailed });

export interface WatchSideProps {
  readonly video: VideoFull;
  /** The playlist that plays; null if the page plays one video. */
  readonly playlistId: string | null;
}

/** What belongs to the video: the editors' tools, the playlist, songs, and related videos. */
export default function WatchSide({ video, playlistId }: WatchSideProps) {
  return (
    <>
      <QuickEditor video={video} />
      {playlistId === null ? null : <PlaylistBeside playlistId={playlistId} videoId={video.id} />}
      {video.songs.length > 0 ? <SongList video={video} songs={video.songs} /> : null}
      <RelatedVideos video={video} />
    </>
  );
}
