/** "Time shift: seconds, may be negative, not below 0." */
import { localeTag } from '@oshimado/domain';
import { FormDialog } from '@oshimado/ui/dialog';
import { NumberField } from '@oshimado/ui/number-field';
import { useState } from 'react';
import { useLanguage, useDialogLabels, useTranslate } from '../../base/sentences';
import { useNotify } from '../../base/toasts';
import { useEditorActor } from './EditorProvider';
import { useUndoableEdit } from './use-undoable-edit';

const STEP_S = 0.1;
const DAY_S = 86_400;

export function ShiftDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslate('scriptEditor');
  const edit = useUndoableEdit();
  const actor = useEditorActor();
  const { language } = useLanguage();
  const inSeconds = (count: number) =>
    new Intl.NumberFormat(localeTag(language), {
      style: 'unit',
      unit: 'second',
      unitDisplay: 'short',
      maximumFractionDigits: 1,
    }).format(count);
  const notify = useNotify();
  const [seconds, setSeconds] = useState<number | null>(null);
  const shift = () => {
    if (seconds === null || seconds === 0) return;
    const firstStart = () => actor.getSnapshot().context.script.lines[0]?.start ?? 0;
    const before = firstStart();
    const undo = edit({ type: 'lines.shift', seconds });
    const moved = (firstStart() - before) / 1_000;
    // The first line stops at the beginning of the video, and the others with it, so that their distances stay.
    const isShort = Math.abs(moved - seconds) >= STEP_S / 2;
    onClose();
    notify({
      key: 'script-tool',
      tone: isShort ? 'warning' : 'success',
      title: moved === 0 && isShort ? t('shift.none') : t('shift.done'),
      ...(isShort && {
        description: t('shift.partly', { moved: inSeconds(moved), wanted: inSeconds(seconds) }),
      }),
      undo,
    });
  };
  return (
    <FormDialog
      onClose={onClose}
      title={t('shift.title')}
      {...useDialogLabels()}
      submitLabel={t('shift.action')}
      onSubmit={shift}
    >
      <NumberField
        label={t('shift.seconds')}
        description={t('shift.hint')}
        value={seconds}
        min={-DAY_S}
        max={DAY_S}
        step={STEP_S}
        increaseLabel={t('line.more')}
        decreaseLabel={t('line.less')}
        onValueChange={setSeconds}
      />
    </FormDialog>
  );
}
