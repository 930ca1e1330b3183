/** The English sentences about playlists, there at once, for the tests of this package; not part of what it exports. */
import { createTranslate, loadMessages } from '@oshimado/locales';
import type { PlaylistTranslate } from '../parts/playlist-panel';

export const playlistWords: PlaylistTranslate = createTranslate(
  await loadMessages('en', 'playlists'),
  'en',
);
