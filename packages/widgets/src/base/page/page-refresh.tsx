/**
 * "Reload the current page": requested by pull to refresh, by a click on the entry of the current page, or by scrolling back. A
 * page that can refresh itself registers a handler; without one, the caller reloads the document.
 */
import { createContext, useContext, useEffect, useMemo, useRef, type ReactNode } from 'react';

export interface Renewal {
  /**
   * The page renews itself because the connection is back, and must not scroll. False: the viewer asked for it, and a list begins at its
   * start. Default false.
   */
  readonly keepsPlace?: boolean;
}

type Renew = (renewal: Renewal) => Promise<unknown> | undefined;

interface PageRefreshContextValue {
  readonly register: (renew: Renew) => () => void;
  /** Renews the page; false where no page has taken care of it. Rejects when the page could not. */
  readonly refresh: (renewal?: Renewal) => Promise<boolean>;
}

const PageRefreshContext = createContext<PageRefreshContextValue | null>(null);

export function PageRefreshProvider({ children }: { children: ReactNode }) {
  const pages = useRef<Renew[]>([]);
  const value = useMemo<PageRefreshContextValue>(
    () => ({
      register(renew) {
        pages.current.push(renew);
        return () => {
          pages.current = pages.current.filter((page) => page !== renew);
        };
      },
      async refresh(renewal = {}) {
        const renew = pages.current.at(-1);
        if (!renew) return false;
        await renew(renewal);
        return true;
      },
    }),
    [],
  );
  return <PageRefreshContext value={value}>{children}</PageRefreshContext>;
}

function usePageRefreshContext(): PageRefreshContextValue {
  const value = useContext(PageRefreshContext);
  if (!value) throw new Error('Oshimado: a part needs <PageRefreshProvider> around it.');
  return value;
}

/** The page on screen renews itself by this, as long as it is there. */
export function useOwnRefresh(renew: Renew): void {
  const { register } = usePageRefreshContext();
  const latest = useRef(renew);
  useEffect(() => {
    latest.current = renew;
  }, [renew]);
  useEffect(() => register((renewal) => latest.current(renewal)), [register]);
}

/** Asks the page on screen to renew itself; resolves false where none can. */
export const useRefreshPage = (): PageRefreshContextValue['refresh'] =>
  usePageRefreshContext().refresh;
