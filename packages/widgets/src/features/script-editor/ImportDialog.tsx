/** Import: a file takes the place of all lines and profiles, after a look at it. */
import { SCRIPT_LINES_MAX, type ScriptProblem } from '@oshimado/domain';
import { Button } from '@oshimado/ui/button';
import { Dialog, DialogClose } from '@oshimado/ui/dialog';
import { Notice } from '@oshimado/ui/notice';
import { useTranslate } from '../../base/sentences';
import { ScriptFileField } from '../../parts/script-upload/ScriptFileField';
import { ScriptPreview } from '../../parts/script-upload/ScriptPreview';
import { SkippedEntries } from '../../parts/script-upload/SkippedEntries';
import { useNotify } from '../../base/toasts';
import { EncodingChoice } from './EncodingChoice';
import * as css from './script-editor.css';
import { useImport, type ImportState, type ScriptImport } from './use-import';
import { useUndoableEdit } from './use-undoable-edit';

interface PartProps {
  readonly file: ScriptImport;
}

function useProblemText() {
  const t = useTranslate('scriptEditor');
  const te = useTranslate('editing');
  return (problem: ScriptProblem | 'unreadable') => {
    if (problem === 'unreadable') return t('import.unreadable');
    const { code, line } = problem;
    if (code === 'unparsable' && line !== undefined) return te('upload.problem.line', { line });
    return te(`upload.problem.${code}`, { whole: SCRIPT_LINES_MAX });
  };
}

function FileField({ file: { state, choose } }: PartProps) {
  const problemText = useProblemText();
  return (
    <ScriptFileField
      error={state.kind === 'refused' ? problemText(state.problem) : undefined}
      busy={state.kind === 'reading'}
      onFile={choose}
    />
  );
}

function Status({ state }: { readonly state: ImportState }) {
  const te = useTranslate('editing');
  const words =
    state.kind === 'parsed'
      ? [
          te('upload.parsed', { file: state.name, whole: state.script.lines.length }),
          te('download.profiles', { whole: state.script.profiles.length }),
          ...(state.skipped > 0 ? [te('upload.skipped', { whole: state.skipped })] : []),
        ].join(' · ')
      : '';
  return (
    <p role="status" className={css.note}>
      {state.kind === 'reading' ? te('upload.reading', { file: state.name }) : words}
    </p>
  );
}

function LongLines({ file: { state, split } }: PartProps) {
  const t = useTranslate('scriptEditor');
  if (state.kind !== 'parsed' || state.longCount === 0) return null;
  const count = state.longCount;
  return (
    <Notice
      tone="warning"
      role="alert"
      action={
        <Button size="small" onClick={split}>
          {t('import.split')}
        </Button>
      }
    >
      {t('import.long', { whole: count })}
    </Notice>
  );
}

export interface ImportDialogProps {
  readonly onClose: () => void;
}

export default function ImportDialog({ onClose }: ImportDialogProps) {
  const t = useTranslate('scriptEditor');
  const te = useTranslate('editing');
  const tWidgets = useTranslate('widgets');
  const edit = useUndoableEdit();
  const notify = useNotify();
  const file = useImport();
  const { state } = file;
  const overwrite = () => {
    if (state.kind !== 'parsed' || state.longCount > 0) return;
    const { lines, profiles } = state.script;
    const undo = edit({
      type: 'lines.import',
      lines: lines.map(({ start, duration, text, profile }) => ({
        start,
        end: start + duration,
        text,
        // Lines of a style that the file does not define belong to the profile Default.
        profile: profiles[profile]?.isDefault ? null : profile,
      })),
      // "Styles become profiles Profile1 and so on." The default one is always the last.
      profiles: profiles.filter(({ isDefault }) => !isDefault).map(() => ({})),
    });
    onClose();
    notify({
      key: 'script-tool',
      tone: 'success',
      title: t('import.done', { whole: lines.length }),
      undo,
    });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      size="large"
      title={t('import.title')}
      description={t('import.hint')}
      closeLabel={tWidgets('close')}
      actions={
        <>
          <DialogClose>
            <Button>{tWidgets('cancel')}</Button>
          </DialogClose>
          <Button
            variant="danger"
            disabled={state.kind !== 'parsed' || state.longCount > 0}
            onClick={overwrite}
          >
            {te('upload.overwrite')}
          </Button>
        </>
      }
    >
      <div className={css.form}>
        <FileField file={file} />
        <Status state={state} />
        {state.kind === 'parsed' ? (
          <SkippedEntries skips={state.skips} count={state.skipped} />
        ) : null}
        {state.kind === 'encoded' ? (
          <EncodingChoice key={state.name} guess={state.guess} onRead={file.read} />
        ) : null}
        <LongLines file={file} />
        {state.kind === 'parsed' ? <ScriptPreview lines={state.script.lines} /> : null}
      </div>
    </Dialog>
  );
}
