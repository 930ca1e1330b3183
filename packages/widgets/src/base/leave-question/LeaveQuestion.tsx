import { AlertDialog, type AlertDialogProps } from '@oshimado/ui/alert-dialog';
import { useState } from 'react';
import { useLeaveGuard } from '../context';
import { useTranslate } from '../sentences';

export interface LeaveQuestionProps extends Pick<
  AlertDialogProps,
  'description' | 'actionVariant'
> {
  /** Default: whether to leave without saving. */
  readonly title?: string;
  /** Something would be lost. */
  readonly isGuarded: boolean;
}

/** Asks before another page is opened while something would be lost. */
export function LeaveQuestion({ isGuarded, title, ...question }: LeaveQuestionProps) {
  const tPortal = useTranslate();
  const [leave, setLeave] = useState<{ readonly now: () => void }>();
  useLeaveGuard(isGuarded ? (now) => setLeave({ now }) : undefined);
  return (
    <AlertDialog
      {...question}
      title={title ?? tPortal('leave.title')}
      cancelLabel={tPortal('leave.stay')}
      actionLabel={tPortal('leave.action')}
      open={leave !== undefined}
      onClose={() => setLeave(undefined)}
      onAction={() => leave?.now()}
    />
  );
}
