/** Questions whose dialog is not loaded with their page. */
import type { AlertDialogProps } from '@oshimado/ui/alert-dialog';
import type { ReactElement } from 'react';
import { askedPart, usePressedPart, type Closable, type PressedPart } from '../asked-part';

const load = () => import('./question');
const loadDialog = async () => (await load()).default;

/** A question that its owner asks by drawing it, `open`. */
export const QuestionDialog = askedPart<AlertDialogProps & Closable>(load);

type ButtonProps =
  | Record<string, never>
  | (PressedPart<AlertDialogProps>['button'] & { readonly 'aria-haspopup': 'dialog' });

export interface LateQuestionProps extends Omit<
  AlertDialogProps,
  'trigger' | 'open' | 'defaultOpen' | 'onOpenChange' | 'onClose'
> {
  /** The button that asks, with the given props. */
  readonly renderButton: (props: ButtonProps) => ReactElement;
}

/** A button that asks before it acts. The dialog is loaded on the way to the button. */
export function LateQuestion({ renderButton, ...question }: LateQuestionProps) {
  const { Part: Dialog, button } = usePressedPart(loadDialog);
  if (Dialog) return <Dialog {...question} trigger={renderButton({})} defaultOpen />;
  return renderButton({ 'aria-haspopup': 'dialog', ...button });
}
