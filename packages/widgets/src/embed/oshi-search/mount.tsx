import { loadListMessages } from '../load-messages';
import { mountWith } from '../mount-in-shadow';
import { EmbedSearch } from './EmbedSearch';
import type { OshiSearchEvents } from './events';
import type { SearchOptions } from './options';

export { scriptUrl } from '../script-url';

/** Draws a search field into the shadow root of its element. */
export const mountOshiSearch = mountWith<SearchOptions, OshiSearchEvents>(
  EmbedSearch,
  loadListMessages,
);
