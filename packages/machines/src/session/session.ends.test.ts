import { describe, expect, it } from 'vitest';
import { loginOf } from '../testing/logins';
import {
  EXP,
  MINUTE,
  SECOND,
  ended,
  mine,
  renewed,
  startMember,
  startSession,
} from '../testing/session';
import { failure } from '../testing/start-machine';

const twitter = { twitter_id: 't', discord_id: null };

describe('a logout', () => {
  it('a logout clears the user, the cookie and the extension, and notifies the server', async () => {
    const run = startMember();
    run.actor.send({ type: 'session.logout' });
    expect(run.emitted).toEqual(ended('logout'));
    expect(run.asked('endSession')).toEqual([{ token: mine.jwt, all: false }]);
    await run.last('endSession').answer();
    expect(run.is({ account: 'guest', revocation: 'idle' })).toBe(true);
  });

  it('everywhere ends the session on every device', () => {
    const run = startMember();
    run.actor.send({ type: 'session.logout', everywhere: true });
    expect(run.asked('endSession')).toEqual([{ token: mine.jwt, all: true }]);
  });

  it('a logout that did not reach the server is reported, and sent again after 5 minutes', async () => {
    const run = startMember();
    run.actor.send({ type: 'session.logout', everywhere: true });
    run.news();
    await run.last('endSession').fail(failure('network'));
    expect(run.emitted).toEqual([{ type: 'logout.failed', all: true }]);
    expect(run.who()).toBeNull();
    run.clock.increment(5 * MINUTE - 1);
    expect(run.calls('endSession')).toHaveLength(1);
    run.clock.increment(1);
    expect(run.asked('endSession')).toEqual([
      { token: mine.jwt, all: true },
      { token: mine.jwt, all: true },
    ]);
  });

  it('a logout is sent to the server at once when the connection is back', async () => {
    const run = startMember();
    run.actor.send({ type: 'session.logout' });
    await run.last('endSession').fail(failure('network'));
    run.actor.send({ type: 'connection.restored' });
    expect(run.calls('endSession')).toHaveLength(2);
    await run.last('endSession').answer();
    run.clock.increment(60 * MINUTE);
    expect(run.calls('endSession')).toHaveLength(2);
  });

  it('a logout with a token the server no longer accepts counts as done', async () => {
    const run = startMember();
    run.actor.send({ type: 'session.logout' });
    run.news();
    await run.last('endSession').fail(failure('http', 401));
    run.clock.increment(60 * MINUTE);
    expect([run.emitted, run.calls('endSession')]).toEqual([[], [run.last('endSession')]]);
  });

  it('the logout of one viewer waits while that of another is sent, and does not affect the current session', async () => {
    const run = startMember();
    run.actor.send({ type: 'session.logout' });
    run.actor.send({ type: 'session.login', login: loginOf('2', EXP), now: 1 });
    run.actor.send({ type: 'session.logout' });
    run.actor.send({ type: 'session.login', login: loginOf('3', EXP), now: 2 });
    expect(run.asked('endSession')).toEqual([{ token: mine.jwt, all: false }]);
    await run.last('endSession').answer();
    expect(run.asked('endSession')).toEqual([
      { token: mine.jwt, all: false },
      { token: loginOf('2', EXP).jwt, all: false },
    ]);
    await run.last('endSession').fail(failure('http', 401));
    expect(run.who()).toBe('3');
  });

  it('the logout of a guest does nothing', () => {
    const run = startSession();
    run.actor.send({ type: 'session.logout' });
    expect([run.emitted, run.calls()]).toEqual([[], []]);
  });
});

