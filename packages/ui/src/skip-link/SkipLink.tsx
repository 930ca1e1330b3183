import type { ReactNode } from 'react';
import { classNames, type StyleProps } from '../style-props';
import { skipLink } from './SkipLink.css';

/** Props of `SkipLink`. */
export interface SkipLinkProps extends StyleProps {
  /** Fragment of the main part, `#main`. */
  readonly href: string;
  /** Where it leads, such as "Skip to content". */
  readonly children: ReactNode;
}

/** The first stop of the Tab key: past the bar, into the page. Renders an `<a>` that shows when focused. */
export const SkipLink = ({ href, children, className, style }: SkipLinkProps) => (
  <a className={classNames(skipLink, className)} style={style} href={href}>
    {children}
  </a>
);
