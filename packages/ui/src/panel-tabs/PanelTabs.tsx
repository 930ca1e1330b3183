'use client';

import * as Radix from '@radix-ui/react-tabs';
import { useEffect, useRef, type ReactNode } from 'react';
import { Icon, type IconType } from '../icon';
import type { StyleProps } from '../style-props';
import { useSwipe } from '../tabs';
import { bringIntoView } from '../tabs/bring-into-view';
import { list, panel, tab } from './PanelTabs.css';

/** A tab of `PanelTabs`, with its panel. */
export interface PanelTab {
  /** Names it in `value`: letters, digits and dashes, because it becomes part of an id. */
  readonly value: string;
  /** Its words. */
  readonly label: ReactNode;
  /** Picture before them. */
  readonly icon?: IconType;
  /** What it shows. */
  readonly content: ReactNode;
  /** It cannot be chosen now. Default false. */
  readonly disabled?: boolean;
}

/** Props of `PanelTabs`. */
export interface PanelTabsProps extends StyleProps {
  /** What the tabs choose, read aloud. */
  readonly label: string;
  /** The tabs in their order. */
  readonly tabs: readonly PanelTab[];
  /** The chosen one. The owner keeps it. */
  readonly value: string;
  /** Called with the one that shall be chosen: by press, key or a swipe of at least 50 px. */
  readonly onValueChange: (value: string) => void;
  /** `automatic` chooses what the arrows reach, `manual` waits for Enter: for what takes long to show. Default `automatic`. */
  readonly activation?: 'automatic' | 'manual';
}

/** Panels of one page, one at a time. For those with an address of their own there is `Tabs`. Renders a `<div role="tablist">` and a `<div role="tabpanel">`. */
export function PanelTabs({
  label,
  tabs,
  value,
  onValueChange,
  activation = 'automatic',
  className,
  style,
}: PanelTabsProps) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A swipe selects a tab without focusing it.
    const chosen = row.current?.querySelector('[role="tab"][data-state="active"]');
    if (row.current && chosen) bringIntoView(row.current, chosen);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the value is seen through what Radix marks as active
  }, [value]);
  const swipe = useSwipe((towards) => {
    const possible = tabs.filter(({ disabled }) => !disabled);
    const at = possible.findIndex((one) => one.value === value);
    const next = possible[at + (towards === 'next' ? 1 : -1)];
    if (next) onValueChange(next.value);
  });
  return (
    <Radix.Root
      className={className}
      style={style}
      value={value}
      onValueChange={onValueChange}
      activationMode={activation}
    >
      <Radix.List ref={row} aria-label={label} className={list}>
        {tabs.map((one) => (
          <Radix.Trigger
            key={one.value}
            value={one.value}
            disabled={one.disabled}
            className={tab}
            onFocus={(event) => {
              if (row.current) bringIntoView(row.current, event.currentTarget);
            }}
          >
            {one.icon ? <Icon icon={one.icon} size="small" /> : null}
            {one.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((one) => (
        <Radix.Content key={one.value} value={one.value} className={panel} {...swipe}>
          {one.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
