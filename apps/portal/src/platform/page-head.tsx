/** Title of the page: collected during server rendering, updated in the browser. */
import { createContext, useContext, useEffect } from 'react';

/** Filled during server rendering; not read in the browser. */
export interface PageHead {
  title?: string;
  status: 200 | 404;
}

export const PageHeadContext = createContext<PageHead>({ status: 200 });

/** Name of the site in titles. */
export const SITE = '推し窓 Oshimado';

export function usePageTitle(title?: string, status: 200 | 404 = 200): void {
  const head = useContext(PageHeadContext);
  const text = title ? `${title} · ${SITE}` : SITE;
  // oxlint-disable-next-line react/immutability -- the server reads it; there is no other way out of a rendering
  head.title = text;
  // oxlint-disable-next-line react/immutability -- likewise
  head.status = status;
  useEffect(() => {
    document.title = text;
    // A page that is still loading, or failed to, must not have the title of the one before it.
    return () => {
      document.title = SITE;
    };
  }, [text]);
}
