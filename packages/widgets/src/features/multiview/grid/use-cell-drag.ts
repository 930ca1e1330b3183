/** Drags a cell with a pointer or a finger. The pointer is captured, because frames would swallow its moves. */
import {
  isSameBox,
  movedBox,
  MULTIVIEW_GRID,
  resizedBox,
  type MultiviewBox,
  type MultiviewCell,
} from '@oshimado/domain';
import { useCallback, type PointerEvent } from 'react';
import type { DragKind } from './GridTools';

/** Smaller moves are presses. */
const THRESHOLD_PX = 4;

interface CellDragOptions {
  readonly cellOf: (id: string) => MultiviewCell | undefined;
  readonly onDraft: (id: string, box: MultiviewBox | null) => void;
  readonly onDrop: (id: string, box: MultiviewBox) => void;
}

export function useCellDrag({ cellOf, onDraft, onDrop }: CellDragOptions) {
  return useCallback(
    (event: PointerEvent<HTMLElement>, id: string, kind: DragKind) => {
      const cell = cellOf(id);
      const handle = event.currentTarget;
      const element = handle.closest<HTMLElement>('[data-cell]');
      const area = element?.parentElement;
      if (!cell || !area || !element || event.button !== 0) return;
      const { pointerId, clientX, clientY } = event;
      const column = area.clientWidth / MULTIVIEW_GRID;
      const row = parseFloat(getComputedStyle(area).gridAutoRows);
      // A page may scale what is around the grid, as slides are: a pointer has the px of the page, and the grid its own.
      const scale = area.getBoundingClientRect().width / area.offsetWidth || 1;
      const end = new AbortController();
      let box: MultiviewBox | null = null;

      const isOwn = (next: globalThis.PointerEvent) => next.pointerId === pointerId;
      const move = (next: globalThis.PointerEvent) => {
        if (!isOwn(next)) return;
        const path = [next.clientX - clientX, next.clientY - clientY] as const;
        if (box === null && Math.hypot(...path) < THRESHOLD_PX) return;
        const [dx, dy] = [path[0] / scale, path[1] / scale];
        if (box === null) {
          area.dataset['dragging'] = '';
          element.dataset['dragged'] = '';
        }
        const rows = Number.isFinite(row) && row > 0 ? dy / row : 0;
        const moved = (kind === 'move' ? movedBox : resizedBox)(cell, dx / column, rows);
        // Between the fields of the grid only the style of the dragged cell changes.
        if (kind === 'move') element.style.translate = `${dx}px ${dy}px`;
        if (isSameBox(moved, box ?? undefined)) return;
        box = moved;
        onDraft(id, moved);
      };
      const finish = (isDropped: boolean) => {
        end.abort();
        if (handle.hasPointerCapture(pointerId)) handle.releasePointerCapture(pointerId);
        element.style.translate = '';
        delete area.dataset['dragging'];
        delete element.dataset['dragged'];
        if (box === null) return;
        onDraft(id, null);
        if (isDropped) onDrop(id, box);
      };
      const { signal } = end;
      handle.setPointerCapture(pointerId);
      // On the window, because the handle goes when its cell begins to play.
      addEventListener('pointermove', move, { signal });
      const onEnd = (isDropped: boolean) => (last: globalThis.PointerEvent) => {
        if (isOwn(last)) finish(isDropped && handle.isConnected);
      };
      addEventListener('pointerup', onEnd(true), { signal });
      addEventListener('pointercancel', onEnd(false), { signal });
      addEventListener(
        'keydown',
        (key) => {
          if (key.key === 'Escape') finish(false);
        },
        { signal },
      );
    },
    [cellOf, onDraft, onDrop],
  );
}
