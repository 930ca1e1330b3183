/** The timeline of the script; phones have no room for it, and say so. */
import { lineOf } from '@oshimado/domain';
import { selectLines } from '@oshimado/machines/script-editor';
import { PHONE_QUERY } from '@oshimado/ui/theme';
import { useMatches } from '../../base/page/use-matches';
import { ScriptTimeline } from './timeline';
import { useTranslate } from '../../base/sentences';
import { useNotify } from '../../base/toasts';
import { useClock, useEditorActor, useEditorState, useSendContinued } from './EditorProvider';
import { textLanguageOf } from './line-language';
import * as css from './script-editor.css';
import { useMoments } from './use-moments';
import { useUndoableEdit } from './use-undoable-edit';

export function EditorTimeline() {
  const t = useTranslate('scriptEditor');
  const notify = useNotify();
  const isPhone = useMatches(PHONE_QUERY);
  const actor = useEditorActor();
  const undoable = useUndoableEdit();
  const sendContinued = useSendContinued();
  const clock = useClock();
  const moment = useMoments();
  const lines = useEditorState(selectLines);
  const lang = useEditorState(textLanguageOf);
  const openKey = useEditorState(({ context }) => context.line);
  if (isPhone === true) return <p className={css.narrow}>{t('timeline.narrow')}</p>;
  const remove = (key: string) => {
    const undo = undoable({ type: 'line.delete', key });
    notify({
      key: 'script-tool',
      title: t('line.deleted'),
      undo,
    });
  };
  return (
    <ScriptTimeline
      lines={lines}
      clock={clock}
      lang={lang}
      openKey={openKey}
      moment={moment}
      onEdit={(edit) => {
        const { isContinued, ...wanted } = edit;
        sendContinued(edit.key, wanted, isContinued);
        return lineOf(actor.getSnapshot().context.script.lines, edit.key);
      }}
      onOpen={(key) => actor.send({ type: 'selection.change', key })}
      onDelete={remove}
    />
  );
}
