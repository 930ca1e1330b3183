/** Unsaved lines: save, discard or stay? */
import { selectSaving } from '@oshimado/machines/script-editor';
import { Button } from '@oshimado/ui/button';
import { Dialog, DialogClose } from '@oshimado/ui/dialog';
import { Notice } from '@oshimado/ui/notice';
import { useTranslate } from '../../base/sentences';
import { useEditorState, useSendEditor } from './EditorProvider';

/** It closes by itself once everything is saved. */
export function LeaveDialog({ count }: { readonly count: number }) {
  const t = useTranslate('scriptEditor');
  const tPortal = useTranslate();
  const send = useSendEditor();
  const saving = useEditorState(selectSaving);
  return (
    <Dialog
      open
      onClose={() => send({ type: 'leave.cancel' })}
      title={t('leave.title')}
      description={t('leave.text', { whole: count })}
      closeLabel={t('leave.stay')}
      actions={
        <>
          <DialogClose>
            <Button>{t('leave.stay')}</Button>
          </DialogClose>
          <Button variant="danger" onClick={() => send({ type: 'leave.discard' })}>
            {t('leave.discard')}
          </Button>
          <Button
            variant="solid"
            busy={saving === 'saving'}
            onClick={() => send({ type: 'leave.save' })}
          >
            {saving === 'saving' ? tPortal('button.saving') : t('leave.save')}
          </Button>
        </>
      }
    >
      {saving === 'failed' || saving === 'refused' ? (
        <Notice tone="danger" role="alert">
          {t('leave.failed')}
        </Notice>
      ) : null}
    </Dialog>
  );
}
