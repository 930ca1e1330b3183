export { Icon, type IconProps, type IconType } from './Icon';
export * from './icons';
export * from './marks';
