'use client';

import * as Radix from '@radix-ui/react-tooltip';
import type { ReactElement, ReactNode } from 'react';
import { usePortalContainer } from '../portal-container';
import { classNames, type StyleProps } from '../style-props';
import { content } from './Tooltip.css';

/** Long enough that a pointer crossing the page opens none. */
const DELAY_MS = 500;

/** Props of `Tooltip`. */
export interface TooltipProps extends StyleProps {
  /** The hint: a few words that the page can do without. A finger never sees it. */
  readonly text: string;
  /** What is drawn in place of the text, such as a picture with words; the text is still what is read aloud. Default the text. */
  readonly content?: ReactNode;
  /** What it explains: one element that takes the focus and a ref, and has a name of its own. */
  readonly children: ReactElement;
  /** Side of its trigger; it flips if there is no room. Default `top`. */
  readonly side?: 'top' | 'bottom' | 'left' | 'right';
  /** Milliseconds a pointer rests before it opens; the keyboard waits for nothing. Default 500. */
  readonly delay?: number;
  /** Whether it is open, where the owner decides. */
  readonly open?: boolean;
  /** Open at first, where it decides itself. Default false. */
  readonly defaultOpen?: boolean;
  /** Called when it opens or closes. */
  readonly onOpenChange?: (open: boolean) => void;
}

/**
 * A hint that shows while something is pointed at or has the focus, can be pointed at itself, and goes with Escape (WCAG
 * 2.2, 1.4.13). Renders its child, and while it is open a `<div>` with a `<span role="tooltip">`.
 */
export function Tooltip({
  text,
  content: drawn,
  children,
  side = 'top',
  delay = DELAY_MS,
  className,
  style,
  ...state
}: TooltipProps) {
  const container = usePortalContainer();
  return (
    <Radix.Provider delayDuration={delay}>
      <Radix.Root {...state}>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal container={container}>
          <Radix.Content
            className={classNames(content, className)}
            style={style}
            side={side}
            sideOffset={4}
            collisionPadding={8}
            aria-label={drawn ? text : undefined}
          >
            {drawn ?? text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
