/** "Time shift: seconds, may be negative, not below 0." */
import { Button } from '@oshimado/ui/button';
import { Dialog, DialogClose } from '@oshimado/ui/dialog';
import { NumberField } from '@oshimado/ui/number-field';
import { useId, useState } from 'react';
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
  const formId = useId();
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
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('shift.title')}
      closeLabel={te('close')}
      actions={
        <>
          <DialogClose>
            <Button>{te('upload.cancel')}</Button>
          </DialogClose>
          <Button variant="solid" type="submit" form={formId}>
            {t('shift.action')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          shift();
        }}
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
      </form>
    </Dialog>
  );
}
