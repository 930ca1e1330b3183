/** Sessions of an account, one per device. Their tokens are renewed, and each can be revoked. */
import { randomUUID } from 'node:crypto';
import type { AccountStore } from '../store';
import { needsLogin, type User } from './caller';
import { SESSION_MAX_MS, TOKEN_OVERLAP_MS, type Identify } from './identify';
import type { Tokens } from './tokens';

export interface SessionsOptions {
  readonly accounts: AccountStore;
  readonly tokens: Tokens;
  readonly identify: Pick<Identify, 'forget'>;
  /** Notifies other processes that these sessions ended or changed. Default: no other processes. */
  readonly onChange?: (sessionIds: readonly string[]) => void;
}

const DEVICE_MAX = 250;

export function createSessions({ accounts, tokens, identify, onChange }: SessionsOptions) {
  const changed = (ids: readonly string[]) => {
    identify.forget(ids);
    onChange?.(ids);
  };

  return {
    /** Starts a session, in place of one of the account if `former` is given; returns its token. */
    open: async (
      userId: string,
      userAgent: string | undefined,
      former?: string,
    ): Promise<string> => {
      const id = randomUUID();
      const { token, id: tokenId, expiresAt } = await tokens.sign({ sub: userId, sid: id });
      const device = userAgent?.slice(0, DEVICE_MAX) || null;
      await accounts.openSession({ id, userId, tokenId, device, expiresAt });
      if (former !== undefined) {
        // It is the same browser: what it is notified of does not end.
        await accounts.passDevices(former, id);
        changed(await accounts.closeSessions(userId, former));
      }
      return token;
    },

    /** Renews the token of the calling session. Concurrent calls of several tabs share one renewal. */
    renew: async ({ id: userId, session }: User): Promise<string> => {
      if (!session) throw needsLogin();
      const until = session.loggedInAt + SESSION_MAX_MS;
      const fresh = await tokens.sign({ sub: userId, sid: session.id }, { until });
      const renewed = await accounts.renewSession(session.id, {
        from: session.tokenId,
        to: fresh.id,
        expiresAt: fresh.expiresAt,
        overlapMs: TOKEN_OVERLAP_MS,
      });
      changed([session.id]);
      if (renewed) return fresh.token;
      const current = await accounts.findSession(session.id);
      if (!current) throw needsLogin();
      const again = await tokens.sign(
        { sub: userId, sid: session.id },
        { id: current.token_id, until },
      );
      return again.token;
    },

    /** Ends one session of the account, or all; returns how many ended. */
    close: async (userId: string, id?: string): Promise<number> => {
      const ended = await accounts.closeSessions(userId, id);
      changed(ended);
      return ended.length;
    },

    changed,
  };
}
