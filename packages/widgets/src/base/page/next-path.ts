import { createStore } from '../state/store';
import { useStore } from '../state/use-store';

/** The path of the address; null until the viewer first goes to another page. */
const nextPath = createStore<string | null>(null);

/** To be called by the router as soon as the address has changed. */
export const noteNextPath = nextPath.setState;

/** Whether the address is already that of another page than the one shown, which stays while the script of the next one is loading. */
export const useIsPageAwaited = (shownPath: string): boolean =>
  useStore(nextPath, (next) => next !== null && next !== shownPath, null);
