import { createContext, useContext } from 'react';
import type { PageState } from './page-state';

export const PageStateContext = createContext<PageState | null>(null);

/** What the server knew when it drew the page. */
export function usePageState(): PageState {
  const value = useContext(PageStateContext);
  if (!value) throw new Error('usePageState needs a PageStateContext above it.');
  return value;
}
