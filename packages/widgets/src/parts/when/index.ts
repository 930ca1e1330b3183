export { When } from './When';
