/** The archive and the clips, a chunk of their own: the first view is the living board. */
import { latePart, PartFailed } from '../../base/late-part';
import { ListLoading } from '../../parts/lists';
import type { VideosAhead } from './videos-ahead';

const load = () => import('./VideosTab');

export const LateVideosTab = latePart(async () => ({ default: (await load()).VideosTab }), {
  Loading: ListLoading,
  Failed: PartFailed,
});

/** Asks for the tab and its first videos while the pointer is on its way. A failure shows when the tab is really opened. */
export async function prepareVideosTab(ahead: VideosAhead): Promise<void> {
  try {
    await LateVideosTab.prepare();
    const { askAhead } = await load();
    await askAhead(ahead);
  } catch {
    // The tab itself asks again, and says what is wrong.
  }
}
