export { PullToRefresh } from './PullToRefresh';
