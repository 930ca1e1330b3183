'use client';

import * as Radix from '@radix-ui/react-popover';
import type { ReactElement, ReactNode } from 'react';
import { CloseRequest } from '../overlay/CloseRequest';
import { closesListFirst } from '../overlay/closes-list-first';
import type { OpenState } from '../overlay/open-state';
import { usePortalContainer } from '../portal-container';
import { classNames, type StyleProps } from '../style-props';
import { content } from './Popover.css';

/** Props of `Popover`. */
export interface PopoverProps extends StyleProps, OpenState {
  /** Names what opens; read aloud with it. */
  readonly label: string;
  /** The button that opens it; one element that takes a ref. */
  readonly trigger: ReactElement;
  /** What it holds. */
  readonly children: ReactNode;
  /** Side of its button; it flips if there is no room. Default `bottom`. */
  readonly side?: 'top' | 'bottom';
  /** The edge of the button it keeps to. Default `start`. */
  readonly align?: 'start' | 'center' | 'end';
}

/**
 * A few controls or some text beside a button; the page behind it stays in reach, so it never locks the page of whoever
 * embeds us. Renders a `<div role="dialog">`.
 */
export function Popover({
  label,
  trigger,
  children,
  side = 'bottom',
  align = 'start',
  className,
  style,
  ...state
}: PopoverProps) {
  const container = usePortalContainer();
  return (
    <Radix.Root modal={false} {...state}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal container={container}>
        <Radix.Content
          className={classNames(content, className)}
          style={style}
          aria-label={label}
          side={side}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          onEscapeKeyDown={closesListFirst}
        >
          <CloseRequest />
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Props of `PopoverClose`. */
export interface PopoverCloseProps {
  /** One button that takes a ref. */
  readonly children: ReactElement;
}

/** Closes the popover around it. Renders its child. */
export const PopoverClose = ({ children }: PopoverCloseProps) => (
  <Radix.Close asChild>{children}</Radix.Close>
);
