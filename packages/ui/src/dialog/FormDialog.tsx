'use client';

import { useId, type ReactNode } from 'react';
import { Button } from '../button';
import type { ModalProps } from '../overlay/Modal';
import { Dialog, DialogClose, type DialogProps } from './Dialog';
import { fields } from './Dialog.css';

/** Props of `FormDialog`: its texts, what it holds, and what happens when it is sent or left. */
export interface FormDialogProps
  extends
    Pick<DialogProps, 'size'>,
    Pick<ModalProps, 'title' | 'description' | 'closeLabel' | 'className' | 'style'> {
  /** Whether it is open. Default true, for an owner that renders it only while it is. */
  readonly open?: boolean;
  /** Called when it is left: by its buttons, by Escape, or by a press beside it. */
  readonly onClose: () => void;
  /** Text of the button that leaves it. */
  readonly cancelLabel: string;
  /** Text of the button that submits the form: the verb. */
  readonly submitLabel: string;
  /** `danger` for what destroys. Default `solid`. */
  readonly submitVariant?: 'danger' | 'solid';
  /** The form cannot be submitted as it is. Default false. */
  readonly submitDisabled?: boolean;
  /** It is being submitted; it is not submitted again meanwhile. Default false. */
  readonly busy?: boolean;
  /** Called with the Enter key too. The owner closes it, or shows what is wrong with a field. */
  readonly onSubmit: () => void;
  /** The fields. */
  readonly children: ReactNode;
  /** What follows them and is not part of the form, such as a form of its own. Default nothing. */
  readonly after?: ReactNode;
}

/** A form in a dialog, with a button that leaves it and one that submits it. Renders a `<form>` in a `<div role="dialog">`. */
export function FormDialog({
  open = true,
  onClose,
  cancelLabel,
  submitLabel,
  submitVariant = 'solid',
  submitDisabled = false,
  busy = false,
  onSubmit,
  children,
  after,
  ...dialog
}: FormDialogProps) {
  const formId = useId();
  return (
    <Dialog
      {...dialog}
      open={open}
      onClose={onClose}
      actions={
        <>
          <DialogClose>
            <Button>{cancelLabel}</Button>
          </DialogClose>
          <Button
            type="submit"
            form={formId}
            variant={submitVariant}
            disabled={submitDisabled && !busy}
            busy={busy}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <div className={fields}>
        <form
          id={formId}
          className={fields}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            // Events of a dialog also reach the React parents of the page, which may be a form.
            event.stopPropagation();
            if (!busy && !submitDisabled) onSubmit();
          }}
        >
          {children}
        </form>
        {after}
      </div>
    </Dialog>
  );
}
