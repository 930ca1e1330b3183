/** Which favorites the drawer lists, in which order, each with the stream it is in. */
import type { Favorite, Mention, Video, VideoChannel } from '@oshimado/contract';
import { byTime, displayName, isLive, localeTag, type NameProperty } from '@oshimado/domain';

/** "8 shown and expandable." */
export const FAVORITES_SHOWN = 8;

export interface FavoriteRow {
  readonly channel: Pick<Favorite, 'id' | 'name' | 'english_name' | 'org' | 'photo'>;
  /** The stream it gives or takes part in; absent where there is none. */
  readonly video?: Video;
  readonly isLive: boolean;
  /** Whose stream it takes part in; absent where it is its own. */
  readonly host?: VideoChannel;
}

const mentions = ({ mentions: present = [] }: Video): readonly Mention[] => present;

/**
 * "Favourites with a live or upcoming stream (one per channel, in time order), then favourites who are mentioned in another
 * channel's stream and do not stream themselves, then the rest by display name."
 */
export function favoriteRows(
  favorites: readonly Favorite[],
  videos: readonly Video[],
  { now, property, language }: { now: number; property: NameProperty; language: string },
): FavoriteRow[] {
  const waiting = new Map(favorites.map((favorite) => [favorite.id, favorite]));
  const inOrder = [...videos].sort(byTime);
  const rows: FavoriteRow[] = [];
  const take = (id: string, row: Omit<FavoriteRow, 'channel'>) => {
    const channel = waiting.get(id);
    if (!channel || !waiting.delete(id)) return;
    rows.push({ channel, ...row });
  };
  for (const video of inOrder) {
    take(video.channel.id, { video, isLive: isLive(video, now) });
  }
  for (const video of inOrder) {
    for (const { id } of mentions(video)) {
      take(id, { video, isLive: isLive(video, now), host: video.channel });
    }
  }
  const compare = new Intl.Collator(localeTag(language)).compare;
  const rest = [...waiting.values()].sort((a, b) =>
    compare(displayName(a, property), displayName(b, property)),
  );
  return [...rows, ...rest.map((channel) => ({ channel, isLive: false }))];
}
