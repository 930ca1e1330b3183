/** Loads the sentences of widgets alone, so that embeds do not include the list of the portal's files. */
import { loadNamespace } from './one-namespace';
import type { MessageFile } from './overlay';
import type { MessageTree } from './translate';

/** The sentences of the namespace `widgets`; English for a language that is not offered. */
export const loadWidgetMessages = (language: string): Promise<MessageTree> =>
  loadNamespace(
    'widgets',
    language,
    async (known) => import(`./${known}/widgets.json`) as Promise<MessageFile>,
  );
