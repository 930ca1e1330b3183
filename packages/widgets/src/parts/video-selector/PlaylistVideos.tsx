/** The videos of the current playlist. */
import { pickedVideo } from '@oshimado/domain';
import { selectPlaylist } from '@oshimado/machines/playlist';
import { EmptyState } from '@oshimado/ui/empty-state';
import { QueueIcon } from '@oshimado/ui/icon';
import { ListedVideos, ListLoading } from '../lists';
import { playlistName } from '../playlist-panel';
import { useTranslate } from '../../base/sentences';
import { useActorValue, WaitForActors } from '../../base/viewer';

export function PlaylistVideos({ exclude }: { readonly exclude: ReadonlySet<string> }) {
  const t = useTranslate('multiview');
  const tPlaylists = useTranslate('playlists');
  const playlist = useActorValue('playlist', selectPlaylist, null);
  if (playlist === null) {
    return (
      <WaitForActors>
        <ListLoading />
      </WaitForActors>
    );
  }
  const videos = playlist.videos.filter((video) => {
    const picked = pickedVideo(video);
    return picked !== undefined && !exclude.has(picked.id);
  });
  if (videos.length === 0) {
    return (
      <EmptyState
        icon={QueueIcon}
        headingLevel={3}
        title={t('selector.playlistEmpty')}
        description={t('selector.playlistHint')}
      />
    );
  }
  return <ListedVideos videos={videos} label={playlistName(playlist.name, tPlaylists)} />;
}
