'use client';

import { useCallback, useImperativeHandle, type KeyboardEvent, type Ref } from 'react';
import { VirtualFrame, type VirtualItems } from './VirtualFrame';
import { isTyping, useVirtualRows } from './use-virtual-rows';
import { listRow, space } from './VirtualList.css';

/** What can be done to a list. */
export interface VirtualListControls {
  /** Scrolls to the last row. */
  readonly scrollToEnd: () => void;
}

/** Props of `VirtualList`, and those that it shares with `VirtualGrid`. */
export interface VirtualListProps<Item> extends VirtualItems<Item> {
  /** How high a row is thought to be before it was drawn, in px. Default 56. */
  readonly estimateSize?: number;
  /** Distance between rows in px. Default 0. */
  readonly gap?: number;
  /**
   * For lists that grow at the end, as chats do: it begins at the end, new rows are scrolled to while the reader is near the
   * end (15 % of the height), and rows added above leave what is read in its place. Default false.
   */
  readonly followsEnd?: boolean;
  /** With `followsEnd`: called when the reader comes near the end or leaves it. */
  readonly onEndChange?: (isNearEnd: boolean) => void;
  /** Row that is kept in the middle; the reader may scroll away from it for two seconds. Default none. */
  readonly current?: number;
  /** What can be done to the list. */
  readonly controls?: Ref<VirtualListControls>;
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
  followsEnd = false,
  onEndChange,
  current,
  controls,
  className,
  style,
}: VirtualListProps<Item>) {
  const keyOf = useCallback(
    (row: number) => {
      const item = items[row];
      return item === undefined ? '' : itemKey(item);
    },
    [items, itemKey],
  );
  const rows = useVirtualRows({
    count: items.length,
    estimate: estimateSize,
    gap,
    // By their keys, rows keep what was measured of them when others are added above.
    keyOf,
    followsEnd,
    onEndChange,
    current,
  });
  const { focusRow, rowOf, scrollToEnd } = rows;
  useImperativeHandle(controls, () => ({ scrollToEnd }));

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
    rows.onOwnScroll();
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
        style={{ gap: `${gap}px`, paddingBlockEnd: `${rows.spaceBelow}px` }}
      >
        {rows.rows.map(({ index, space: above }) => {
          const item = items[index];
          if (item === undefined) return null;
          return (
            <li
              key={itemKey(item)}
              data-index={index}
              className={listRow}
              style={{ marginBlockStart: `${above}px` }}
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
