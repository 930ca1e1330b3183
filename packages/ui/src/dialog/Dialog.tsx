'use client';

import * as Radix from '@radix-ui/react-dialog';
import type { ReactElement } from 'react';
import { Modal, type ModalProps } from '../overlay/Modal';
import { scrim, sizes } from './Dialog.css';

/** Props of `Dialog`. */
export interface DialogProps extends ModalProps {
  /** How wide it may become. Default `medium`. */
  readonly size?: 'medium' | 'large';
}

/** Something that has to be finished or left before the page goes on. Renders a `<div role="dialog">`. */
export const Dialog = ({ size = 'medium', ...modal }: DialogProps) => (
  <Modal {...modal} scrim={scrim} panel={sizes[size]} />
);

/** Props of `DialogClose`. */
export interface DialogCloseProps {
  /** One button that takes a ref. */
  readonly children: ReactElement;
}

/** Closes the dialog around it. Renders its child. */
export const DialogClose = ({ children }: DialogCloseProps) => (
  <Radix.Close asChild>{children}</Radix.Close>
);
