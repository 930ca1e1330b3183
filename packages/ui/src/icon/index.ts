'use client';

// An icon goes to a part as a prop, and a server component can pass only components of the browser to one.
export { Icon, type IconProps, type IconType } from './Icon';
export * from './icons';
export * from './marks';
