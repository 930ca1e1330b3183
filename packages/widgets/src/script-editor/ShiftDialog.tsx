/** "Time shift: seconds, may be negative, not below 0." */
import { FormDialog } from '@oshimado/ui/dialog';
import { NumberField } from '@oshimado/ui/number-field';
import { useState } from 'react';
import { useTranslate } from '../sentences';
import { useNotify } from '../toasts';
import { useSendEditor } from './EditorProvider';

const STEP_S = 0.1;
const DAY_S = 86_400;

export function ShiftDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslate('scriptEditor');
  const te = useTranslate('editing');
  const send = useSendEditor();
  const notify = useNotify();
  const [seconds, setSeconds] = useState<number | null>(null);
  const shift = () => {
    if (seconds === null || seconds === 0) return;
    send({ type: 'lines.shift', seconds });
    onClose();
    notify({
      key: 'script-tool',
      tone: 'success',
      title: t('shift.done'),
      action: { label: te('undo'), onSelect: () => send({ type: 'edit.undo' }) },
    });
  };
  return (
    <FormDialog
      onClose={onClose}
      title={t('shift.title')}
      closeLabel={te('close')}
      cancelLabel={te('upload.cancel')}
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
