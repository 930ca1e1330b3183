'use client';

/** What dialogs and sheets share: a window over the page that takes the focus, keeps it and gives it back. */
import * as Radix from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { IconButton } from '../button';
import { CloseIcon } from '../icon';
import { usePortalContainer } from '../portal-container';
import { classNames, type StyleProps } from '../style-props';
import { CloseRequest } from './CloseRequest';
import { closesListFirst } from './closes-list-first';
import { openStateOf, type TriggeredState } from './open-state';
import * as overlay from './overlay.css';
import { useFocusReturn } from './use-focus-return';
import { ZoomedPan } from './ZoomedPan';

export interface ModalProps extends StyleProps, TriggeredState {
  /** Names the window; read aloud when it opens. */
  readonly title: string;
  /** A sentence below the title, read aloud with it. */
  readonly description?: ReactNode;
  /** Name of the button that closes it. */
  readonly closeLabel: string;
  /** What it is for. */
  readonly children?: ReactNode;
  /** Buttons at its end, the main one last. */
  readonly actions?: ReactNode;
}

interface Looks {
  /** Class of the shade behind it. */
  readonly scrim: string;
  /** Class of the window. */
  readonly panel: string;
}

export function Modal({
  title,
  description,
  closeLabel,
  children,
  actions,
  trigger,
  className,
  style,
  scrim,
  panel,
  ...state
}: ModalProps & Looks) {
  const container = usePortalContainer();
  const focus = useFocusReturn(trigger !== undefined);
  return (
    <Radix.Root {...openStateOf(state)}>
      {trigger ? <Radix.Trigger asChild>{trigger}</Radix.Trigger> : null}
      <Radix.Portal container={container}>
        <Radix.Overlay className={scrim}>
          <Radix.Content
            className={classNames(panel, className)}
            style={style}
            aria-modal="true"
            onEscapeKeyDown={closesListFirst}
            {...focus}
            // Without a sentence there is nothing that could describe it.
            {...(description ? {} : { 'aria-describedby': undefined })}
          >
            <Radix.Title className={overlay.heading}>{title}</Radix.Title>
            {description ? (
              <Radix.Description className={overlay.description}>{description}</Radix.Description>
            ) : null}
            {children ? <div className={overlay.body}>{children}</div> : null}
            {actions ? <div className={overlay.actions}>{actions}</div> : null}
            <CloseRequest />
            <ZoomedPan />
            {/* Last, so that the focus begins with what the window is for. */}
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
