export { GroupBar } from './GroupBar';
export { GroupFeed, groupSource } from './GroupFeed';
