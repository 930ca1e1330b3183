export { calls } from './calls';
