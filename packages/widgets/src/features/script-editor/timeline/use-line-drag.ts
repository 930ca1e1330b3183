/** Drags a card or one of its edges: the cards near it follow at once, the script changes when it is let go. */
import { moveLine, resizeLine, type EditedLine, type LineEdge } from '@oshimado/domain';
import { useRef, useState, type PointerEvent } from 'react';
import { msOf } from './timeline-geometry';

/** A press that moves less is a click. */
const CLICK_PX = 4;

/** What a drag asks for: a new start, or a new place of an edge, in ms. */
export type TimelineEdit =
  | { readonly type: 'line.move'; readonly key: string; readonly start: number }
  | {
      readonly type: 'line.resize';
      readonly key: string;
      readonly edge: LineEdge;
      readonly at: number;
    };

interface Drag {
  readonly line: EditedLine;
  readonly edge: LineEdge | undefined;
  readonly from: number;
  /** The lines near it when it began. */
  readonly near: readonly EditedLine[];
  isMoved: boolean;
}

interface DragOptions {
  /** Called when a drag begins and ends. */
  readonly onHold: (isHeld: boolean) => void;
  readonly near: readonly EditedLine[];
  readonly onEdit: (edit: TimelineEdit) => void;
  readonly onClick: (line: EditedLine) => void;
}

const editOf = ({ line: { key, start, end }, edge }: Drag, ms: number): TimelineEdit =>
  edge === undefined
    ? { type: 'line.move', key, start: start + ms }
    : { type: 'line.resize', key, edge, at: (edge === 'start' ? start : end) + ms };

const applied = (near: readonly EditedLine[], edit: TimelineEdit): readonly EditedLine[] =>
  edit.type === 'line.move'
    ? moveLine(near, edit.key, edit.start)
    : resizeLine(near, edit.key, edit.edge, edit.at);

const edgeOf = (target: EventTarget): LineEdge | undefined => {
  const edge = target instanceof HTMLElement ? target.dataset['edge'] : undefined;
  return edge === 'start' || edge === 'end' ? edge : undefined;
};

export function useLineDrag({ near, onHold, onEdit, onClick }: DragOptions) {
  const drag = useRef<Drag>(undefined);
  const [preview, setPreview] = useState<readonly EditedLine[]>();
  const stop = () => {
    drag.current = undefined;
    onHold(false);
    setPreview(undefined);
  };
  return {
    /** The lines as they are while something is dragged; undefined otherwise. */
    preview,
    begin: (event: PointerEvent<HTMLElement>, line: EditedLine) => {
      if (event.button !== 0 || !(event.target instanceof Element)) return;
      event.target.setPointerCapture(event.pointerId);
      const edge = edgeOf(event.target);
      drag.current = { line, edge, from: event.clientX, near, isMoved: false };
      onHold(true);
    },
    move: ({ clientX }: PointerEvent<HTMLElement>) => {
      const now = drag.current;
      if (!now) return;
      const px = clientX - now.from;
      now.isMoved ||= Math.abs(px) >= CLICK_PX;
      if (now.isMoved) setPreview(applied(now.near, editOf(now, msOf(px))));
    },
    end: ({ clientX }: PointerEvent<HTMLElement>) => {
      const now = drag.current;
      stop();
      if (!now) return;
      if (now.isMoved) onEdit(editOf(now, msOf(clientX - now.from)));
      else onClick(now.line);
    },
    cancel: stop,
  };
}
