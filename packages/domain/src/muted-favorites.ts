/** Favorites that a viewer muted for a while: they stay favorites, and their videos are left out. */
import type { Favorite } from '@oshimado/contract';

/** How long a favorite is muted: a week. */
export const MUTE_MS = 604_800_000;

type Mutable = Pick<Favorite, 'id' | 'muted_until'>;

/** Until when it is muted, epoch ms; undefined if it is not. */
export function mutedUntil({ muted_until }: Mutable, now: number): number | undefined {
  const until = muted_until === undefined ? 0 : Date.parse(muted_until);
  return until > now ? until : undefined;
}

interface WithChannels {
  readonly channel: { readonly id: string };
  readonly mentions?: readonly { readonly id: string }[] | undefined;
}

/** The videos without those whose favorites are all muted. */
export function withoutMuted<T extends WithChannels>(
  videos: readonly T[],
  favorites: readonly Mutable[],
  now: number,
): readonly T[] {
  const muted = new Set<string>();
  const unmuted = new Set<string>();
  for (const favorite of favorites)
    (mutedUntil(favorite, now) === undefined ? unmuted : muted).add(favorite.id);
  if (muted.size === 0) return videos;
  return videos.filter(({ channel, mentions = [] }) => {
    const ids = [channel.id, ...mentions.map(({ id }) => id)];
    return ids.some((id) => unmuted.has(id)) || !ids.some((id) => muted.has(id));
  });
}
