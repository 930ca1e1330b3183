/** The ways through the product at the side of the page, where there is room for them. */
import type { AnchorHTMLAttributes, ComponentType, ReactNode } from 'react';
import { Icon, type IconType } from '../icon';
import { classNames, type StyleProps } from '../style-props';
import { drawer, link, text } from './Drawer.css';

/** Props of `Drawer`. */
export interface DrawerProps extends StyleProps {
  /** Name of the landmark. */
  readonly label: string;
  /** The ways: links, groups of them. */
  readonly children: ReactNode;
}

/** Renders a `<nav>` next to the page. On narrow screens use `ModalDrawer`, which opens on request. */
export const Drawer = ({ label, children, className, style }: DrawerProps) => (
  <nav aria-label={label} className={classNames(drawer, className)} style={style}>
    {children}
  </nav>
);

type AnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & { readonly href: string };

/** Props of `DrawerLink`, and all of an `<a>`. */
export interface DrawerLinkProps extends AnchorProps {
  /** Picture before the text. */
  readonly icon?: IconType;
  /** It leads to the page that is shown. Default false. */
  readonly current?: boolean;
  /** A router's link. Default `<a>`. */
  readonly component?: ComponentType<AnchorProps>;
}

/** One way in a drawer. Renders an `<a>`. */
export function DrawerLink({
  icon,
  current = false,
  component,
  children,
  className,
  ...rest
}: DrawerLinkProps) {
  const Link = component ?? 'a';
  return (
    <Link
      className={classNames(link, className)}
      aria-current={current ? 'page' : undefined}
      {...rest}
    >
      {icon ? <Icon icon={icon} /> : null}
      <span className={text}>{children}</span>
    </Link>
  );
}
