/** The drawer that comes over the page. A file of its own: a page that only has the fixed one loads no dialog. */
import type { ReactNode } from 'react';
import type { TriggeredState } from '../overlay/open-state';
import { Sheet } from '../sheet';
import type { StyleProps } from '../style-props';
import { sheetBody } from './Drawer.css';

/** Props of `ModalDrawer`. */
export interface ModalDrawerProps extends StyleProps, TriggeredState {
  /** Name of the landmark, and of the sheet. */
  readonly label: string;
  /** The ways: links, groups of them. */
  readonly children: ReactNode;
  /** Name of the button that closes it. */
  readonly closeLabel: string;
}

/** Renders a `<nav>` in a sheet from the start edge. */
export const ModalDrawer = ({ label, children, ...sheet }: ModalDrawerProps) => (
  <Sheet side="start" title={label} {...sheet}>
    <nav aria-label={label} className={sheetBody}>
      {children}
    </nav>
  </Sheet>
);