describe('another tab', () => {
  it('a token renewed by another tab is adopted: that tab has updated cookie and extension', async () => {
    const run = startMember();
    run.actor.send({ type: 'login.verify', now: MINUTE });
    run.actor.send({ type: 'session.replaced', login: renewed, checkedAt: 5 * MINUTE });
    expect([run.token(), run.isVerifying(), run.emitted]).toEqual([
      renewed.jwt,
      false,
      [{ type: 'session.confirmed' }],
    ]);
    await run.last('refreshSession').answer({ ...mine, checkedAt: MINUTE });
    expect(run.token()).toBe(renewed.jwt);
    run.actor.send({ type: 'session.check', now: 15 * MINUTE });
    expect(run.calls('refreshSession')).toHaveLength(1);
  });

  it("a renewal by another tab makes this tab's answer irrelevant: its change arrives as an event", async () => {
    const run = startMember();
    run.actor.send({ type: 'login.verify', now: MINUTE });
    await run.last('refreshSession').answer(null);
    expect([run.token(), run.isVerifying(), run.emitted]).toEqual([mine.jwt, false, []]);
    run.actor.send({ type: 'session.replaced', login: null, checkedAt: 0 });
    expect(run.emitted).toEqual([{ type: 'session.ended', reason: 'elsewhere' }]);
  });

  it('a login as another viewer in another tab applies to this tab too', () => {
    const run = startMember();
    run.actor.send({ type: 'session.replaced', login: loginOf('2', EXP), checkedAt: 1 });
    expect(run.emitted).toEqual([
      { type: 'session.ended', reason: 'elsewhere' },
      { type: 'session.started', viewerId: '2' },
    ]);
    expect(run.who()).toBe('2');
  });

  it("a login in another tab applies to a guest's tab too", () => {
    const run = startSession();
    run.actor.send({ type: 'session.replaced', login: mine, checkedAt: 1 });
    expect(run.emitted).toEqual([{ type: 'session.started', viewerId: '1' }]);
    expect(run.who()).toBe('1');
  });

  it('a logout in another tab logs this tab out too; that tab has notified the server', () => {
    const run = startMember();
    run.actor.send({ type: 'session.replaced', login: null, checkedAt: 0 });
    expect(run.emitted).toEqual([{ type: 'session.ended', reason: 'elsewhere' }]);
    expect([run.who(), run.calls('endSession')]).toEqual([null, []]);
  });

  it('a logout in another tab does nothing for a guest', () => {
    const run = startSession();
    run.actor.send({ type: 'session.replaced', login: null, checkedAt: 0 });
    expect(run.emitted).toEqual([]);
  });
});

describe('an account linked only to a twitter id', () => {
  const onlyTwitter = loginOf('1', EXP, twitter);

  it('with no discord or google id, gets a warning to link another account', () => {
    expect(startSession({ stored: onlyTwitter }).isWarned()).toBe(true);
    expect(startSession({ stored: mine }).isWarned()).toBe(false);
    expect(startSession({ stored: loginOf('1', EXP, { twitter_id: 't' }) }).isWarned()).toBe(false);
    expect(startSession().isWarned()).toBe(false);
  });

  it('the warning lasts 25 s', () => {
    const run = startSession({ stored: onlyTwitter });
    run.clock.increment(25 * SECOND - 1);
    expect(run.isWarned()).toBe(true);
    run.clock.increment(1);
    expect(run.isWarned()).toBe(false);
  });

  it('an account linked only to a twitter id is warned once, and once more after the next login', () => {
    const run = startSession({ stored: onlyTwitter });
    run.actor.send({ type: 'warning.dismiss' });
    run.actor.send({ type: 'session.login', login: onlyTwitter, now: 1 });
    expect(run.isWarned()).toBe(false);
    run.actor.send({ type: 'session.logout' });
    run.actor.send({ type: 'session.login', login: onlyTwitter, now: 2 });
    expect(run.isWarned()).toBe(true);
  });

  it('another account is warned even if the one before was', () => {
    const run = startSession({ stored: onlyTwitter });
    run.actor.send({ type: 'warning.dismiss' });
    run.actor.send({ type: 'session.login', login: loginOf('2', EXP, twitter), now: 1 });
    expect(run.isWarned()).toBe(true);
  });

  it('an account linked only to a twitter id is not warned any longer once it is linked, or gone', () => {
    const linked = startSession({ stored: onlyTwitter });
    linked.actor.send({ type: 'session.login', login: mine, now: 1 });
    expect(linked.isWarned()).toBe(false);
    const gone = startSession({ stored: onlyTwitter });
    gone.actor.send({ type: 'session.logout' });
    expect(gone.isWarned()).toBe(false);
  });
});
