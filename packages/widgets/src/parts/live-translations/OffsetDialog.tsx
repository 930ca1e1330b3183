import { Button } from '@oshimado/ui/button';
import { Dialog, DialogClose } from '@oshimado/ui/dialog';
import { NumberField } from '@oshimado/ui/number-field';
import { useTranslate } from '../../base/sentences';
import * as css from './live-translations.css';

export interface OffsetDialogProps {
  /** Seconds. */
  readonly offset: number;
  readonly onChange: (offset: number) => void;
  readonly onClose: () => void;
}

/** A day either way: no recording is longer. */
const MOST_S = 86_400;

export default function OffsetDialog({ offset, onChange, onClose }: OffsetDialogProps) {
  const t = useTranslate('translations');
  const tWidgets = useTranslate('widgets');
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('archive.offsetTitle')}
      description={t('archive.offsetHint')}
      closeLabel={tWidgets('close')}
      className={css.narrow}
      actions={
        <>
          <Button onClick={() => onChange(0)}>{t('archive.reset')}</Button>
          <DialogClose>
            <Button variant="solid">{tWidgets('close')}</Button>
          </DialogClose>
        </>
      }
    >
      <NumberField
        label={t('archive.seconds')}
        value={offset}
        min={-MOST_S}
        max={MOST_S}
        step={0.5}
        increaseLabel={t('archive.more')}
        decreaseLabel={t('archive.less')}
        onValueChange={(seconds) => onChange(seconds ?? 0)}
      />
    </Dialog>
  );
}
