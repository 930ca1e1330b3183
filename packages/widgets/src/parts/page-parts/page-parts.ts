import type { PageParts } from '../../base/context';
import { CardMenu } from '../video-card/CardMenu';
import { loadListKeeper } from '../video-list/load-list-keeper';

/** All parts, for a whole page. */
export const pageParts: PageParts = { CardMenu, loadListKeeper };
