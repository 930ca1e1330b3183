/** What the sections of the account share: calls to the server and their failures, the stored account. */
import { CallError, type User } from '@oshimado/contract';
import { useCallback, useRef, useState } from 'react';
import { reportError } from '../../base/reporting';
import { useActors } from '../../base/viewer';
import { pageClock } from '../../base/ticker';

/** Why a call about the account failed; the code is the key of its sentence. */
export interface AccountFailure {
  readonly code: 'network' | 'unavailable' | 'session' | 'stale' | 'taken' | 'other';
  /** What was thrown. */
  readonly cause: unknown;
}

const SERVER_FAULT = 500;

function codeOf(error: unknown): AccountFailure['code'] {
  const { status, problem } = error instanceof CallError ? error : {};
  if (status === undefined) return 'network';
  if (problem?.error === 'stale_login') return 'stale';
  if (status === 401) return 'session';
  if (status === 409) return 'taken';
  return status >= SERVER_FAULT ? 'unavailable' : 'other';
}

/** Sorts the error of a call by what the viewer can do about it. */
export const accountFailureOf = (error: unknown): AccountFailure => ({
  code: codeOf(error),
  cause: error,
});

export interface AccountCall {
  readonly isBusy: boolean;
  /** Why the last attempt failed; undefined when it did not. */
  readonly failure: AccountFailure | undefined;
  /** Runs the call; true when it succeeded. Does nothing while another one is running. */
  readonly run: (work: () => Promise<void>) => Promise<boolean>;
  /** Clears the failure. */
  readonly forget: () => void;
}

/** Runs calls of one section, one at a time, and keeps the failure of the last. */
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

/** Updates the account after a change, on this page, on the device and in other tabs. */
export function useKeepUser() {
  const session = useActors()?.session;
  return useCallback(
    (user: User) => {
      const jwt = session?.getSnapshot().context.token;
      // The viewer may have logged out, or in as someone else, while the call was running.
      if (!session || !jwt || session.getSnapshot().context.user?.id !== user.id) return;
      session.send({ type: 'session.login', login: { jwt, user }, now: pageClock.now() });
    },
    [session],
  );
}
