import type { AnchorHTMLAttributes, Ref } from 'react';
import { Link } from 'react-router-dom';

type RouterLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  readonly href: string;
  readonly ref?: Ref<HTMLAnchorElement>;
};

/** A link as the widgets know it (`href`), handled by the router when it stays on this site. */
export const RouterLink = ({ href, ...rest }: RouterLinkProps) =>
  href.startsWith('/') && rest.target !== '_blank' ? (
    <Link to={href} {...rest} />
  ) : (
    <a href={href} {...rest} />
  );
