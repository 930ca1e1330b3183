'use client';

import type { KeyboardEvent } from 'react';
import { VirtualFrame, type VirtualItems } from './VirtualFrame';
import { isTyping, useVirtualRows } from './use-virtual-rows';
import { row as rowStyle, space } from './VirtualList.css';

export interface VirtualListProps<Item> extends VirtualItems<Item> {
  /** How high a row is thought to be before it was drawn, in px. Default 56. */
  readonly estimateSize?: number;
  /** Distance between rows in px. Default 0. */
  readonly gap?: number;
}

/**
 * A list of thousands that draws what is seen. It fills its parent and scrolls by itself; arrows, Home and End lead from row
 * to row, and the row with the focus stays. Renders a `<div>` around an `<ul>`.
 */
export function VirtualList<Item>({
  label,
  items,
  itemKey,
  renderItem,
  estimateSize = 56,
  gap = 0,
  className,
  style,
}: VirtualListProps<Item>) {
  const rows = useVirtualRows({
    count: items.length,
    estimate: estimateSize,
    gap,
  });
  const { virtualizer, focusRow, rowOf } = rows;

  const onKeyDown = (event: KeyboardEvent) => {
    const row = rowOf(event.target);
    if (row === undefined || isTyping(event)) return;
    const targets: Readonly<Record<string, number>> = {
      ArrowDown: row + 1,
      ArrowUp: row - 1,
      Home: 0,
      End: items.length - 1,
    };
    const to = targets[event.key];
    if (to === undefined) return;
    event.preventDefault();
    focusRow(to);
  };

  return (
    <VirtualFrame
      label={label}
      rows={rows}
      className={className}
      style={style}
      onKeyDown={onKeyDown}
    >
      <ul
        className={space}
        aria-label={label}
        style={{ blockSize: `${virtualizer.getTotalSize()}px` }}
      >
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const item = items[index];
          if (item === undefined) return null;
          return (
            <li
              key={itemKey(item)}
              ref={virtualizer.measureElement}
              data-index={index}
              className={rowStyle}
              style={{ transform: `translateY(${start}px)` }}
              aria-setsize={items.length}
              aria-posinset={index + 1}
            >
              {renderItem(item, index)}
            </li>
          );
        })}
      </ul>
    </VirtualFrame>
  );
}
