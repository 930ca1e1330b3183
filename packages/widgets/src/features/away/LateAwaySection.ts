import { latePart } from '../../base/late-part';

/** "While you were away"; its code is loaded after the page. */
export const AwaySection = latePart(() => import('./AwaySection'));
