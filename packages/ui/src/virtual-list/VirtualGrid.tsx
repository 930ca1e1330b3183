'use client';

import { useEffect, useState, type KeyboardEvent, type RefObject } from 'react';
import { VirtualFrame, type VirtualItems } from './VirtualFrame';
import { isTyping, useVirtualRows } from './use-virtual-rows';
import { cell as cellStyle, gridRow, space } from './VirtualList.css';

/** Props of `VirtualGrid`, and those that it shares with `VirtualList`. */
export interface VirtualGridProps<Item> extends VirtualItems<Item> {
  /** Least width of a column in px; as many stand side by side as fit. Default 240. */
  readonly minColumnWidth?: number;
  /** How high a row is thought to be before it was drawn, in px. Default 240. */
  readonly estimateSize?: number;
  /** Distance between rows and columns in px. Default 16. */
  readonly gap?: number;
}

function useColumns(ref: RefObject<HTMLElement | null>, least: number, gap: number): number {
  const [columns, setColumns] = useState(1);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => {
      const width = element.clientWidth;
      setColumns(Math.max(1, Math.floor((width + gap) / (least + gap))));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, least, gap]);
  return columns;
}

/**
 * A grid of thousands that draws what is seen, with as many columns as fit. Arrows lead from cell to cell. Renders a `<div>`
 * with a list inside.
 */
export function VirtualGrid<Item>({
  label,
  items,
  itemKey,
  renderItem,
  minColumnWidth = 240,
  estimateSize = 240,
  gap = 16,
  className,
  style,
}: VirtualGridProps<Item>) {
  const [columns, setColumns] = useState(1);
  const rows = useVirtualRows({
    count: Math.ceil(items.length / columns),
    estimate: estimateSize,
    gap,
  });
  const { scrollerRef, focusRow, rowOf } = rows;
  const fitting = useColumns(scrollerRef, minColumnWidth, gap);
  if (fitting !== columns) setColumns(fitting);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const row = rowOf(event.target);
    const place = (event.target as Element).closest<HTMLElement>('[data-cell]');
    if (row === undefined || !place || isTyping(event)) return;
    // Alt and an arrow lead back and forward in the browser.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const at = row * columns + Number(place.dataset.cell);
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const targets: Readonly<Record<string, number>> = {
      ArrowDown: at + columns,
      ArrowUp: at - columns,
      ArrowRight: at + forward,
      ArrowLeft: at - forward,
      Home: 0,
      End: items.length - 1,
    };
    const to = targets[event.key];
    if (to === undefined || to < 0 || to >= items.length) return;
    event.preventDefault();
    focusRow(Math.floor(to / columns), to % columns);
  };

  return (
    <VirtualFrame
      label={label}
      rows={rows}
      className={className}
      style={style}
      onKeyDown={onKeyDown}
    >
      <div
        role="list"
        aria-label={label}
        className={space}
        style={{ gap: `${gap}px`, paddingBlockEnd: `${rows.spaceBelow}px` }}
      >
        {rows.rows.map(({ index, space: above }) => (
          <div
            key={index}
            role="presentation"
            data-index={index}
            className={gridRow}
            style={{
              gap: `${gap}px`,
              gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
              marginBlockStart: `${above}px`,
            }}
          >
            {items.slice(index * columns, (index + 1) * columns).map((item, cell) => (
              <div
                key={itemKey(item)}
                role="listitem"
                data-cell={cell}
                className={cellStyle}
                aria-setsize={items.length}
                aria-posinset={index * columns + cell + 1}
              >
                {renderItem(item, index * columns + cell)}
              </div>
            ))}
          </div>
        ))}
      </div>
    </VirtualFrame>
  );
}
