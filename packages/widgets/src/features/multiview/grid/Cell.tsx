import { isChatCell, isVideoCell } from '@oshimado/domain';
import { isEditable } from '@oshimado/machines/multiview';
import { memo } from 'react';
import { placeOf } from './place-of';
import { useDropTarget } from './use-drop-target';
import { ChatCell } from './ChatCell';
import { EmptyCell } from './EmptyCell';
import { useTranslate } from '../../../base/sentences';
import { useGridTools } from './GridTools';
import * as css from './multiview.css';
import { useMultiviewState } from './MultiviewProvider';
import { useCellName } from './use-cell-name';
import { VideoCell } from './VideoCell';
import type { MultiviewCell } from '@oshimado/domain';

function Content({ cell }: { readonly cell: MultiviewCell }) {
  if (isVideoCell(cell)) return <VideoCell cell={cell} />;
  return isChatCell(cell) ? <ChatCell cell={cell} /> : <EmptyCell cell={cell} />;
}

function PlacedCell({ cell }: { readonly cell: MultiviewCell }) {
  const t = useTranslate('multiview');
  const { startDrag, mayStart } = useGridTools();
  const { id, w, h } = cell;
  const { handlers, mark } = useDropTarget(mayStart, id);
  const isEditing = useMultiviewState((snapshot) => isEditable(snapshot, id));
  return (
    // No region: there may be sixteen, some of them with one name.
    <div
      className={css.cell}
      role="group"
      aria-label={useCellName(cell)}
      tabIndex={-1}
      data-cell={id}
      data-kind={cell.content?.type ?? 'empty'}
      data-editing={isEditing || undefined}
      {...handlers}
      style={placeOf(cell)}
    >
      <Content cell={cell} />
      {mark}
      {isEditing ? (
        <div className={css.foot} data-part="foot" aria-hidden="true">
          {t('move.sizeOf', { width: w, height: h })}
          <div
            className={css.resize}
            data-part="resize"
            onPointerDown={(event) => startDrag(event, id, 'resize')}
          />
        </div>
      ) : null}
    </div>
  );
}

/** One cell; a change of another one does not draw it again. */
export const Cell = memo(function Cell({ id }: { readonly id: string }) {
  const cell = useMultiviewState(({ context }) => context.cells.find((one) => one.id === id));
  return cell ? <PlacedCell cell={cell} /> : null;
});
