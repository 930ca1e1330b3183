export { GroupBar } from './GroupBar';
