/** The favorites of the drawer in their order, each with its stream. */
import type { Favorite, Mention, Video, VideoChannel } from '@oshimado/contract';
import { byTime, displayName, isLive, localeTag, type NameProperty } from '@oshimado/domain';

/** Rows shown before the list is expanded. */
export const FAVORITES_SHOWN = 8;

export interface FavoriteRow {
  readonly channel: Pick<Favorite, 'id' | 'name' | 'english_name' | 'org' | 'photo'>;
  /** The stream of the channel, or one it takes part in; absent without one. */
  readonly video?: Video;
  readonly isLive: boolean;
  /** The channel of the stream, when it is another one; absent for the channel's own stream. */
  readonly host?: VideoChannel;
}

const mentions = ({ mentions: present = [] }: Video): readonly Mention[] => present;

export interface RowsOptions {
  readonly now: number;
  readonly property: NameProperty;
  readonly language: string;
  /** Ids in the order last shown, while the streams are not known yet. Default none. */
  readonly lastOrder?: readonly string[];
}

/**
 * Favorites with a live or upcoming stream first, one row a channel in order of time; then those mentioned in another
 * channel's stream; then the rest by display name. While the streams are not known, as they were last shown.
 */
export function favoriteRows(
  favorites: readonly Favorite[],
  videos: readonly Video[],
  { now, property, language, lastOrder = [] }: RowsOptions,
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
  for (const id of lastOrder) take(id, { isLive: false });
  const compare = new Intl.Collator(localeTag(language)).compare;
  const rest = [...waiting.values()].sort((a, b) =>
    compare(displayName(a, property), displayName(b, property)),
  );
  return [...rows, ...rest.map((channel) => ({ channel, isLive: false }))];
}
