/** The groups of a channel, and what puts several into one; loaded when the page is there: what they show is known to the browser alone. */
import { latePart } from '../../base/late-part';
import { useHydrated } from '../../base/page';
import type { AddToGroupProps } from './AddToGroup';
import type { ChannelGroupsProps } from './ChannelGroups';

const Late = latePart(() => import('./ChannelGroups'));
const LateAdd = latePart(() => import('./AddToGroup'));

export const LateChannelGroups = (props: ChannelGroupsProps) =>
  useHydrated() ? <Late {...props} /> : null;

export const LateAddToGroup = (props: AddToGroupProps) =>
  useHydrated() ? <LateAdd {...props} /> : null;
