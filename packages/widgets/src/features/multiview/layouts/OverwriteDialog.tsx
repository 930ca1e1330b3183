/** Asks before a layout of the viewer is replaced: by that of a link, or by one with room for a chosen video. */
import { selectCells, selectQuestion } from '@oshimado/machines/multiview';
import { Button } from '@oshimado/ui/button';
import { Checkbox } from '@oshimado/ui/checkbox';
import { Dialog } from '@oshimado/ui/dialog';
import { useMultiviewState, useSendMultiview } from '../grid';
import { useTranslate } from '../../../base/sentences';
import { LayoutPicture } from './LayoutPicture';
import * as css from './layouts.css';
import { useIsPortrait } from './use-is-portrait';

export interface OverwriteDialogProps {
  /** Keeps the current layout. */
  readonly onClose: () => void;
}

export default function OverwriteDialog({ onClose }: OverwriteDialogProps) {
  const t = useTranslate('multiview');
  const tWidgets = useTranslate('widgets');
  const send = useSendMultiview();
  const question = useMultiviewState(selectQuestion);
  const cells = useMultiviewState(selectCells);
  const isPortrait = useIsPortrait();
  if (question === null) return null;
  const { reason, preview, fillEmpty } = question;
  const sides = [
    { label: t('layouts.question.before'), cells },
    { label: t('layouts.question.after'), cells: preview },
  ];
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(`layouts.question.${reason}`)}
      description={t(`layouts.question.${reason}Text`)}
      closeLabel={t('layouts.question.keep')}
      style={{ maxInlineSize: '400px' }}
      actions={
        <>
          <Button onClick={onClose}>{tWidgets('cancel')}</Button>
          <Button variant="solid" onClick={() => send({ type: 'question.confirm' })}>
            {t('layouts.question.confirm')}
          </Button>
        </>
      }
    >
      <div className={css.beforeAfter}>
        {sides.map((side) => (
          <figure key={side.label} className={css.figure}>
            <figcaption>{side.label}</figcaption>
            <LayoutPicture cells={side.cells} isPortrait={isPortrait} size="small" />
          </figure>
        ))}
      </div>
      <Checkbox
        label={t('layouts.question.fill')}
        checked={fillEmpty}
        onCheckedChange={(fill) => send({ type: 'question.fill', fillEmpty: fill })}
      />
    </Dialog>
  );
}
