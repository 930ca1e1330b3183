'use client';

import * as Radix from '@radix-ui/react-dropdown-menu';
import type { ReactNode } from 'react';
import { ChevronRightIcon, Icon, type IconType } from '../icon';
import { usePortalContainer } from '../portal-container';
import { classNames, type StyleProps } from '../style-props';
import { content, end, item } from './Menu.css';
import { SheetPlace } from './SheetPlace';

/** Props of `Submenu`. */
export interface SubmenuProps extends StyleProps {
  /** Text of the entry that opens it. */
  readonly label: string;
  /** Picture before the text. */
  readonly icon?: IconType;
  /** Its entries. */
  readonly children: ReactNode;
  /** The entry is there but cannot be opened. Default false. */
  readonly disabled?: boolean;
}

/** A menu behind an entry of a menu. Renders a `<div role="menuitem">` and a `<div role="menu">`. */
export function Submenu({ label, icon, children, disabled, className, style }: SubmenuProps) {
  const container = usePortalContainer();
  return (
    <Radix.Sub>
      <Radix.SubTrigger className={classNames(item, className)} style={style} disabled={disabled}>
        {icon ? <Icon icon={icon} size="small" /> : null}
        {label}
        <span className={end}>
          <Icon icon={ChevronRightIcon} size="small" mirror />
        </span>
      </Radix.SubTrigger>
      <Radix.Portal container={container}>
        <Radix.SubContent className={content} sideOffset={2} collisionPadding={8} loop>
          <SheetPlace />
          {children}
        </Radix.SubContent>
      </Radix.Portal>
    </Radix.Sub>
  );
}
