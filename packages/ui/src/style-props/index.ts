export { classNames, type StyleProps } from './style-props';
