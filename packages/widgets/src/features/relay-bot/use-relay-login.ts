/** Login at Discord: leaves for it, and finishes when it returns. */
import type { RelaySite } from '@oshimado/contract';
import {
  isOwnReturn,
  readRelayReturn,
  relayLoginAddress,
  relayRedirect,
  type RelayOutcome,
} from '@oshimado/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { onPageReturn } from '../../base/browser';
import { useClient, useNavigateTo } from '../../base/context';
import { reportError } from '../../base/reporting';
import { beginLogin, canHash, keepAttempt, takeAttempt } from './login-attempt';
import type { RelayBrowser } from './relay-browser';
import { logInAtBot, RELAY, relayFailureOf, type RelayFailure } from './relay-calls';
import type { RelaySession } from './relay-session';

/** The address of the page, as the router has it. */
export interface RelayAddress {
  readonly pathname: string;
  readonly search: string;
}

/** `foreign`: begun elsewhere. `storage`: the tab stores nothing. `insecure`: the page has no https. */
export type LoginFailure =
  | {
      readonly at: 'discord';
      readonly code: 'denied' | 'foreign' | 'discord' | 'storage' | 'insecure';
    }
  | { readonly at: 'bot'; readonly code: RelayFailure; readonly cause: unknown };

type Progress =
  | { readonly type: 'idle' | 'leaving' | 'returned' }
  | { readonly type: 'failed'; readonly failure: LoginFailure };

export interface RelayLoginApi {
  /** The page is being left for Discord. */
  readonly isLeaving: boolean;
  /** Discord has returned, and the bot is asked. */
  readonly isFinishing: boolean;
  readonly failure: LoginFailure | undefined;
  readonly start: () => void;
  /** Forgets the login and everything that belongs to it. */
  readonly logOut: () => void;
}

const failedAt = (code: Extract<LoginFailure, { at: 'discord' }>['code']): Progress => ({
  type: 'failed',
  failure: { at: 'discord', code },
});

interface LoginOptions {
  readonly browser: RelayBrowser;
  readonly site: RelaySite;
  readonly session: RelaySession;
  readonly address: RelayAddress;
}

/** A page that the browser's back button brings back is as it was when it was left. */
function useBroughtBack(onBack: () => void) {
  const latest = useEffectEvent(onBack);
  useEffect(() => onPageReturn(() => latest()), []);
}

/** Sends the code of a return to the bot, once, if the login was begun here. */
function useFinish(
  { site, session, browser }: LoginOptions,
  setProgress: (progress: Progress) => void,
) {
  const client = useClient();
  const queries = useQueryClient();
  return async (outcome: RelayOutcome) => {
    const attempt = takeAttempt(browser.storage());
    if (outcome.type === 'none') return;
    if (outcome.type !== 'code') {
      setProgress(failedAt(outcome.type === 'denied' ? 'denied' : 'discord'));
      return;
    }
    if (!isOwnReturn(outcome.state, attempt)) {
      setProgress(failedAt('foreign'));
      return;
    }
    setProgress({ type: 'returned' });
    try {
      const redirect = relayRedirect(site, browser.origin());
      const { verifier } = attempt;
      const account = await logInAtBot(client, site, { code: outcome.code, verifier, redirect });
      // What failed because of the old login may succeed now.
      queries.removeQueries({ queryKey: [RELAY] });
      session.change({ account });
      setProgress({ type: 'idle' });
    } catch (error) {
      reportError(error);
      setProgress({
        type: 'failed',
        failure: { at: 'bot', code: relayFailureOf(error), cause: error },
      });
    }
  };
}

/** Cleans the address at once, so that a reload does not send the code again, and passes on what it contained. */
function useReturn({ pathname, search }: RelayAddress, onReturn: (outcome: RelayOutcome) => void) {
  const navigate = useNavigateTo();
  const handled = useRef('');
  const pass = useEffectEvent(onReturn);
  useEffect(() => {
    const { outcome, clean } = readRelayReturn(search);
    if (outcome.type === 'none') return;
    navigate(pathname + clean, { replace: true });
    if (handled.current === search) return;
    handled.current = search;
    pass(outcome);
  }, [pathname, search, navigate]);
}

export function useRelayLogin(options: LoginOptions): RelayLoginApi {
  const { site, session, address, browser } = options;
  const queries = useQueryClient();
  const [progress, setProgress] = useState<Progress>({ type: 'idle' });
  const finish = useFinish(options, setProgress);
  useReturn(address, (outcome) => void finish(outcome));
  useBroughtBack(() => setProgress({ type: 'idle' }));

  const leave = async () => {
    try {
      const { challenge, ...attempt } = await beginLogin();
      if (!keepAttempt(browser.storage(), attempt)) {
        setProgress(failedAt('storage'));
        return;
      }
      const { state } = attempt;
      browser.leave(relayLoginAddress({ site, origin: browser.origin(), state, challenge }));
    } catch (error) {
      reportError(error);
      setProgress(failedAt('discord'));
    }
  };
  return {
    isLeaving: progress.type === 'leaving',
    isFinishing: progress.type === 'returned',
    failure: progress.type === 'failed' ? progress.failure : undefined,
    start: () => {
      if (!canHash()) {
        setProgress(failedAt('insecure'));
        return;
      }
      setProgress({ type: 'leaving' });
      void leave();
    },
    logOut: () => {
      queries.removeQueries({ queryKey: [RELAY] });
      session.clear();
      setProgress({ type: 'idle' });
    },
  };
}
