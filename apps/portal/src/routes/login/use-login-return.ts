import type { Login } from '@oshimado/contract';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useActors } from '../../actors/ActorsProvider';
import { useViewer } from '../../actors/use-viewer';
import { useClient } from '../../app/ClientProvider';
import { reportError } from '../../errors/report';
import { accountFailureOf, type AccountFailure } from './account-failure';
import {
  readLoginReturn,
  type LoginReturn,
  type Provider,
  type ReturnFailure,
} from './login-return';

export type LoginProgress =
  | { readonly type: 'idle' }
  | { readonly type: 'busy'; readonly isLink: boolean }
  | {
      readonly type: 'failed';
      readonly isLink: boolean;
      readonly code: AccountFailure | ReturnFailure;
    };

export interface LoggedIn {
  readonly login: Login;
  /** The provider that was linked; undefined for a login. */
  readonly linked: Provider | undefined;
  readonly returnTo: string | undefined;
}

/** Takes the ticket out of the address at once, and hands it in as soon as it is known who has the page open. */
export function useLoginReturn(onDone: (done: LoggedIn) => void) {
  const location = useLocation();
  const navigate = useNavigate();
  const client = useClient();
  const actors = useActors();
  const { user } = useViewer();
  const [progress, setProgress] = useState<LoginProgress>({ type: 'idle' });
  const [pending, setPending] = useState<LoginReturn>();
  const isHandedIn = useRef(false);
  const latestDone = useRef(onDone);
  useEffect(() => {
    latestDone.current = onDone;
  }, [onDone]);

  useEffect(() => {
    const read = readLoginReturn(location);
    const { search, hash } = read.clean;
    if (read.outcome.type === 'none') return;
    // oxlint-disable-next-line react/set-state-in-effect -- the address is the source, and it is emptied right here
    setPending(read);
    void navigate({ pathname: location.pathname, search, hash }, { replace: true });
  }, [location, navigate]);

  useEffect(() => {
    if (pending?.outcome.type !== 'ticket' || !actors || isHandedIn.current) return;
    isHandedIn.current = true;
    const { outcome, returnTo } = pending;
    const { service, ticket } = outcome;
    const { session } = actors;
    const isLink = session.getSnapshot().context.token !== null;
    const handIn = async () => {
      setProgress({ type: 'busy', isLink });
      try {
        const login = await client.postLogin({ body: { token: ticket, service } });
        session.send({ type: 'session.login', login, now: Date.now() });
        setProgress({ type: 'idle' });
        latestDone.current({ login, linked: isLink ? service : undefined, returnTo });
      } catch (error) {
        reportError(error);
        const code = accountFailureOf(error);
        // A token that is not taken any more must not stand in the way of the next try.
        if (isLink && code === 'session') session.send({ type: 'login.verify', now: Date.now() });
        setProgress({ type: 'failed', isLink, code });
      }
    };
    void handIn();
  }, [pending, actors, client]);

  const { returnTo } = readLoginReturn(location);
  if (pending?.outcome.type !== 'failed') return { progress, returnTo };
  const { code } = pending.outcome;
  const failed: LoginProgress = { type: 'failed', isLink: user !== null, code };
  return { progress: failed, returnTo };
}
