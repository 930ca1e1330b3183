import { isLive } from '@oshimado/domain';
import { useFavoriteStreams } from './FavoritesLive';
import { WatchTogether } from '../../parts/watch-together/LateWatchTogether';

/** "Watch in Multiview" for what is live of the viewer's favorites; nothing for fewer than two streams. */
export function FavoritesTogether() {
  const { videos, now } = useFavoriteStreams();
  return (
    <WatchTogether videos={videos.filter((video) => isLive(video, now))} areLive size="small" />
  );
}
