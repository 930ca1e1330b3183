export { When, type WhenProps } from './When';
