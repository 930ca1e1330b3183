export { GroupDot } from './GroupDot';
export { LateChannelGroups } from './LateChannelGroups';
