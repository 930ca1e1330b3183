/** Asks before the page is left while lines are on their way or failed. */
import { hasUnsentLines, selectFailed, selectQueue } from '@oshimado/machines/tl-client';
import { AlertDialog } from '@oshimado/ui/alert-dialog';
import { useState } from 'react';
import { useLeaveGuard } from '../../base/context';
import { useTranslate } from '../../base/sentences';
import { useTlState } from './TlClientProvider';

export function LeaveQuestion() {
  const t = useTranslate('tlClient');
  const isUnsent = useTlState(hasUnsentLines);
  const count = useTlState(
    (snapshot) => selectQueue(snapshot).length + selectFailed(snapshot).length,
  );
  const [leaving, setLeaving] = useState<{ readonly leave: () => void }>();
  useLeaveGuard(isUnsent ? (leave) => setLeaving({ leave }) : undefined);
  return (
    <AlertDialog
      open={leaving !== undefined}
      onOpenChange={(open) => {
        if (!open) setLeaving(undefined);
      }}
      title={t('leave.title')}
      description={t('leave.text', { count })}
      cancelLabel={t('leave.stay')}
      actionLabel={t('leave.leave')}
      actionVariant="solid"
      onAction={() => leaving?.leave()}
    />
  );
}
