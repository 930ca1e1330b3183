'use client';

/** A dialog that comes from an edge of the screen: from below on a phone, from a side where there is room. */
import * as Radix from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { IconButton } from '../button';
import { CloseIcon } from '../icon';
import type { TriggeredState } from '../overlay/open-state';
import * as overlay from '../overlay/overlay.css';
import { useFocusReturn } from '../overlay/use-focus-return';
import { usePortalContainer } from '../portal-container';
import { classNames, type StyleProps } from '../style-props';
import { sides } from './Sheet.css';

export interface SheetProps extends StyleProps, TriggeredState {
  /** Names the sheet; read aloud when it opens. */
  readonly title: string;
  /** Name of the button that closes it. */
  readonly closeLabel: string;
  /** What it holds. */
  readonly children: ReactNode;
  /** Buttons at its end, the main one last. */
  readonly actions?: ReactNode;
  /** The edge it comes from. Default `bottom`. */
  readonly side?: 'bottom' | 'start' | 'end';
}

/** Choices or details beside what they are about. Renders a `<div role="dialog">`. */
export function Sheet({
  title,
  closeLabel,
  children,
  actions,
  side = 'bottom',
  trigger,
  className,
  style,
  ...state
}: SheetProps) {
  const container = usePortalContainer();
  const focus = useFocusReturn(trigger !== undefined);
  return (
    <Radix.Root {...state}>
      {trigger ? <Radix.Trigger asChild>{trigger}</Radix.Trigger> : null}
      <Radix.Portal container={container}>
        <Radix.Overlay className={overlay.scrim}>
          <Radix.Content
            className={classNames(sides[side], className)}
            style={style}
            aria-modal="true"
            aria-describedby={undefined}
            {...focus}
          >
            <Radix.Title className={overlay.heading}>{title}</Radix.Title>
            <div className={overlay.body}>{children}</div>
            {actions ? <div className={overlay.actions}>{actions}</div> : null}
            {/* Last, so that the focus begins with what the sheet is for. */}
            <div className={overlay.corner}>
              <Radix.Close asChild>
                <IconButton icon={CloseIcon} label={closeLabel} />
              </Radix.Close>
            </div>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
