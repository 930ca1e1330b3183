/** The drawer that comes over the page. A file of its own: a page that only has the fixed one loads no dialog. */
import type { ReactElement, ReactNode } from 'react';
import { Sheet } from '../sheet';
import type { StyleProps } from '../style-props';
import { sheetBody } from './Drawer.css';

export interface ModalDrawerProps extends StyleProps {
  /** Name of the landmark, and of the sheet. */
  readonly label: string;
  /** The ways: links, groups of them. */
  readonly children: ReactNode;
  /** Name of the button that closes it. */
  readonly closeLabel: string;
  /** The button that opens it; one element that takes a ref. Without it, `open` rules. */
  readonly trigger?: ReactElement;
  /** Whether it is open, where the owner decides. */
  readonly open?: boolean;
  /** Whether it is open at first. Default false. */
  readonly defaultOpen?: boolean;
  /** Called when it wants to open or close. */
  readonly onOpenChange?: (open: boolean) => void;
}

/** Renders a `<nav>` in a sheet from the start edge. */
export const ModalDrawer = ({ label, children, ...sheet }: ModalDrawerProps) => (
  <Sheet side="start" title={label} {...sheet}>
    <nav aria-label={label} className={sheetBody}>
      {children}
    </nav>
  </Sheet>
);
