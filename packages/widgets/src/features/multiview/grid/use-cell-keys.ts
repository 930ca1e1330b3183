/**
 * Moves and resizes a cell by keys: Space or Enter picks it up and puts it down, arrows move it, with Shift they resize it, Escape
 * puts it back.
 */
import {
  movedBox,
  resizedBox,
  smallPlayer,
  type MultiviewBox,
  type MultiviewCell,
} from '@oshimado/domain';
import { isOfInputMethod } from '@oshimado/ui/input-method';
import { useEffect, useState, type KeyboardEvent } from 'react';
import { useTranslate } from '../../../base/sentences';
import { useGridTools } from './GridTools';
import { useMultiview } from './MultiviewProvider';

const STEPS: Readonly<Record<string, readonly [columns: number, rows: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function useCellKeys(cell: MultiviewCell, name: string) {
  const t = useTranslate('multiview');
  const { showDraft, drop, announce } = useGridTools();
  const { actor } = useMultiview();
  const [draft, setDraft] = useState<MultiviewBox | null>(null);
  const place = ({ x, y, w, h }: MultiviewBox) => ({
    name,
    column: x + 1,
    row: y + 1,
    width: w,
    height: h,
  });

  const isHeld = draft !== null;
  // A cell that begins to play loses its bar, also while it is held.
  useEffect(
    () => (isHeld ? () => showDraft(cell.id, null) : undefined),
    [isHeld, showDraft, cell.id],
  );

  const hold = (box: MultiviewBox | null) => {
    setDraft(box);
    showDraft(cell.id, box);
  };
  const pickUp = () => {
    const { x, y, w, h } = cell;
    hold({ x, y, w, h });
    announce(t('move.picked', { name }));
  };
  const putBack = () => {
    hold(null);
    announce(t('move.back', place(cell)));
  };
  const putDown = (box: MultiviewBox) => {
    const dropped = drop(cell.id, box);
    // Refused, it stays in the hand: the grid says why.
    if (dropped === null) return;
    hold(null);
    announce(t('move.dropped', place(dropped)));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isOfInputMethod(event) || event.altKey || event.ctrlKey || event.metaKey) return;
    const isPress = event.key === ' ' || event.key === 'Enter';
    const step = STEPS[event.key];
    if (draft === null) {
      if (!isPress) return;
      event.preventDefault();
      pickUp();
      return;
    }
    if (isPress) putDown(draft);
    else if (event.key === 'Escape') putBack();
    else if (step !== undefined) {
      const box = (event.shiftKey ? resizedBox : movedBox)(draft, ...step);
      hold(box);
      const small = smallPlayer(cell, box, actor.getSnapshot().context.grid);
      const said = t(event.shiftKey ? 'move.size' : 'move.place', place(box));
      announce(small ? `${said} ${t(`place.least.${small}`)}` : said);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return {
    isHeld,
    onKeyDown,
    onBlur: () => {
      if (draft !== null) putBack();
    },
  };
}
