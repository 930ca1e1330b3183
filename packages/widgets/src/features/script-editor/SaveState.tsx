/** Whether everything is saved, in words, and the button that saves. */
import { selectSaving, selectUnsentCount } from '@oshimado/machines/script-editor';
import { Button } from '@oshimado/ui/button';
import { SaveIcon } from '@oshimado/ui/icon';
import { useTranslate } from '../../base/sentences';
import { useEditorState, useSendEditor } from './EditorProvider';
import * as css from './script-editor.css';

export interface SaveStateProps {
  /** Called when the button is pressed: it cannot be pressed again once all is saved. */
  readonly onPress: () => void;
}

export function SaveState({ onPress }: SaveStateProps) {
  const t = useTranslate('scriptEditor');
  const tPortal = useTranslate();
  const tWidgets = useTranslate('widgets');
  const send = useSendEditor();
  const saving = useEditorState(selectSaving);
  const count = useEditorState(selectUnsentCount);
  const counted = { whole: count };
  const texts = {
    saved: t('save.saved'),
    saving: tPortal('button.saving'),
    unsaved: t('save.unsaved', counted),
    failed: t('save.failed', counted),
    refused: t('save.refusedTitle', counted),
  };
  return (
    <div className={css.saveState} data-part="save-state" data-state={saving}>
      <span role="status" className={css.saveText}>
        {texts[saving]}
      </span>
      <Button
        size="small"
        startIcon={SaveIcon}
        busy={saving === 'saving'}
        disabled={saving === 'saved'}
        aria-keyshortcuts="Control+S"
        onClick={() => {
          onPress();
          send({ type: 'script.save' });
        }}
      >
        {saving === 'failed' || saving === 'refused' ? tWidgets('retry') : tPortal('button.save')}
      </Button>
    </div>
  );
}
