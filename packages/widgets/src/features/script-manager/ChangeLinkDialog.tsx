/** Changes the link of a script that belongs to a site other than YouTube. */
import { FormDialog } from '@oshimado/ui/dialog';
import { TextField } from '@oshimado/ui/text-field';
import { useLimitSentence } from '../../base/errors';
import { useDialogLabels, useTranslate } from '../../base/sentences';
import type { ScriptRow } from './script-manager.connect';
import { useLinkChange } from './use-link-change';

export interface ChangeLinkDialogProps {
  readonly row: ScriptRow;
  readonly viewerId: string;
  readonly onClose: () => void;
}

export function ChangeLinkDialog({ row, viewerId, onClose }: ChangeLinkDialogProps) {
  const t = useTranslate('scripts');
  const sayLimit = useLimitSentence();
  const { text, setText, problem, isBusy, save } = useLinkChange(row.script, viewerId, onClose);
  return (
    <FormDialog
      onClose={onClose}
      title={t('link.title')}
      description={t('link.text')}
      {...useDialogLabels()}
      submitLabel={t('link.title')}
      busy={isBusy}
      onSubmit={save}
    >
      <TextField
        type="url"
        label={t('link.label')}
        description={t('link.hint')}
        value={text}
        onValueChange={setText}
        autoComplete="off"
        spellCheck={false}
        error={problem ? sayLimit(problem.cause, t(`link.problem.${problem.code}`)) : undefined}
      />
    </FormDialog>
  );
}
