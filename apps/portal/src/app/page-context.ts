import { createContext, useContext } from 'react';
import type { LiveState, PageState } from './page-state';

export const PageStateContext = createContext<{
  readonly state: PageState;
  readonly live: LiveState | undefined;
} | null>(null);

/** What the server knew when it drew the page. */
export function usePageState() {
  const value = useContext(PageStateContext);
  if (!value) throw new Error('usePageState needs a PageStateContext above it.');
  return value;
}
