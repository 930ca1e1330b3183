/** The ways through the product at the side of the page: always there where there is room, called where there is none. */
import type { ReactElement, ReactNode } from 'react';
import { Sheet } from '../sheet';
import { drawer, sheetBody } from './Drawer.css';

export interface DrawerProps {
  /** Name of the landmark, and of the sheet. */
  readonly label: string;
  /** The ways: links, groups of them. */
  readonly children: ReactNode;
  /** `fixed` stands beside the page, `modal` comes over it and goes again. Default `fixed`. */
  readonly variant?: 'fixed' | 'modal';
  /** Name of the button that closes the modal one. */
  readonly closeLabel: string;
  /** The button that opens the modal one; one element that takes a ref. Without it, `open` rules. */
  readonly trigger?: ReactElement;
  /** Whether the modal one is open, where the owner decides. */
  readonly open?: boolean;
  /** Whether the modal one is open at first. Default false. */
  readonly defaultOpen?: boolean;
  /** Called when the modal one wants to open or close. */
  readonly onOpenChange?: (open: boolean) => void;
}

/** Renders a `<nav>`, in a sheet from the start edge where it is modal. */
export function Drawer({
  label,
  children,
  variant = 'fixed',
  closeLabel,
  trigger,
  ...state
}: DrawerProps) {
  if (variant === 'fixed') {
    return (
      <nav aria-label={label} className={drawer}>
        {children}
      </nav>
    );
  }
  return (
    <Sheet side="start" title={label} closeLabel={closeLabel} trigger={trigger} {...state}>
      <nav aria-label={label} className={sheetBody}>
        {children}
      </nav>
    </Sheet>
  );
}
