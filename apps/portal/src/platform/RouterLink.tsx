import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

type RouterLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  readonly href: string;
  readonly ref?: Ref<HTMLAnchorElement>;
};

/** Built from the router's hooks, because its `Link` includes 2 kB for prefetching in framework mode. */
function InnerLink({ href, onClick, ...rest }: RouterLinkProps) {
  const follow = useLinkClickHandler(href, { target: rest.target });
  const onPress = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return <a {...rest} href={useHref(href)} onClick={onPress} />;
}

/** A link as the widgets know it (`href`), handled by the router when it stays on this site. */
export const RouterLink = (props: RouterLinkProps) =>
  props.href.startsWith('/') && props.target !== '_blank' ? (
    <InnerLink {...props} />
  ) : (
    <a {...props} />
  );
