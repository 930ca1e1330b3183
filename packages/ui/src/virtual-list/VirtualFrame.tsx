'use client';

// The keys belong to what is drawn inside; what scrolls must itself be reached by keys.
/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions */
import type { KeyboardEvent, ReactNode } from 'react';
import { classNames, type StyleProps } from '../style-props';
import type { useVirtualRows } from './use-virtual-rows';
import { scroller } from './VirtualList.css';

export interface VirtualItems<Item> extends StyleProps {
  /** Name of the list. */
  readonly label: string;
  /** All items; only those in view are drawn. */
  readonly items: readonly Item[];
  /** Unique key of an item. */
  readonly itemKey: (item: Item) => string;
  /** Draws one item. */
  readonly renderItem: (item: Item, index: number) => ReactNode;
}

interface VirtualFrameProps extends StyleProps {
  readonly label: string;
  readonly rows: ReturnType<typeof useVirtualRows>;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly children: ReactNode;
}

/** The box that scrolls. */
export const VirtualFrame = ({
  label,
  rows: { scrollerRef, onScroll, onFocus, onBlur, onOwnScroll },
  className,
  ...rest
}: VirtualFrameProps) => (
  <div
    ref={scrollerRef}
    className={classNames(scroller, className)}
    tabIndex={0}
    onScroll={onScroll}
    onFocus={onFocus}
    onBlur={onBlur}
    onWheel={onOwnScroll}
    onTouchMove={onOwnScroll}
    role="region"
    aria-label={label}
    {...rest}
  />
);
