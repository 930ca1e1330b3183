/** The place and size of a cell in numbers: a way without dragging. */
import {
  dropOutcome,
  MULTIVIEW_GRID,
  MULTIVIEW_ROWS_MAX,
  type MultiviewBox,
  type MultiviewCell,
} from '@oshimado/domain';
import { Button } from '@oshimado/ui/button';
import { Dialog, DialogClose } from '@oshimado/ui/dialog';
import { NumberField } from '@oshimado/ui/number-field';
import { useState } from 'react';
import { useTranslate } from '../sentences';
import * as css from './multiview.css';
import { useMultiviewState, useSendMultiview } from './MultiviewProvider';

interface PlaceDialogProps {
  readonly cell: MultiviewCell;
  readonly name: string;
  readonly onClose: () => void;
}

const FIELDS = ['x', 'y', 'w', 'h'] as const;
/** Columns and rows are counted from 1 in words. */
const FIRST = { x: 1, y: 1, w: 0, h: 0 } as const;
const MOST = {
  x: MULTIVIEW_GRID,
  y: MULTIVIEW_ROWS_MAX,
  w: MULTIVIEW_GRID,
  h: MULTIVIEW_GRID,
} as const;

export default function PlaceDialog({ cell, name, onClose }: PlaceDialogProps) {
  const t = useTranslate('multiview');
  const send = useSendMultiview();
  const cells = useMultiviewState(({ context }) => context.cells);
  const [box, setBox] = useState<MultiviewBox>(() => ({
    x: cell.x,
    y: cell.y,
    w: cell.w,
    h: cell.h,
  }));
  const outcome = dropOutcome(cells, cell.id, box);
  const problem = outcome.kind === 'refused' ? outcome.problem : undefined;
  const apply = () => {
    const { id } = cell;
    if (outcome.kind === 'swap') send({ type: 'cell.swap', id, otherId: outcome.otherId });
    else send({ type: 'cell.place', id, ...box });
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('place.title', { name })}
      description={t('place.hint')}
      closeLabel={t('close')}
      actions={
        <>
          <DialogClose>
            <Button>{t('cancel')}</Button>
          </DialogClose>
          <Button variant="solid" disabled={problem !== undefined} onClick={apply}>
            {t('place.apply')}
          </Button>
        </>
      }
    >
      <div className={css.form}>
        {FIELDS.map((field) => (
          <NumberField
            key={field}
            label={t(`place.${field}`)}
            increaseLabel={t('place.more')}
            decreaseLabel={t('place.less')}
            min={1}
            max={MOST[field]}
            value={box[field] + FIRST[field]}
            onValueChange={(value) => {
              if (value !== null) setBox({ ...box, [field]: value - FIRST[field] });
            }}
          />
        ))}
      </div>
      <p className={css.note} role="status">
        {problem === undefined ? t('place.quality') : t(`refused.${problem}`)}
      </p>
    </Dialog>
  );
}
