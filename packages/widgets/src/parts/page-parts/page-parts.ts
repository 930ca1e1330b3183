import type { PageParts } from '../../base/context';
import { loadListKeeper } from '../video-list/load-list-keeper';

/** All parts, for a whole page. */
export const pageParts: PageParts = { loadListKeeper };
