/**
 * All links and navigations below it keep the `lang` of the URL. It is between the router and the pages, on the server too, so that
 * the `href` of a link is right for a new tab as well.
 */
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  type ReactNode,
} from 'react';
import {
  UNSAFE_NavigationContext as NavigationContext,
  createPath,
  parsePath,
  type To,
  useLocation,
} from 'react-router-dom';
import { offeredLanguage } from './page-language';

interface Address {
  readonly pathname: string;
  readonly search: string;
}

/** For server rendering, where the language was negotiated. */
const languageIn = (search: string) => offeredLanguage(new URLSearchParams(search).get('lang'));

/** Target of a navigation, with the language of the current address unless the target names one. */
export function withCarriedLanguage(to: To, from: Address): To {
  const language = languageIn(from.search);
  if (language === null) return to;
  const path = typeof to === 'string' ? parsePath(to) : to;
  const search = new URLSearchParams(path.search);
  if (search.has('lang')) return to;
  search.set('lang', language);
  return { ...path, pathname: path.pathname ?? from.pathname, search: `?${search.toString()}` };
}

const LanguageRemoval = createContext(() => {});

/** Returns a function that removes `lang` from the address, without a step in the history. Every other navigation keeps it. */
export const useRemoveLanguage = (): (() => void) => useContext(LanguageRemoval);

export function CarriedLanguage({ children }: { children: ReactNode }) {
  const router = useContext(NavigationContext);
  const location = useLocation();
  const { pathname, search } = location;
  const isCarrying = languageIn(search) !== null;
  const value = useMemo(() => {
    // The same value on each page without `lang`, so that links are not rendered again.
    if (!isCarrying) return router;
    const { navigator } = router;
    const from = { pathname, search };
    const carrying: typeof navigator = {
      ...navigator,
      createHref: (to) => navigator.createHref(withCarriedLanguage(to, from)),
      push: (to, state, options) => navigator.push(withCarriedLanguage(to, from), state, options),
      replace: (to, state, options) =>
        navigator.replace(withCarriedLanguage(to, from), state, options),
    };
    return { ...router, navigator: carrying };
  }, [router, pathname, search, isCarrying]);
  const latest = useRef(location);
  useEffect(() => {
    latest.current = location;
  }, [location]);
  const remove = useCallback(() => {
    const at = latest.current;
    const rest = new URLSearchParams(at.search);
    rest.delete('lang');
    const to = createPath({ ...at, search: rest.toString() });
    router.navigator.replace(to, at.state, { preventScrollReset: true });
  }, [router]);
  return (
    <NavigationContext value={value}>
      <LanguageRemoval value={remove}>{children}</LanguageRemoval>
    </NavigationContext>
  );
}
