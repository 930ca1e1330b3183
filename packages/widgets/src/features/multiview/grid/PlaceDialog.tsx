/** The place and size of a cell in numbers: a way without dragging. */
import {
  dropOutcome,
  MULTIVIEW_GRID,
  MULTIVIEW_ROWS_MAX,
  smallPlayer,
  type MultiviewBox,
} from '@oshimado/domain';
import { Button } from '@oshimado/ui/button';
import { Dialog, DialogClose } from '@oshimado/ui/dialog';
import { NumberField } from '@oshimado/ui/number-field';
import { useId, useState, type SyntheticEvent } from 'react';
import { useTranslate } from '../../../base/sentences';
import type { PlaceDialogProps } from './grid-parts';
import * as css from './multiview.css';
import { useMultiviewState, useSendMultiview } from './MultiviewProvider';

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
  const tWidgets = useTranslate('widgets');
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
  const size = useMultiviewState(({ context }) => context.grid);
  const other =
    outcome.kind === 'swap' ? cells.find(({ id }) => id === outcome.otherId) : undefined;
  const small = smallPlayer(cell, other ?? box, size);
  const form = useId();
  const apply = (event: SyntheticEvent) => {
    event.preventDefault();
    // The sentence below the fields says why. The button is not turned off, because what was just typed may have changed that.
    if (problem !== undefined) return;
    const { id } = cell;
    if (outcome.kind === 'swap') send({ type: 'cell.swap', id, otherId: outcome.otherId });
    else send({ type: 'cell.place', id, ...box });
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('place.title', { name })}
      description={t('place.hint')}
      closeLabel={tWidgets('close')}
      actions={
        <>
          <DialogClose>
            <Button>{tWidgets('cancel')}</Button>
          </DialogClose>
          <Button variant="solid" type="submit" form={form}>
            {t('place.apply')}
          </Button>
        </>
      }
    >
      <form id={form} className={css.form} onSubmit={apply} noValidate>
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
      </form>
      <p className={css.note} role="status">
        {problem !== undefined
          ? t(`refused.${problem}`)
          : t(small ? `place.least.${small}` : 'place.quality')}
      </p>
    </Dialog>
  );
}
