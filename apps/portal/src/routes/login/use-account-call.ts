import { useCallback, useRef, useState } from 'react';
import { reportError } from '../../errors/report';
import { accountFailureOf, type AccountFailure } from './account-failure';

export interface AccountCall {
  readonly isBusy: boolean;
  /** Why the last try failed. */
  readonly failure: AccountFailure | undefined;
  /** Answers whether it worked. One at a time: another one while one is under way does nothing. */
  readonly run: (work: () => Promise<void>) => Promise<boolean>;
  readonly forget: () => void;
}

/** Something the viewer asked of the server, and how it went. */
export function useAccountCall(): AccountCall {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<AccountFailure>();
  const isRunning = useRef(false);
  const run = useCallback(async (work: () => Promise<void>) => {
    if (isRunning.current) return false;
    isRunning.current = true;
    setBusy(true);
    setFailure(undefined);
    try {
      await work();
      return true;
    } catch (error) {
      reportError(error);
      setFailure(accountFailureOf(error));
      return false;
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  }, []);
  return { isBusy, failure, run, forget: useCallback(() => setFailure(undefined), []) };
}
