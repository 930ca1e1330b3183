import type { AnchorHTMLAttributes, Ref } from 'react';
import { useWidgets } from './WidgetsProvider';

export type PageLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  readonly href: string;
  readonly ref?: Ref<HTMLAnchorElement>;
};

/** A link as the page makes them: `LinkComponent` of WidgetsProvider, else `<a>`. */
export function PageLink(props: PageLinkProps) {
  const { LinkComponent } = useWidgets();
  return LinkComponent ? <LinkComponent {...props} /> : <a {...props} />;
}
