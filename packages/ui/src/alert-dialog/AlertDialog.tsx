'use client';

/** A question that has to be answered: a press beside it does not close it, and the safe answer has the focus. */
import * as Radix from '@radix-ui/react-alert-dialog';
import { Button } from '../button';
import { scrim, sizes } from '../dialog/Dialog.css';
import { CloseRequest } from '../overlay/CloseRequest';
import { openStateOf, type TriggeredState } from '../overlay/open-state';
import * as overlay from '../overlay/overlay.css';
import { useFocusReturn } from '../overlay/use-focus-return';
import { usePortalContainer } from '../portal-container';
import { classNames, type StyleProps } from '../style-props';

/** Props of `AlertDialog`: a question, the safe answer and the one that acts. */
export interface AlertDialogProps extends StyleProps, TriggeredState {
  /** The question; read aloud when it opens. */
  readonly title: string;
  /** What will happen, and whether it can be undone; read aloud with the question. */
  readonly description: string;
  /** Text of the button that leaves everything as it is; it has the focus at first. */
  readonly cancelLabel: string;
  /** Text of the button that does it: the verb, not yes. */
  readonly actionLabel: string;
  /** `danger` for what destroys, `solid` for all else. Default `danger`. */
  readonly actionVariant?: 'danger' | 'solid';
  /** Called when it is to be done. */
  readonly onAction: () => void;
}

/** Asks before something that cannot be taken back. Renders a `<div role="alertdialog">`. */
export function AlertDialog({
  title,
  description,
  cancelLabel,
  actionLabel,
  actionVariant = 'danger',
  onAction,
  trigger,
  className,
  style,
  ...state
}: AlertDialogProps) {
  const container = usePortalContainer();
  const focus = useFocusReturn(trigger !== undefined);
  return (
    <Radix.Root {...openStateOf(state)}>
      {trigger ? <Radix.Trigger asChild>{trigger}</Radix.Trigger> : null}
      <Radix.Portal container={container}>
        <Radix.Overlay className={scrim}>
          <Radix.Content
            className={classNames(sizes.medium, className)}
            style={style}
            aria-modal="true"
            {...focus}
          >
            <CloseRequest />
            <Radix.Title className={overlay.heading}>{title}</Radix.Title>
            <Radix.Description className={overlay.description}>{description}</Radix.Description>
            <div className={overlay.actions}>
              <Radix.Cancel asChild>
                <Button>{cancelLabel}</Button>
              </Radix.Cancel>
              <Radix.Action asChild>
                <Button variant={actionVariant} onClick={onAction}>
                  {actionLabel}
                </Button>
              </Radix.Action>
            </div>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
