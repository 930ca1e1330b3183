import {
  loadMultiviewMessages,
  loadTranslationsMessages,
  loadWatchMessages,
  loadWidgetMessages,
} from '@oshimado/locales';
import { EmbedMultiviewGrid } from './EmbedMultiviewGrid';
import { loadFrameOrigins } from '../frame-origins';
import { mountInShadow } from '../mount-in-shadow';
import type { MountMultiviewGrid } from './grid-start';

/** Draws the grid of a multiview with its players into a box of the shadow root of its element. */
export const mountMultiviewGrid: MountMultiviewGrid = async ({ cells, playing, ...given }) => {
  const { root, gone, options, onPhase, emit } = given;
  const frames = await loadFrameOrigins(options().api, gone);
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
};
