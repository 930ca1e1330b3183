import { loadWidgetMessages } from '@oshimado/locales';
import type { Mounted, MountOptions } from '../lazy-element';
import { mountInShadow } from '../mount-in-shadow';
import { EmbedPlaylist } from './EmbedPlaylist';
import type { OshiPlaylistEvents } from './events';
import type { PlaylistOptions } from './options';

export { scriptUrl } from '../script-url';

/** Draws a playlist into the shadow root of its element. */
export const mountOshiPlaylist = (
  given: MountOptions<PlaylistOptions, OshiPlaylistEvents>,
): Promise<Mounted> => {
  const { onPhase, emit, complain } = given;
  return mountInShadow(given, {
    loadMessages: async (language) => ({ widgets: await loadWidgetMessages(language) }),
    render: (drawing) => <EmbedPlaylist {...drawing} {...{ onPhase, emit, complain }} />,
  });
};
