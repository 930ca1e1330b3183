/** The dialogs of the editor: settings, import, export, shift, delete, and the question before leaving. */
import { plainTitle, scriptOfEdited } from '@oshimado/domain';
import type { ScriptTarget } from '@oshimado/machines/script-editor';
import { isAskingToLeave } from '@oshimado/machines/script-editor';
import { AlertDialog } from '@oshimado/ui/alert-dialog';
import { useMemo } from 'react';
import { askedPart } from '../../base/asked-part';
import { useTranslate } from '../../base/sentences';
import { ScriptExportDialog } from '../../parts/script-export';
import { useProfileName } from '../../parts/speaker-profiles';
import { useNotify } from '../../base/toasts';
import { useEditorState, useEditorVideo } from './EditorProvider';
import type { ImportDialogProps } from './ImportDialog';
import { LeaveDialog } from './LeaveDialog';
import { SettingsDialog } from './SettingsDialog';
import { ShiftDialog } from './ShiftDialog';
import { useUndoableEdit } from './use-undoable-edit';

/** Its parsers are loaded when a file is to be imported. */
const ImportDialog = askedPart<ImportDialogProps>(() => import('./ImportDialog'));

export type EditorDialog = 'settings' | 'import' | 'export' | 'shift' | 'clear';

interface EditorDialogsProps {
  /** What is open. Default nothing. */
  readonly open: EditorDialog | undefined;
  readonly onClose: () => void;
  readonly onConfirm: (target: ScriptTarget) => void;
}

function ExportDialog({ onClose }: { readonly onClose: () => void }) {
  const tPortal = useTranslate();
  const video = useEditorVideo();
  const nameOf = useProfileName();
  const script = useEditorState(({ context }) => context.script);
  const name = video ? plainTitle(video.title) : tPortal('nav.scripteditor');
  const exported = useMemo(
    () =>
      scriptOfEdited(
        script.lines,
        script.profiles.map((profile) => ({ id: profile.id, name: nameOf(profile) })),
      ),
    [script, nameOf],
  );
  return <ScriptExportDialog open onClose={onClose} name={name} script={exported} />;
}

function ClearQuestion({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslate('scriptEditor');
  const tWidgets = useTranslate('widgets');
  const edit = useUndoableEdit();
  const notify = useNotify();
  const count = useEditorState(({ context }) => context.script.lines.length);
  const clear = () => {
    const undo = edit({ type: 'lines.clear' });
    notify({
      key: 'script-tool',
      title: t('clear.done'),
      undo,
    });
  };
  return (
    <AlertDialog
      open
      onClose={onClose}
      title={t('clear.title')}
      description={t('clear.text', { whole: count })}
      cancelLabel={tWidgets('cancel')}
      actionLabel={t('clear.action')}
      onAction={clear}
    />
  );
}

export function EditorDialogs({ open, onClose, onConfirm }: EditorDialogsProps) {
  const target = useEditorState(({ context }) => context.target);
  const name = useEditorState(({ context }) => context.viewer?.name ?? '');
  const isAsking = useEditorState(isAskingToLeave);
  // Those being sent may still fail.
  const unsent = useEditorState(
    ({ context: { unsent: later, batch, isSending } }) =>
      later.length + (isSending ? (batch?.changes.length ?? 0) : 0),
  );
  return (
    <>
      {open === 'settings' ? (
        <SettingsDialog target={target} name={name} onClose={onClose} onConfirm={onConfirm} />
      ) : null}
      {open === 'import' ? <ImportDialog onClose={onClose} /> : null}
      {open === 'export' ? <ExportDialog onClose={onClose} /> : null}
      {open === 'shift' ? <ShiftDialog onClose={onClose} /> : null}
      {open === 'clear' ? <ClearQuestion onClose={onClose} /> : null}
      {isAsking ? <LeaveDialog count={unsent} /> : null}
    </>
  );
}
