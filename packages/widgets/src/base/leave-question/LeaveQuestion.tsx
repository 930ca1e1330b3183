import { AlertDialog, type AlertDialogProps } from '@oshimado/ui/alert-dialog';
import { useState } from 'react';
import { useLeaveGuard } from '../context';

export interface LeaveQuestionProps extends Pick<
  AlertDialogProps,
  'title' | 'description' | 'cancelLabel' | 'actionLabel' | 'actionVariant'
> {
  /** Something would be lost. */
  readonly isGuarded: boolean;
}

/** Asks before another page is opened while something would be lost. */
export function LeaveQuestion({ isGuarded, ...question }: LeaveQuestionProps) {
  const [leave, setLeave] = useState<{ readonly now: () => void }>();
  useLeaveGuard(isGuarded ? (now) => setLeave({ now }) : undefined);
  return (
    <AlertDialog
      {...question}
      open={leave !== undefined}
      onClose={() => setLeave(undefined)}
      onAction={() => leave?.now()}
    />
  );
}
