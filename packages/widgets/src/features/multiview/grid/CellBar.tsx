/** The bar of a cell in edit mode, outside the picture: it drags the cell, and has what can be done with it. */
import { videoCellsOf, type MultiviewCell } from '@oshimado/domain';
import { IconButton } from '@oshimado/ui/button';
import { DeleteIcon, GripIcon, Icon } from '@oshimado/ui/icon';
import { VisuallyHidden } from '@oshimado/ui/visually-hidden';
import { useId, type ReactNode } from 'react';
import { useTranslate } from '../../../base/sentences';
import { useGridTools } from './GridTools';
import * as css from './multiview.css';
import { useMultiviewState, useSendMultiview } from './MultiviewProvider';
import { useCellKeys } from './use-cell-keys';

export interface CellBarProps {
  readonly cell: MultiviewCell;
  readonly name: string;
  /** Controls of this kind of cell. */
  readonly children?: ReactNode;
}

export function CellBar({ cell, name, children }: CellBarProps) {
  const t = useTranslate('multiview');
  const keys = useId();
  const send = useSendMultiview();
  const { startDrag } = useGridTools();
  const { isHeld, onKeyDown, onBlur } = useCellKeys(cell, name);
  const number = useMultiviewState(
    ({ context }) => videoCellsOf(context.cells).findIndex(({ id }) => id === cell.id) + 1,
  );
  return (
    <div className={css.bar}>
      <button
        type="button"
        className={css.handle}
        aria-pressed={isHeld}
        aria-label={t('move.handle', { name })}
        aria-describedby={keys}
        title={name}
        onPointerDown={(event) => startDrag(event, cell.id, 'move')}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
      >
        {number > 0 && number <= 9 ? <span className={css.number} data-number={number} /> : null}
        <Icon icon={GripIcon} size="small" />
        <span className={css.handleText}>{name}</span>
      </button>
      <VisuallyHidden>
        <span id={keys}>{t('move.keys')}</span>
      </VisuallyHidden>
      {children}
      <IconButton
        className={css.tool}
        icon={DeleteIcon}
        label={t('cell.delete', { name })}
        onClick={() => send({ type: 'cell.delete', id: cell.id })}
      />
    </div>
  );
}
