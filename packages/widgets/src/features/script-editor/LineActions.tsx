/** What can be done with an open line. */
import type { EditedLine } from '@oshimado/domain';
import { canMerge } from '@oshimado/machines/script-editor';
import { AlertDialog } from '@oshimado/ui/alert-dialog';
import { Button } from '@oshimado/ui/button';
import { CheckIcon, DeleteIcon, PlayIcon } from '@oshimado/ui/icon';
import { useTranslate } from '../../base/sentences';
import { useNotify } from '../../base/toasts';
import { useClock, useEditorState, useSendEditor } from './EditorProvider';
import * as css from './script-editor.css';
import { useUndoableEdit } from './use-undoable-edit';

interface LineActionsProps {
  readonly line: EditedLine;
  /** Where the cursor is in its text. */
  readonly textAt: () => number;
  /** Called before the line is changed as a whole, so that what was typed is in it. */
  readonly onBefore: () => void;
  readonly onDone: () => void;
}

/** The moment at which a line is split: that of the player if it is within the line, else in proportion to the text. */
function splitMoment({ start, end, text }: EditedLine, textAt: number, now: number): number {
  if (now > start && now < end) return now;
  const share = text.length === 0 ? 0.5 : textAt / text.length;
  return start + (end - start) * share;
}

export function LineActions({ line, textAt, onBefore, onDone }: LineActionsProps) {
  const t = useTranslate('scriptEditor');
  const tWidgets = useTranslate('widgets');
  const send = useSendEditor();
  const edit = useUndoableEdit();
  const clock = useClock();
  const notify = useNotify();
  const hasNext = useEditorState((snapshot) => canMerge(snapshot, line.key));
  const { key } = line;
  const split = () => {
    onBefore();
    const at = textAt();
    send({ type: 'line.split', key, at: splitMoment(line, at, clock.now()), textAt: at });
  };
  const merge = () => {
    onBefore();
    send({ type: 'line.merge', key });
  };
  const remove = () => {
    const undo = edit({ type: 'line.delete', key });
    notify({
      key: 'script-tool',
      title: t('line.deleted'),
      undo,
    });
  };
  return (
    <div className={css.actions}>
      <Button size="small" startIcon={PlayIcon} onClick={() => clock.seek(line.start)}>
        {t('line.play')}
      </Button>
      <Button size="small" disabled={!hasNext} onClick={merge}>
        {t('line.merge')}
      </Button>
      <Button size="small" title={t('line.splitHint')} onClick={split}>
        {t('line.split')}
      </Button>
      <AlertDialog
        trigger={<Button size="small">{t('line.setStart')}</Button>}
        title={t('line.setStartTitle')}
        description={t('line.setStartText')}
        cancelLabel={tWidgets('cancel')}
        actionLabel={t('line.setStart')}
        onAction={() => send({ type: 'line.setStart', key })}
      />
      <Button size="small" variant="danger" startIcon={DeleteIcon} onClick={remove}>
        {t('line.delete')}
      </Button>
      <Button size="small" startIcon={CheckIcon} onClick={onDone}>
        {t('line.done')}
      </Button>
    </div>
  );
}
