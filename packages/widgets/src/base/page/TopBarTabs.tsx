/**
 * The tabs of a page: in place from 600 px up, the second row of the top bar on phones.
 *
 * How a page uses it (home, favorites, channels):
 *
 * ```tsx
 * <>
 *   <VisuallyHidden><h1>{t('nav.home')}</h1></VisuallyHidden>
 *   <TopBarTabs end={<DisplayControls />}>
 *     <TabList label={t('home.tabs')}>…</TabList>
 *   </TopBarTabs>
 *   <TabPanel …>…</TabPanel>
 * </>
 * ```
 *
 * - It must be a child of the page itself (no box of its own height around it), the first thing that is drawn: it sticks below
 *   the bar as long as its parent is on screen.
 * - It is one piece of markup in both shapes, only dressed by the width, so the server draws it and nothing jumps.
 * - On phones it slides away when the page is scrolled down by more than 100 px and comes back when it is scrolled up, at the
 *   top, and while the focus is in it. From 600 px up it stays.
 * - `end` (a few icon buttons) keeps its place while the tabs scroll sideways. Where both do not fit on a desktop the end wraps.
 */
import type { ReactNode } from 'react';
import { useHiddenByScroll } from './use-hidden-by-scroll';
import * as css from './TopBarTabs.css';

export interface TopBarTabsProps {
  /** The tab list. */
  readonly children: ReactNode;
  /** Buttons at the end of the row. */
  readonly end?: ReactNode;
  /** On a phone without room next to the tabs, `end` is below them. Default false: the tabs scroll sideways. */
  readonly canWrap?: boolean;
}

export function TopBarTabs({ children, end, canWrap = false }: TopBarTabsProps) {
  const isHidden = useHiddenByScroll();
  return (
    <div
      className={css.row}
      data-hidden={isHidden || undefined}
      data-end-below={canWrap || undefined}
      data-top-bar-tabs=""
    >
      <div className={css.tabs}>{children}</div>
      {end ? <div className={css.end}>{end}</div> : null}
    </div>
  );
}
