import { loadPlainMessages } from '../load-messages';
import { mountWith } from '../mount-in-shadow';
import { EmbedPlaylist } from './EmbedPlaylist';
import type { OshiPlaylistEvents } from './events';
import type { PlaylistOptions } from './options';

export { scriptUrl } from '../script-url';

/** Draws a playlist into the shadow root of its element. */
export const mountOshiPlaylist = mountWith<PlaylistOptions, OshiPlaylistEvents>(
  EmbedPlaylist,
  loadPlainMessages,
);
