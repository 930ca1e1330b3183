/** Asks before the viewer's own lines of a script are deleted. */
import { AlertDialog } from '@oshimado/ui/alert-dialog';
import { useTranslate, useLanguageName } from '../../base/sentences';
import type { ScriptRow } from './script-manager.connect';
import { useRowTitle } from './use-row-title';

export interface DeleteScriptDialogProps {
  readonly row: ScriptRow;
  readonly onClose: () => void;
  readonly onDelete: () => void;
}

export function DeleteScriptDialog({ row, onClose, onDelete }: DeleteScriptDialogProps) {
  const t = useTranslate('scripts');
  const tWidgets = useTranslate('widgets');
  const languageName = useLanguageName();
  const titleOf = useRowTitle();
  const { lang, entry_count: count } = row.script;
  return (
    <AlertDialog
      open
      onClose={onClose}
      title={t('delete.title')}
      description={t('delete.text', {
        whole: count,
        language: languageName(lang),
        title: titleOf(row),
      })}
      cancelLabel={tWidgets('cancel')}
      actionLabel={t('delete.action')}
      onAction={onDelete}
    />
  );
}
