export { LateMuteControl } from './LateMuteControl';
