'use client';

import { Modal, type ModalProps } from '../overlay/Modal';
import { scrim } from '../overlay/overlay.css';
import { sides } from './Sheet.css';

/** Props of `Sheet`. */
export interface SheetProps extends Omit<ModalProps, 'description'> {
  /** The edge it comes from. Default `bottom`. */
  readonly side?: 'bottom' | 'start' | 'end';
}

/** Choices or details beside what they are about, from an edge of the screen. Renders a `<div role="dialog">`. */
export const Sheet = ({ side = 'bottom', ...modal }: SheetProps) => (
  <Modal {...modal} scrim={scrim} panel={sides[side]} />
);
