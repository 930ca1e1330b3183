/** Asks once more before several edits are reverted. */
import type { RevertedEdits } from '@oshimado/contract';
import { FormDialog } from '@oshimado/ui/dialog';
import { useDialogLabels, useTranslate } from '../../../base/sentences';
import { AdminFailure } from '../AdminFailure';
import { useRevertEdits, type EditsToRevert } from './use-edits';

export interface RevertDialogProps {
  readonly edits: EditsToRevert;
  readonly onClose: () => void;
  /** It is done; the list is being loaded again. */
  readonly onDone: (outcome: RevertedEdits) => void;
}

export function RevertDialog({ edits, onClose, onDone }: RevertDialogProps) {
  const t = useTranslate('admin');
  const tWidgets = useTranslate('widgets');
  const reverting = useRevertEdits();
  return (
    <FormDialog
      onClose={onClose}
      title={
        'ids' in edits
          ? t('edits.revertSelected', { whole: edits.ids.length })
          : t('edits.revertAll')
      }
      description={t('edits.ask')}
      {...useDialogLabels()}
      submitLabel={tWidgets('undo')}
      submitVariant="danger"
      busy={reverting.isPending}
      onSubmit={() => reverting.mutate(edits, { onSuccess: onDone })}
    >
      {reverting.isError ? (
        <AdminFailure title={t('edits.revertFailed')} error={reverting.error} />
      ) : null}
    </FormDialog>
  );
}
