/** A started session machine that records its ports and emitted events, for tests. */
import { sessionMachine, selectUser, hasTwitterWarning, type SessionInput } from '../session';
import { loginOf, tokenOf, userOf } from './logins';
import { startMachine } from './start-machine';

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
/** The second at which the tokens of these tests expire, and the same in epoch ms. */
export const EXP = 36_000;
export const END = EXP * SECOND;
export const mine = loginOf('1', EXP);
export const renewed = { jwt: tokenOf('1-renewed', EXP + 3_600), user: userOf('1') };

export function startSession(input: Partial<SessionInput> = {}) {
  const run = startMachine(sessionMachine, { input: { now: 0, ...input } });
  return {
    ...run,
    types: () => run.emitted.map(({ type }) => type),
    /** Events emitted since the last call. */
    news: () => run.emitted.splice(0),
    asked: (port: string) => run.calls(port).map((call) => call.input),
    is: (state: object) => run.actor.getSnapshot().matches(state),
    token: () => run.context().token,
    isVerifying: () => run.snapshot().matches({ account: { member: 'verifying' } }),
    who: () => selectUser(run.snapshot())?.id ?? null,
    isWarned: () => hasTwitterWarning(run.snapshot()),
  };
}
/** A logged-in member, with the events of the login discarded. */
export function startMember(input: Partial<SessionInput> = {}) {
  const run = startSession({ stored: mine, ...input });
  run.news();
  return run;
}

/** Events emitted when a session ends in this tab. */
export const ended = (reason: 'logout' | 'expired') => [
  { type: 'session.ended', reason },
  { type: 'session.changed', login: null, checkedAt: 0 },
  { type: 'cookie.changed', token: null, expiresAt: null },
  { type: 'extension.send', token: null },
];
