export { Drawer, DrawerLink, type DrawerLinkProps, type DrawerProps } from './Drawer';
export { ModalDrawer, type ModalDrawerProps } from './ModalDrawer';
