import { describe, expect, it } from 'vitest';
import { loginOf, tokenOf, userOf } from '../testing/logins';
import {
  END,
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
import { selectUser } from './session.selectors';

const DAY = 1_440 * MINUTE;

describe('a login', () => {
  it('a login is read from the device: no account means guest', () => {
    const run = startSession();
    const snapshot = run.snapshot();
    expect([run.token(), selectUser(snapshot)]).toEqual([null, null]);
    expect(run.emitted).toEqual([]);
  });

  it('a login returned by a provider is stored and emitted', () => {
    const run = startSession();
    run.actor.send({ type: 'session.login', login: mine, now: MINUTE });
    expect(run.emitted).toEqual([
      { type: 'session.changed', login: mine, checkedAt: MINUTE },
      { type: 'cookie.changed', token: mine.jwt, expiresAt: END },
      { type: 'extension.send', token: mine.jwt },
      { type: 'session.started', viewerId: '1' },
    ]);
    const snapshot = run.snapshot();
    expect([run.token(), selectUser(snapshot)]).toEqual([mine.jwt, mine.user]);
  });

  it('a cookie holding the token is set with the token’s expiry', () => {
    expect(startSession({ stored: mine }).emitted).toContainEqual({
      type: 'cookie.changed',
      token: mine.jwt,
      expiresAt: END,
    });
    const endless = loginOf('1');
    expect(startSession({ stored: endless }).emitted).toContainEqual({
      type: 'cookie.changed',
      token: endless.jwt,
      expiresAt: null,
    });
  });

  it('the token is also sent to the browser extension', () => {
    expect(startSession({ stored: mine }).emitted).toContainEqual({
      type: 'extension.send',
      token: mine.jwt,
    });
  });

  it('linking another provider continues the same session with the new token', () => {
    const run = startMember();
    const linked = { jwt: tokenOf('1-linked', EXP), user: userOf('1', { google_id: 'g' }) };
    run.actor.send({ type: 'session.login', login: linked, now: MINUTE });
    expect(run.types()).toEqual([
      'session.changed',
      'cookie.changed',
      'extension.send',
      'session.confirmed',
    ]);
    expect(selectUser(run.snapshot())?.google_id).toBe('g');
    expect(run.token()).toBe(linked.jwt);
  });

  it('a login with another account ends the former session', () => {
    const run = startMember();
    run.actor.send({ type: 'session.login', login: loginOf('2', EXP), now: MINUTE });
    expect(run.types()).toEqual([
      'session.ended',
      'session.changed',
      'cookie.changed',
      'extension.send',
      'session.started',
    ]);
    expect(run.emitted).toContainEqual({ type: 'session.started', viewerId: '2' });
    expect(run.who()).toBe('2');
  });

  it('a login while the old token is being verified cancels that verification', async () => {
    const run = startMember();
    run.actor.send({ type: 'login.verify', now: MINUTE });
    run.actor.send({ type: 'session.login', login: loginOf('2', EXP), now: MINUTE });
    const call = run.last('refreshSession');
    expect(call.signal.aborted).toBe(true);
    await call.answer({ ...renewed, checkedAt: 2 * MINUTE });
    expect(run.who()).toBe('2');
  });
});

describe('verification', () => {
  it('validity is checked with a refresh call', async () => {
    const run = startMember();
    run.actor.send({ type: 'login.verify', now: MINUTE });
    expect(run.asked('refreshSession')).toEqual([{ token: mine.jwt }]);
    expect(run.isVerifying()).toBe(true);
    await run.last('refreshSession').answer({ ...renewed, checkedAt: MINUTE + 5 });
    expect(run.emitted).toEqual([
      { type: 'session.changed', login: renewed, checkedAt: MINUTE + 5 },
      { type: 'cookie.changed', token: renewed.jwt, expiresAt: END + 3_600 * SECOND },
      { type: 'extension.send', token: renewed.jwt },
      { type: 'session.confirmed' },
    ]);
    expect([run.isVerifying(), run.token()]).toEqual([false, renewed.jwt]);
  });

  it('verification is asked once, however many calls were refused meanwhile', () => {
    const run = startMember();
    run.actor.send({ type: 'login.verify', now: 1 });
    run.actor.send({ type: 'login.verify', now: 2 });
    run.actor.send({ type: 'session.check', now: 11 * MINUTE });
    expect(run.calls('refreshSession')).toHaveLength(1);
  });

  it('the user card re-verifies the login when it becomes visible, if the last check was more than 10 minutes ago', async () => {
    const run = startMember({ checkedAt: MINUTE, now: MINUTE });
    run.actor.send({ type: 'session.check', now: 11 * MINUTE });
    expect(run.calls('refreshSession')).toEqual([]);
    run.actor.send({ type: 'session.check', now: 11 * MINUTE + 1 });
    expect(run.calls('refreshSession')).toHaveLength(1);
    await run.last('refreshSession').answer({ ...renewed, checkedAt: 12 * MINUTE });
    run.actor.send({ type: 'session.check', now: 22 * MINUTE });
    expect(run.calls('refreshSession')).toHaveLength(1);
  });

  it('verification is not asked for a guest', () => {
    const run = startSession();
    run.actor.send({ type: 'session.check', now: 11 * MINUTE });
    run.actor.send({ type: 'login.verify', now: 11 * MINUTE, bounces: true });
    run.actor.send({ type: 'page.shown', now: 11 * MINUTE });
    expect([run.calls(), run.emitted]).toEqual([[], []]);
  });

  it('verification is made when a page starts more than a day after the last one, once, whether or not it succeeds', async () => {
    const stored = loginOf('1', 7 * DAY);
    const isVerified = (now: number) => startSession({ stored, now, checkedAt: 0 }).isVerifying();
    expect([isVerified(DAY), isVerified(DAY + 1)]).toEqual([false, true]);
    const run = startMember({ stored, now: DAY + 1, checkedAt: 0 });
    await run.last('refreshSession').fail();
    expect([run.emitted, run.who(), run.calls()]).toMatchObject([[], '1', { length: 1 }]);
  });

  it('verification is made when a page is shown more than a day after the last one, without a way to the login page', async () => {
    const run = startMember({ stored: loginOf('1', 7 * DAY) });
    run.actor.send({ type: 'page.shown', now: DAY });
    expect(run.isVerifying()).toBe(false);
    run.actor.send({ type: 'page.shown', now: DAY + 1 });
    await run.last('refreshSession').fail(failure('http', 401));
    expect(run.emitted).toEqual(ended('expired'));
  });

  it('a 401 from verification logs out', async () => {
    const run = startMember();
    run.actor.send({ type: 'session.check', now: 11 * MINUTE });
    await run.last('refreshSession').fail(failure('http', 401));
    expect(run.emitted).toEqual(ended('expired'));
    expect(run.who()).toBeNull();
  });

  it.each([
    [{ type: 'login.verify' as const, now: 1, bounces: true }, 1],
    [{ type: 'login.verify' as const, now: 1, bounces: false }, 0],
    [{ type: 'login.verify' as const, now: 1 }, 0],
  ])('a 401 may redirect to /login: %j', async (event, times) => {
    const run = startMember();
    run.actor.send(event);
    await run.last('refreshSession').fail(failure('http', 401));
    expect(run.types().filter((type) => type === 'login.requested')).toHaveLength(times);
  });

  it('a 401 redirects if that was requested before the answer arrived', async () => {
    const run = startMember();
    run.actor.send({ type: 'session.check', now: 11 * MINUTE });
    run.actor.send({ type: 'login.verify', now: 11 * MINUTE, bounces: true });
    await run.last('refreshSession').fail(failure('http', 401));
    expect(run.types()).toContain('login.requested');
  });

  it('a 401 redirects even if a later request did not ask for it', async () => {
    const run = startMember();
    run.actor.send({ type: 'login.verify', now: 1, bounces: true });
    run.actor.send({ type: 'login.verify', now: 2 });
    await run.last('refreshSession').fail(failure('http', 401));
    expect(run.types()).toContain('login.requested');
  });

  it.each([failure('network'), failure('http', 503), failure('http', 403)])(
    'that fails otherwise keeps the session: %s',
    async (error) => {
      const run = startMember();
      run.actor.send({ type: 'login.verify', now: MINUTE });
      await run.last('refreshSession').fail(error);
      expect([run.isVerifying(), run.token(), run.emitted]).toEqual([false, mine.jwt, []]);
      // It is still due.
      run.actor.send({ type: 'session.check', now: 11 * MINUTE });
      await run.last('refreshSession').answer({ ...renewed, checkedAt: 11 * MINUTE });
      expect(run.token()).toBe(renewed.jwt);
    },
  );

  it('a verification answered after the logout does not log in again', async () => {
    const run = startMember();
    run.actor.send({ type: 'login.verify', now: MINUTE });
    run.actor.send({ type: 'session.logout' });
    run.news();
    await run.last('refreshSession').answer({ ...renewed, checkedAt: 2 * MINUTE });
    expect([run.who(), run.emitted]).toEqual([null, []]);
  });
});

describe('a stored token past its expiry', () => {
  it('triggers logout, which clears the user and the favorites', () => {
    const run = startSession({ stored: mine, now: END });
    // The favorites listen to session.ended.
    expect(run.emitted).toEqual(ended('expired'));
    expect([run.who(), run.token()]).toEqual([null, null]);
    expect(run.calls()).toEqual([]);
  });

  it('a stored token past its expiry is a session until that very moment', () => {
    expect(startSession({ stored: mine, now: END - 1 }).who()).toBe('1');
  });

  it.each(['session.check', 'page.shown'] as const)(
    'a stored token past its expiry is noticed on %s',
    (type) => {
      const run = startMember({ checkedAt: END });
      run.actor.send({ type, now: END - 1 });
      expect(run.emitted).toEqual([]);
      run.actor.send({ type, now: END });
      expect(run.emitted).toEqual(ended('expired'));
    },
  );
});
