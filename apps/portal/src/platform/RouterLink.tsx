import { useContext, type AnchorHTMLAttributes, type MouseEvent, type Ref } from 'react';
import { useNavigateTo } from '@oshimado/widgets/internal/base/context';
import { isPlainPress } from '@oshimado/widgets/internal/base/page';
import {
  createPath,
  resolvePath,
  UNSAFE_NavigationContext as NavigationContext,
  useLocation,
} from 'react-router-dom';

type RouterLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  readonly href: string;
  readonly ref?: Ref<HTMLAnchorElement>;
};

/**
 * The router's own `Link`, and the hooks it is made of, resolve each address two or three times against all matched routes. Ours begin
 * with a slash, so that no route changes them.
 */
function InnerLink({ href, onClick, ...rest }: RouterLinkProps) {
  const navigate = useNavigateTo();
  const location = useLocation();
  // The navigator of `CarriedLanguage` puts the language into addresses. Its public reader, `useHref`, resolves as `Link` does.
  const { navigator } = useContext(NavigationContext);
  const path = resolvePath(href);
  const onPress = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isElsewhere = rest.target !== undefined && rest.target !== '_self';
    if (event.defaultPrevented || isElsewhere || !isPlainPress(event)) return;
    event.preventDefault();
    // The page that is open already gets no second entry in the history.
    const address = createPath(path);
    navigate(address, { replace: createPath(location) === address });
  };
  return <a {...rest} href={navigator.createHref(path)} onClick={onPress} />;
}

/** A link as the widgets know it (`href`), handled by the router when it stays on this site. */
export const RouterLink = (props: RouterLinkProps) =>
  props.href.startsWith('/') && props.target !== '_blank' ? (
    <InnerLink {...props} />
  ) : (
    <a {...props} />
  );
