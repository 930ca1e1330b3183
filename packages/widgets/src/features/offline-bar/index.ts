export { OfflineBar } from './OfflineBar';
export { WaitingBar } from './WaitingBar';
