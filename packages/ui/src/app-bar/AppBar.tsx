import type { ReactNode } from 'react';
import { classNames, type StyleProps } from '../style-props';
import { bar, end as endStyle, middle, row, tabRow, titleBox } from './AppBar.css';

/** Props of `AppBar`: what it shows from its start to its end. */
export interface AppBarProps extends StyleProps {
  /** Before the title: the button of the drawer, the mark. */
  readonly start?: ReactNode;
  /** What the page or the product is called. */
  readonly title?: ReactNode;
  /** The field that takes the room in the middle, such as the search. */
  readonly children?: ReactNode;
  /** At the end: a few buttons. */
  readonly end?: ReactNode;
  /** A second row for the tabs of the page. */
  readonly tabs?: ReactNode;
}

/**
 * The bar at the top of every page; it stays while the page scrolls. What it would cover is scrolled clear by
 * `scroll-padding-top` of the page. Renders a `<header>`.
 */
export const AppBar = ({ start, title, children, end, tabs, className, style }: AppBarProps) => (
  <header className={classNames(bar, className)} style={style}>
    <div className={row}>
      {start}
      {title ? <div className={titleBox}>{title}</div> : null}
      <div className={middle}>{children}</div>
      {end ? <div className={endStyle}>{end}</div> : null}
    </div>
    {tabs ? <div className={tabRow}>{tabs}</div> : null}
  </header>
);
