/** The groups of a channel; loaded when the page is there: what it shows is known to the browser alone. */
import { latePart } from '../../base/late-part';
import { useHydrated } from '../../base/page';
import type { ChannelGroupsProps } from './ChannelGroups';

const Late = latePart(() => import('./ChannelGroups'));

export const LateChannelGroups = (props: ChannelGroupsProps) =>
  useHydrated() ? <Late {...props} /> : null;
