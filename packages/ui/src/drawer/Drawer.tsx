/** The ways through the product at the side of the page, where there is room for them. */
import type { ReactNode } from 'react';
import { drawer } from './Drawer.css';

export interface DrawerProps {
  /** Name of the landmark. */
  readonly label: string;
  /** The ways: links, groups of them. */
  readonly children: ReactNode;
}

/** Renders a `<nav>` that stands beside the page. Where there is no room, `ModalDrawer` comes when it is called. */
export const Drawer = ({ label, children }: DrawerProps) => (
  <nav aria-label={label} className={drawer}>
    {children}
  </nav>
);
