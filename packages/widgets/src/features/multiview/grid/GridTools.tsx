/** What the cells of a grid need of it. */
import { createContext, useContext, type PointerEvent } from 'react';
import type { MultiviewBox, PickedVideo } from '@oshimado/domain';
import type { GridParts } from './grid-parts';

export type DragKind = 'move' | 'resize';

export interface GridTools {
  /** A pointer begins to drag a cell. */
  readonly startDrag: (event: PointerEvent<HTMLElement>, cell: string, kind: DragKind) => void;
  /** Shows where a cell that is held by keys would be put; null: it is not held any more. */
  readonly showDraft: (cell: string, box: MultiviewBox | null) => void;
  /** Puts a cell down there; returns where it is then, or null if that is refused. */
  readonly drop: (cell: string, box: MultiviewBox) => MultiviewBox | null;
  /** Says something to screen readers. */
  readonly announce: (text: string) => void;
  /** Opens the selector to choose a video for this cell; undefined: there is none. */
  readonly chooseVideo: ((cell: string) => void) | undefined;
  readonly parts: GridParts;
  /** Asked before the platform's player of a video is loaded after a press. */
  readonly mayStart: (video: PickedVideo) => boolean;
}

const Context = createContext<GridTools | null>(null);
export const GridToolsProvider = Context.Provider;

export function useGridTools(): GridTools {
  const value = useContext(Context);
  if (!value) throw new Error('Oshimado: a cell was drawn outside a MultiviewGrid.');
  return value;
}
