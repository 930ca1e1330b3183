export { GroupDot } from './GroupDot';
export { LateAddToGroup, LateChannelGroups } from './LateChannelGroups';
