import { isLive, isOfGroup } from '@oshimado/domain';
import { useMemo } from 'react';
import { useFavoriteStreams } from './use-favorite-streams';
import { WatchTogether } from '../../parts/watch-together/LateWatchTogether';

export interface FavoritesTogetherProps {
  /** Only streams of these channels, in their order. Default those of all favorites, in order of time. */
  readonly channelIds?: readonly string[] | undefined;
}

/** "Watch in Multiview" for what is live of the viewer's favorites; nothing for fewer than two streams. */
export function FavoritesTogether({ channelIds }: FavoritesTogetherProps) {
  const { videos, now } = useFavoriteStreams();
  const shown = useMemo(() => {
    const live = videos.filter((video) => isLive(video, now));
    if (!channelIds) return live;
    const members = new Set(channelIds);
    const places = new Map(channelIds.map((id, at) => [id, at]));
    // A stream that a member only takes part in comes behind those of members.
    const placeOf = (id: string) => places.get(id) ?? channelIds.length;
    return live
      .filter((video) => isOfGroup(video, members))
      .sort((a, b) => placeOf(a.channel.id) - placeOf(b.channel.id));
  }, [videos, now, channelIds]);
  return <WatchTogether videos={shown} areLive size="small" />;
}
