import type { Client, Login } from '@oshimado/contract';
import { failureKind } from '@oshimado/domain';
import { selectUser } from '@oshimado/machines/session';
import { useEffect, useRef, useState } from 'react';
import { useClient, useNavigateTo } from '../../base/context';
import { reportError } from '../../base/reporting';
import { useActors, useViewer } from '../../base/viewer';
import { accountFailureOf, type AccountFailure } from './account-hooks';
import {
  readLoginReturn,
  type LoginReturn,
  type Provider,
  type ReturnFailure,
} from './login-return';
import { pageClock } from '../../base/ticker';

/** The address of the login page, as the router has it. A new object for each navigation. */
export interface LoginAddress {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  /** Differs for each navigation, also to the same address. */
  readonly key: string;
}

/** How far the login is that came back from a provider. */
export type LoginProgress =
  | { readonly type: 'idle' }
  | { readonly type: 'busy'; readonly isLink: boolean }
  | {
      readonly type: 'failed';
      readonly isLink: boolean;
      readonly failure: AccountFailure | { readonly code: ReturnFailure };
    };

/** A login that has succeeded. */
export interface LoggedIn {
  readonly login: Login;
  /** The provider that was linked; undefined for a login. */
  readonly linked: Provider | undefined;
  readonly returnTo: string | undefined;
}

/**
 * Sends the ticket. The server refuses it together with a session that has ended: a login is then sent again without the session, but a
 * link is not, because it would make a new account.
 */
async function sendTicket(
  client: Client,
  { service, ticket }: { readonly service: Provider; readonly ticket: string },
  isLink: boolean,
): Promise<Login> {
  const body = { token: ticket, service };
  try {
    return await client.postLogin({ body });
  } catch (error) {
    if (isLink || failureKind(error) !== 'unauthorized') throw error;
    return client.postLogin({ body }, { headers: { authorization: '' } });
  }
}

/** Removes the ticket from the address at once, and sends it to the server as soon as the viewer is known. */
export function useLoginReturn(address: LoginAddress, onDone: (done: LoggedIn) => void) {
  const navigate = useNavigateTo();
  const client = useClient();
  const actors = useActors();
  const { user } = useViewer();
  const [progress, setProgress] = useState<LoginProgress>({ type: 'idle' });
  const [pending, setPending] = useState<LoginReturn>();
  const isSent = useRef(false);
  const latestDone = useRef(onDone);
  useEffect(() => {
    latestDone.current = onDone;
  }, [onDone]);

  useEffect(() => {
    const read = readLoginReturn(address);
    if (read.outcome.type === 'none') return;
    // oxlint-disable-next-line react/set-state-in-effect -- the address is the source, and it is emptied right here
    setPending(read);
    navigate(address.pathname + read.clean.search + read.clean.hash, { replace: true });
  }, [address, navigate]);

  useEffect(() => {
    if (pending?.outcome.type !== 'ticket' || !actors || isSent.current) return;
    isSent.current = true;
    const { outcome, returnTo } = pending;
    const { service } = outcome;
    const { session } = actors;
    const known = selectUser(session.getSnapshot());
    // A login of a provider that is linked already proves once more who it is.
    const isLink = known !== null && known[`${service}_id`] === null;
    const logIn = async () => {
      setProgress({ type: 'busy', isLink });
      try {
        const login = await sendTicket(client, outcome, isLink);
        session.send({ type: 'session.login', login, now: pageClock.now() });
        setProgress({ type: 'idle' });
        const isLinked = isLink && login.user.id === known.id;
        latestDone.current({ login, linked: isLinked ? service : undefined, returnTo });
      } catch (error) {
        reportError(error);
        const failure = accountFailureOf(error);
        // Ends a session that the server no longer accepts, so that the next attempt is a plain login.
        if (isLink && failure.code === 'session')
          session.send({ type: 'login.verify', now: pageClock.now() });
        setProgress({ type: 'failed', isLink, failure });
      }
    };
    void logIn();
  }, [pending, actors, client]);

  const { returnTo, isAgain } = readLoginReturn(address);
  if (pending?.outcome.type !== 'failed') return { progress, returnTo, isAgain };
  const { code } = pending.outcome;
  const failed: LoginProgress = { type: 'failed', isLink: user !== null, failure: { code } };
  return { progress: failed, returnTo, isAgain };
}
