/** Loaded when the page is there: what it shows is known to the browser alone. */
import { latePart, PartFailed } from '../../base/late-part';
import { useHydrated } from '../../base/page';

const Late = latePart(() => import('./NotificationsGroup'), { Failed: PartFailed });

export const LateNotificationsGroup = () => (useHydrated() ? <Late /> : null);
