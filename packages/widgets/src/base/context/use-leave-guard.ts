import { useEffect, useEffectEvent } from 'react';
import { useGuardLeaving, type LeaveGuard } from './PageServices';
import { useUnloadQuestion } from './use-unload-question';

/**
 * Holds back the leaving of a page where something would be lost. While `guard` is given, a link, a command or the browser's
 * back button to another page calls it instead; its argument leaves after all. Closing the tab makes the browser ask. The
 * address of the same page may change freely. Give undefined when there is nothing to lose.
 */
export function useLeaveGuard(guard: LeaveGuard | undefined): void {
  const guardLeaving = useGuardLeaving();
  const isGuarded = guard !== undefined;
  const hold = useEffectEvent<LeaveGuard>((leave) => (guard ? guard(leave) : leave()));
  useUnloadQuestion(isGuarded);
  useEffect(
    () => (isGuarded ? guardLeaving?.((leave) => hold(leave)) : undefined),
    [isGuarded, guardLeaving],
  );
}
