export { readStyles } from './first-styles';
