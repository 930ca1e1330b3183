'use client';

/**
 * Tabs that are addresses: each is a link, so they work before any script and can be opened elsewhere; with script they are
 * ARIA tabs with one stop for the Tab key and arrows between them.
 */
import {
  useEffect,
  useRef,
  type AnchorHTMLAttributes,
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { classNames, type StyleProps } from '../style-props';
import { bringIntoView } from './bring-into-view';
import { list, panel, tab } from './Tabs.css';

/** Props of `TabList`. */
export interface TabListProps extends StyleProps {
  /** What the tabs choose, read aloud. */
  readonly label: string;
  /** `Tab`s. */
  readonly children: ReactNode;
}

const move = (tabs: HTMLElement[], from: number, key: string): HTMLElement | undefined => {
  const last = tabs.length - 1;
  if (key === 'Home') return tabs[0];
  if (key === 'End') return tabs[last];
  if (key === 'ArrowRight') return tabs[from === last ? 0 : from + 1];
  if (key === 'ArrowLeft') return tabs[from === 0 ? last : from - 1];
  return undefined;
};

function onKeyDown(event: KeyboardEvent<HTMLElement>) {
  // Alt and an arrow lead back and forward in the browser.
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  const from = tabs.indexOf(event.target as HTMLElement);
  if (from < 0) return;
  if (event.key === ' ') {
    event.preventDefault();
    tabs[from]?.click();
    return;
  }
  const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
  const mirror: Record<string, string> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };
  const next = move(tabs, from, isMirrored ? (mirror[event.key] ?? event.key) : event.key);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** A row of tabs that are links, one stop for the Tab key. Renders a `<div role="tablist">`. */
export function TabList({ label, children, className, style }: TabListProps) {
  const row = useRef<HTMLDivElement>(null);
  const chosen = useRef<Element>(undefined);
  useEffect(() => {
    // A tab selected by a swipe or by the address may be outside the visible part of the row.
    const now = row.current?.querySelector('[role="tab"][aria-selected="true"]') ?? undefined;
    if (row.current && now && now !== chosen.current) bringIntoView(row.current, now);
    chosen.current = now;
  });
  return (
    // The keys belong to the tabs inside, which take the focus.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div
      ref={row}
      role="tablist"
      aria-label={label}
      className={classNames(list, className)}
      style={style}
      onKeyDown={onKeyDown}
    >
      {children}
    </div>
  );
}

/** Props of `Tab`, and all of an `<a>`. */
export interface TabProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Names it for its panel. */
  readonly id: string;
  /** Its address. */
  readonly href: string;
  /** It is the chosen one. */
  readonly selected: boolean;
  /** Id of the panel it opens. */
  readonly controls: string;
  /** A router's link. Default `<a>`. */
  readonly component?: ComponentType<AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }>;
}

/** A tab with an address of its own. Renders an `<a role="tab">`. */
export function Tab({ selected, controls, component, className, ...rest }: TabProps) {
  const Link = component ?? 'a';
  return (
    <Link
      role="tab"
      aria-selected={selected}
      aria-controls={controls}
      tabIndex={selected ? 0 : -1}
      className={classNames(tab, className)}
      {...rest}
    />
  );
}

/** Props of `TabPanel`. */
export interface TabPanelProps extends StyleProps {
  /** What its tabs name in `controls`. */
  readonly id: string;
  /** Id of the tab that opened it. */
  readonly labelledBy: string;
  /** What it shows. */
  readonly children: ReactNode;
}

/** What the chosen tab shows. Renders a `<div role="tabpanel">`. */
export const TabPanel = ({ id, labelledBy, children, className, style }: TabPanelProps) => (
  <div
    role="tabpanel"
    id={id}
    aria-labelledby={labelledBy}
    className={classNames(panel, className)}
    style={style}
  >
    {children}
  </div>
);
