/** Below a grid that shows one cell at a time: which one it is, and the way to the others. A finger on it swipes too. */
import { IconButton } from '@oshimado/ui/button';
import { ChevronLeftIcon, ChevronRightIcon } from '@oshimado/ui/icon';
import { useSwipe } from '@oshimado/ui/tabs';
import { useTranslate } from '../../../base/sentences';
import * as css from './multiview.css';
import { useMultiviewState } from './MultiviewProvider';
import { useCellName } from './use-cell-name';

export interface CellPagerProps {
  /** The cells in their order. */
  readonly ids: readonly string[];
  /** The one in view; undefined until it is known. */
  readonly current: string | undefined;
  readonly onCell: (id: string) => void;
}

function Name({ id }: { readonly id: string }) {
  const cell = useMultiviewState(({ context }) => context.cells.find((one) => one.id === id));
  return useCellName(cell ?? EMPTY);
}
const EMPTY = { id: '', x: 0, y: 0, w: 1, h: 1, content: null } as const;

export function CellPager({ ids, current = ids[0] ?? '', onCell }: CellPagerProps) {
  const t = useTranslate('multiview');
  const at = Math.max(0, ids.indexOf(current));
  const turn = (by: number) => {
    const id = ids[at + by];
    if (id !== undefined) onCell(id);
  };
  const swipe = useSwipe((towards) => turn(towards === 'next' ? 1 : -1));
  return (
    <div
      className={css.pager}
      data-part="cell-pager"
      role="group"
      aria-label={t('single.pager')}
      {...swipe}
    >
      <IconButton
        icon={ChevronLeftIcon}
        label={t('single.previous')}
        disabled={at === 0}
        onClick={() => turn(-1)}
      />
      <span className={css.pagerText} aria-live="polite">
        {t('single.place', { number: at + 1, count: ids.length })} · <Name id={current} />
      </span>
      <IconButton
        icon={ChevronRightIcon}
        label={t('single.next')}
        disabled={at >= ids.length - 1}
        onClick={() => turn(1)}
      />
    </div>
  );
}
