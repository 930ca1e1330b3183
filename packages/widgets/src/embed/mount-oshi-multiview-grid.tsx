import {
  loadMultiviewMessages,
  loadTranslationsMessages,
  loadWatchMessages,
  loadWidgetMessages,
} from '@oshimado/locales';
import type { MultiviewOptions } from '../multiview/multiview.options';
import { EmbedMultiviewGrid, type MultiviewGridStart } from './EmbedMultiviewGrid';
import { loadFrameOrigins } from './frame-origins';
import { withPlayerEngine } from './late-scripts';
import type { Mounted, MountOptions } from './lazy-element';
import { mountInShadow } from './mount-in-shadow';
import type { OshiMultiviewEvents } from './oshi-multiview.events';

/** Draws the grid of a multiview with its players into a box of the shadow root of its element. */
export async function mountMultiviewGrid({
  cells,
  playing,
  ...given
}: MountOptions<MultiviewOptions, OshiMultiviewEvents> & MultiviewGridStart): Promise<Mounted> {
  const { root, gone, options, onPhase, emit } = given;
  const [frames] = await Promise.all([
    loadFrameOrigins(options().api, gone),
    withPlayerEngine(null),
  ]);
  return mountInShadow(given, {
    loadMessages: async (language) => {
      const [widgets, multiview, watch, translations] = await Promise.all([
        loadWidgetMessages(language),
        loadMultiviewMessages(language),
        loadWatchMessages(language),
        loadTranslationsMessages(language),
      ]);
      return { widgets, multiview, watch, translations };
    },
    render: (drawing) => (
      <EmbedMultiviewGrid
        {...drawing}
        {...{ cells, playing, onPhase, emit, frames }}
        host={root.host}
      />
    ),
  });
}
