/**
 * Every link and every step below it keeps the `lang` of the address. It stands between the router and the pages, on the server
 * too, so that the addresses of links are right before a click and for a new tab.
 */
import { useContext, useMemo, type ReactNode } from 'react';
import { UNSAFE_NavigationContext as NavigationContext, useLocation } from 'react-router';
import { withCarriedLanguage, withReplacedLanguage } from './carried-language';

export function CarriedLanguage({ children }: { children: ReactNode }) {
  const router = useContext(NavigationContext);
  const { pathname, search } = useLocation();
  const isCarrying = new URLSearchParams(search).has('lang');
  const value = useMemo(() => {
    // Nothing to carry: links are not drawn anew at each step.
    if (!isCarrying) return router;
    const { navigator } = router;
    const from = { pathname, search };
    const carrying: typeof navigator = {
      ...navigator,
      createHref: (to) => navigator.createHref(withCarriedLanguage(to, from)),
      push: (to, state, options) => navigator.push(withCarriedLanguage(to, from), state, options),
      replace: (to, state, options) =>
        navigator.replace(withReplacedLanguage(to, from), state, options),
    };
    return { ...router, navigator: carrying };
  }, [router, pathname, search, isCarrying]);
  return <NavigationContext value={value}>{children}</NavigationContext>;
}
