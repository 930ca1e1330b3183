import type { AnchorHTMLAttributes, ComponentType } from 'react';
import { Icon, type IconType } from '../icon';
import { link } from './DrawerLink.css';

type AnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & { readonly href: string };

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
  ...rest
}: DrawerLinkProps) {
  const Link = component ?? 'a';
  return (
    <Link className={link} aria-current={current ? 'page' : undefined} {...rest}>
      {icon ? <Icon icon={icon} /> : null}
      {children}
    </Link>
  );
}
