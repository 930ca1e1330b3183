/**
 * The browser's history with a guard that can block navigation to another page. React Router's blockers need its data routers,
 * which would add about a tenth to the script of the first view.
 */
import type { LeaveGuard } from '@oshimado/widgets/internal/base/context';
import { noteNextPath } from '@oshimado/widgets/internal/base/page';
import {
  NavigationType,
  UNSAFE_createBrowserHistory as createBrowserHistory,
} from 'react-router-dom';

type History = ReturnType<typeof createBrowserHistory>;

export interface GuardedHistory {
  /** For the router. */
  readonly history: History;
  /** Sets a navigation guard; returns a function that removes it. Only the last one applies. */
  readonly guardLeaving: (guard: LeaveGuard) => () => void;
}

/** `keyOf` gives two paths of one page the same key. */
export function createGuardedHistory(keyOf: (pathname: string) => string): GuardedHistory {
  const browser = createBrowserHistory({ v5Compat: true });
  let guard: LeaveGuard | undefined;
  /** The page that the router shows; the address bar may already have the next one. */
  let shown = browser.location.pathname;
  /** Whether a path is that of the shown page, or of a part of it. */
  const isShown = (pathname: string) => keyOf(pathname) === keyOf(shown);
  /** Whether the next `popstate` undoes a blocked navigation. */
  let isReturning = false;
  /** Whether the next `popstate` was allowed by the guard. */
  let isAllowed = false;

  /** Navigates at once without a guard, otherwise when the guard allows it. */
  const pass = (to: Parameters<History['push']>[0], leave: () => void) => {
    const pathname = typeof to === 'string' ? new URL(to, location.href).pathname : to.pathname;
    if (!guard || pathname === undefined || isShown(pathname)) leave();
    else guard(leave);
  };

  /** After `popstate` the address has already changed, so it is restored while the guard decides. */
  const hold = (delta: number) => {
    isReturning = true;
    browser.go(-delta);
    guard?.(() => {
      isAllowed = true;
      browser.go(delta);
    });
  };

  return {
    history: {
      get action() {
        return browser.action;
      },
      get location() {
        return browser.location;
      },
      createHref: (to) => browser.createHref(to),
      createURL: (to) => browser.createURL(to),
      encodeLocation: (to) => browser.encodeLocation(to),
      go: (delta) => browser.go(delta),
      push: (to, state) => pass(to, () => browser.push(to, state)),
      replace: (to, state) => pass(to, () => browser.replace(to, state)),
      listen: (listener) =>
        browser.listen((update) => {
          const { action, delta, location: next } = update;
          if (action === NavigationType.Pop && isReturning) {
            isReturning = false;
            return;
          }
          const isFree = !guard || isAllowed || isShown(next.pathname);
          isAllowed = false;
          if (action === NavigationType.Pop && !isFree && delta !== null) {
            hold(delta);
            return;
          }
          shown = next.pathname;
          noteNextPath(shown);
          listener(update);
        }),
    },
    guardLeaving: (added) => {
      guard = added;
      return () => {
        if (guard === added) guard = undefined;
      };
    },
  };
}
