export { Drawer, type DrawerProps } from './Drawer';
export { DrawerLink, type DrawerLinkProps } from './DrawerLink';
export { ModalDrawer, type ModalDrawerProps } from './ModalDrawer';
