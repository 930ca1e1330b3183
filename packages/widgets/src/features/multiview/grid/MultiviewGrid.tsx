/**
 * The layout: cells on a grid of 24 columns and rows. Cells are drawn in the order in which they were made and never move within the
 * document, because a frame that is moved there loads again.
 */
import {
  dropOutcome,
  isSameBox,
  MULTIVIEW_GRID,
  smallPlayer,
  type MultiviewBox,
  type MultiviewCell,
  type PickedVideo,
} from '@oshimado/domain';
import { VisuallyHidden } from '@oshimado/ui/visually-hidden';
import {
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { useTranslate } from '../../../base/sentences';
import { Cell } from './Cell';
import { CellPager } from './CellPager';
import { GridToolsProvider, type GridTools } from './GridTools';
import type { GridParts } from './grid-parts';
import * as css from './multiview.css';
import {
  isSameList,
  useMultiview,
  useMultiviewEvents,
  useMultiviewState,
  type MultiviewSnapshot,
} from './MultiviewProvider';
import { placeOf } from './place-of';
import { useDropTarget } from './use-drop-target';
import { useFramesLetDropsThrough } from './use-frames-let-drops-through';
import { useCellDrag } from './use-cell-drag';
import { useKeptFocus } from './use-kept-focus';
import { useSingleCell } from './use-single-cell';
import { useSoundReader } from './use-sound-reader';

/** Cells in the order in which they were made. */
const selectIds = ({ context }: MultiviewSnapshot): readonly string[] =>
  context.cells.map(({ id }) => id).sort((one, two) => orderOf(one) - orderOf(two));
const orderOf = (id: string) => Number(id.slice(1));

interface Draft {
  readonly id: string;
  readonly box: MultiviewBox;
}

function Ghost({ draft, cells }: { draft: Draft; cells: readonly MultiviewCell[] }) {
  const t = useTranslate('multiview');
  const outcome = dropOutcome(cells, draft.id, draft.box);
  const cell = cells.find(({ id }) => id === draft.id);
  const other =
    outcome.kind === 'swap' ? cells.find(({ id }) => id === outcome.otherId) : undefined;
  const size = useMultiviewState(({ context }) => context.grid);
  const small = cell && smallPlayer(cell, other ?? draft.box, size);
  const { w, h } = draft.box;
  return (
    <div
      className={css.ghost}
      data-part="ghost"
      data-refused={outcome.kind === 'refused' || undefined}
      style={placeOf(other ?? draft.box)}
    >
      <span className={css.ghostText}>
        {outcome.kind === 'refused'
          ? t(`refused.${outcome.problem}`)
          : other
            ? t('move.swap')
            : small
              ? t(`place.least.${small}`)
              : t('move.sizeOf', { width: w, height: h })}
      </span>
    </div>
  );
}

/** What a layout that is pointed at would look like. */
function PreviewOutlines() {
  const cells = useMultiviewState(({ context }) => context.preview?.cells);
  return cells?.map((cell) => (
    <div key={cell.id} className={css.ghost} data-part="preview" style={placeOf(cell)} />
  ));
}

export interface MultiviewGridProps {
  /** Keep them stable between renders: cells are drawn again when they change. */
  readonly parts: GridParts;
  /** Opens the selector; with a cell, to choose a video for it. Default: there is none. */
  readonly onChooseVideo?: (cell?: string) => void;
  /** Asked before a press or a drop loads the platform's player; if it returns false, nothing is loaded. Default: always. */
  readonly mayStart?: (video: PickedVideo) => boolean;
  /** One cell at a time fills the grid; the viewer swipes between them. Default false. */
  readonly isSingle?: boolean;
  /** Called once all cells of the layout are in the document, and after each change of them. Default: not needed. */
  readonly onDrawn?: () => void;
  /** Shown while there are no cells. */
  readonly children?: ReactNode;
}

const always = () => true;

/**
 * The cells that are drawn. Those of a link that is opened or of a layout that is chosen for an empty grid come all at once: the browser
 * may do other things while it draws them.
 */
function useDrawnIds(ids: readonly string[], onDrawn: MultiviewGridProps['onDrawn']) {
  const later = useDeferredValue(ids);
  const drawn = ids.length > 1 && later.length === 0 ? later : ids;
  useEffect(() => {
    if (drawn === ids) onDrawn?.();
  }, [drawn, ids, onDrawn]);
  return drawn;
}

export function MultiviewGrid({
  parts,
  onChooseVideo,
  mayStart = always,
  isSingle = false,
  onDrawn,
  children,
}: MultiviewGridProps) {
  const t = useTranslate('multiview');
  const { actor } = useMultiview();
  const ids = useMultiviewState(selectIds, isSameList);
  const drawnIds = useDrawnIds(ids, onDrawn);
  const [draft, setDraft] = useState<Draft | null>(null);
  const [said, setSaid] = useState('');
  const grid = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState<string>();
  useSingleCell(grid, isSingle, setCurrent);
  const showCell = (id: string) =>
    grid.current?.querySelector(`[data-cell="${id}"]`)?.scrollIntoView({ inline: 'start' });
  const [arrived, setArrived] = useState<{ readonly id: string }>();
  useMultiviewEvents('layout.changed', (event) => {
    if (event.by !== 'video.pick' && event.by !== 'cell.add') return;
    const before = actor.getSnapshot().context.history.past.at(-1) ?? [];
    const added = event.cells.findLast(
      (cell) =>
        !before.some(
          ({ id, content }) => id === cell.id && (content === null) === (cell.content === null),
        ),
    );
    // What the window does not show at once is brought into view.
    if (added !== undefined && (isSingle || added.y >= MULTIVIEW_GRID))
      setArrived({ id: added.id });
  });
  useEffect(() => {
    if (arrived === undefined) return;
    grid.current
      ?.querySelector(`[data-cell="${arrived.id}"]`)
      ?.scrollIntoView({ block: 'nearest', inline: 'start' });
  }, [arrived]);
  const measure = useCallback(
    (node: HTMLDivElement | null) => {
      if (node === null) return undefined;
      let frame = 0;
      const send = () => {
        const size = { width: node.clientWidth, height: node.clientHeight };
        if (size.width > 0 && size.height > 0) actor.send({ type: 'grid.measured', size });
      };
      // In the next frame: a resize within the observer's callback would be a “ResizeObserver loop” error.
      const observer = new ResizeObserver(() => {
        cancelAnimationFrame(frame);
        frame = requestAnimationFrame(send);
      });
      observer.observe(node);
      return () => {
        observer.disconnect();
        cancelAnimationFrame(frame);
      };
    },
    [actor],
  );
  useFramesLetDropsThrough(grid);
  // Cells take what is dropped on them; without cells the whole grid does.
  const { handlers, mark } = useDropTarget(mayStart);
  useSoundReader();
  useKeptFocus(grid);

  const showDraft = useCallback(
    (id: string, box: MultiviewBox | null) => setDraft(box === null ? null : { id, box }),
    [],
  );
  const cellOf = useCallback(
    (id: string) => actor.getSnapshot().context.cells.find((cell) => cell.id === id),
    [actor],
  );
  const drop = useCallback(
    (id: string, box: MultiviewBox) => {
      const outcome = dropOutcome(actor.getSnapshot().context.cells, id, box);
      if (outcome.kind === 'refused') {
        setSaid(t(`refused.${outcome.problem}`));
        return null;
      }
      if (outcome.kind === 'swap') actor.send({ type: 'cell.swap', id, otherId: outcome.otherId });
      else if (!isSameBox(cellOf(id), box)) actor.send({ type: 'cell.place', id, ...box });
      return cellOf(id) ?? null;
    },
    [actor, cellOf, t],
  );
  const startDrag = useCellDrag({ cellOf, onDraft: showDraft, onDrop: drop });
  const tools = useMemo(
    (): GridTools => ({
      startDrag,
      showDraft,
      drop,
      announce: setSaid,
      chooseVideo: onChooseVideo,
      parts,
      mayStart,
    }),
    [startDrag, showDraft, drop, onChooseVideo, parts, mayStart],
  );
  return (
    <GridToolsProvider value={tools}>
      <div ref={measure} className={css.scroller} {...(ids.length === 0 && handlers)}>
        {ids.length === 0 ? children : null}
        {mark}
        <div ref={grid} className={css.grid} data-part="grid" data-single={isSingle || undefined}>
          {drawnIds.map((id) => (
            <Cell key={id} id={id} />
          ))}
          <PreviewOutlines />
          {draft ? <Ghost draft={draft} cells={actor.getSnapshot().context.cells} /> : null}
        </div>
        <VisuallyHidden>
          <span role="status">{said}</span>
        </VisuallyHidden>
      </div>
      {isSingle && ids.length > 1 ? (
        <CellPager ids={ids} current={current} onCell={showCell} />
      ) : null}
    </GridToolsProvider>
  );
}
