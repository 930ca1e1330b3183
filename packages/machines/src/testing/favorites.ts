/** Favorites as the server lists them, for tests. */
import type { Favorite } from '@oshimado/contract';

export const favoriteOf = (id: string): Favorite => ({
  id,
  name: id,
  english_name: null,
  type: 'vtuber',
  org: 'Hololive',
  group: null,
  photo: null,
  twitter: null,
  video_count: 0,
  subscriber_count: 0,
  clip_count: null,
  inactive: false,
});
