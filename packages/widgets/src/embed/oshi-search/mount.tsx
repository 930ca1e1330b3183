import type { SearchOptions } from './options';
import { EmbedSearch } from './EmbedSearch';
import type { Mounted, MountOptions } from '../lazy-element';
import { loadListMessages } from '../load-list-messages';
import { mountInShadow } from '../mount-in-shadow';
import type { OshiSearchEvents } from './events';

export { scriptUrl } from '../script-url';

/** Draws a search field into the shadow root of its element. */
export const mountOshiSearch = (
  given: MountOptions<SearchOptions, OshiSearchEvents>,
): Promise<Mounted> => {
  const { onPhase, emit, complain } = given;
  return mountInShadow(given, {
    loadMessages: loadListMessages,
    render: (drawing) => <EmbedSearch {...drawing} {...{ onPhase, emit, complain }} />,
  });
};
