/** Changes the link of a script that belongs to a site other than YouTube. */
import { Button } from '@oshimado/ui/button';
import { Dialog, DialogClose } from '@oshimado/ui/dialog';
import { TextField } from '@oshimado/ui/text-field';
import { useId } from 'react';
import { useTranslate } from '../sentences';
import type { ScriptRow } from './script-manager.connect';
import { useLinkChange } from './use-link-change';

export interface ChangeLinkDialogProps {
  readonly row: ScriptRow;
  readonly viewerId: string;
  readonly onClose: () => void;
}

export function ChangeLinkDialog({ row, viewerId, onClose }: ChangeLinkDialogProps) {
  const t = useTranslate('scripts');
  const formId = useId();
  const { text, setText, problem, isBusy, save } = useLinkChange(row.script, viewerId, onClose);
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('link.title')}
      description={t('link.text')}
      closeLabel={t('link.close')}
      actions={
        <>
          <DialogClose>
            <Button>{t('link.cancel')}</Button>
          </DialogClose>
          <Button variant="solid" type="submit" form={formId} busy={isBusy}>
            {t('link.save')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) save();
        }}
      >
        <TextField
          type="url"
          label={t('link.label')}
          description={t('link.hint')}
          value={text}
          onValueChange={setText}
          autoComplete="off"
          spellCheck={false}
          {...(problem && { error: t(`link.problem.${problem}`) })}
        />
      </form>
    </Dialog>
  );
}
