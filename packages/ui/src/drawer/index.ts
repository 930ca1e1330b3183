export { Drawer, type DrawerProps } from './Drawer';
export { DrawerLink, type DrawerLinkProps } from './DrawerLink';
