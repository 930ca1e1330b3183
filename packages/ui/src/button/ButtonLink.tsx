import type { AnchorHTMLAttributes, ComponentType } from 'react';
import { classNames } from '../style-props';
import { size as sizes, variant as variants } from './Button.css';

/** What `ButtonLink` gives to a router's link. */
export interface LinkComponentProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Where it leads. */
  readonly href: string;
}

/** Props of `ButtonLink`, and all of an `<a>`. */
export interface ButtonLinkProps extends LinkComponentProps {
  /** `solid` for the one way to go, `soft` beside it, `plain` among text. Default `soft`. */
  readonly variant?: 'solid' | 'soft' | 'plain';
  /** How high it is. Default `medium`. */
  readonly size?: 'small' | 'medium';
  /** A router's link. Default `<a>`. */
  readonly component?: ComponentType<LinkComponentProps>;
}

/** Somewhere to go that looks like a button. Renders an `<a>`. */
export function ButtonLink({
  variant = 'soft',
  size = 'medium',
  component,
  className,
  ...rest
}: ButtonLinkProps) {
  const Link = component ?? 'a';
  return <Link className={classNames(variants[variant], sizes[size], className)} {...rest} />;
}
