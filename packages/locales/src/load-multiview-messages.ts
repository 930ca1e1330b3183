/** The sentences of multiviews alone, as those of widgets. */
import { loadNamespace } from './one-namespace';
import type { MessageFile } from './overlay';
import type { MessageTree } from './translate';

/** The sentences of the namespace `multiview`; English for a language that is not offered. */
export const loadMultiviewMessages = (language: string): Promise<MessageTree> =>
  loadNamespace(
    'multiview',
    language,
    async (known) => import(`./${known}/multiview.json`) as Promise<MessageFile>,
  );
