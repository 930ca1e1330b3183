/** Mutes favorites; loaded when the page is there: what is muted is known to the browser alone. */
import { latePart } from '../../base/late-part';
import { useHydrated } from '../../base/page';
import type { MuteControlProps } from './MuteControl';

const Late = latePart(() => import('./MuteControl'));

export const LateMuteControl = (props: MuteControlProps) =>
  useHydrated() ? <Late {...props} /> : null;
