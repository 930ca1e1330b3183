/** Asks once more before a channel or an organization leaves the list. */
import { FormDialog } from '@oshimado/ui/dialog';
import { Notice } from '@oshimado/ui/notice';
import { useDialogLabels, useTranslate } from '../../../base/sentences';
import { AdminFailure } from '../AdminFailure';
import { isChangedByOther, useChangeList, type ListChange } from './use-channel-list';

export interface RemoveDialogProps {
  readonly name: string;
  readonly text: string;
  readonly change: Extract<ListChange, { call: 'removeChannel' | 'removeOrg' }>;
  readonly onClose: () => void;
  /** It is removed; the list is being loaded again. */
  readonly onDone: () => void;
}

export function RemoveDialog({ name, text, change, onClose, onDone }: RemoveDialogProps) {
  const t = useTranslate('admin');
  const removing = useChangeList();
  return (
    <FormDialog
      onClose={onClose}
      title={t('channels.removeTitle', { name })}
      description={text}
      {...useDialogLabels()}
      submitLabel={t('channels.remove')}
      submitVariant="danger"
      busy={removing.isPending}
      onSubmit={() => removing.mutate(change, { onSuccess: onDone })}
    >
      {isChangedByOther(removing.error) ? (
        <Notice tone="warning" role="alert" title={t('channels.changed')} />
      ) : removing.isError ? (
        <AdminFailure title={t('channels.removeFailed')} error={removing.error} />
      ) : null}
    </FormDialog>
  );
}
