/** The behaviour that section 4 of the specification asks of the login. */
import { expect, it } from 'vitest';
import { favoritesMachine } from '../favorites/favorites.machine';
import { selectFavorites } from '../favorites/favorites.selectors';
import { favoriteOf } from '../testing/favorites';
import { loginOf } from '../testing/logins';
import { failure, startMachine } from '../testing/start-machine';
import { sessionMachine } from './session.machine';
import { selectUser } from './session.selectors';
import type { SessionInput } from './session.types';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Ends after an hour. */
const login = loginOf('1', HOUR / 1_000);

const start = (input: Partial<SessionInput> = {}) =>
  startMachine(sessionMachine, { input: { now: 0, stored: login, checkedAt: 0, ...input } });

it('verifying a login calls refresh and takes the renewed token', async () => {
  const run = start();
  run.actor.send({ type: 'login.verify', now: MINUTE });
  expect(run.last('refreshSession').input).toEqual({ token: login.jwt });
  const renewed = loginOf('1', 2 * (HOUR / 1_000));
  await run.last('refreshSession').answer({ ...renewed, checkedAt: MINUTE });
  expect(run.emitted.at(-1)).toEqual({ type: 'session.confirmed' });
  expect(run.context()).toMatchObject({ token: renewed.jwt, checkedAt: MINUTE });
});

it('a check verifies the login only when the last one is more than 10 minutes old', () => {
  const run = start();
  run.actor.send({ type: 'session.check', now: 10 * MINUTE });
  expect(run.calls('refreshSession')).toHaveLength(0);
  run.actor.send({ type: 'session.check', now: 10 * MINUTE + 1 });
  expect(run.calls('refreshSession')).toHaveLength(1);
});

it('an expired stored token ends the session, which empties user and favorites', () => {
  const run = start({ now: HOUR });
  expect(selectUser(run.snapshot())).toBeNull();
  const ended = run.emitted.filter((event) => event.type === 'session.ended');
  expect(ended).toHaveLength(1);
  const favorites = startMachine(favoritesMachine, {
    input: { viewerId: '1', favorites: [favoriteOf('a')], keyPrefix: 'tab' },
  });
  expect(selectFavorites(favorites.snapshot())).toHaveLength(1);
  for (const event of ended) favorites.actor.send(event);
  expect(selectFavorites(favorites.snapshot())).toEqual([]);
});

it.each([true, false])(
  'a 401 from verification logs out, and asks for the login page only if told to: %s',
  async (bounces) => {
    const run = start();
    run.actor.send({ type: 'login.verify', now: MINUTE, bounces });
    await run.last('refreshSession').fail(failure('http', 401));
    expect(selectUser(run.snapshot())).toBeNull();
    expect(run.emitted).toContainEqual({ type: 'session.ended', reason: 'expired' });
    expect(run.emitted.some(({ type }) => type === 'login.requested')).toBe(bounces);
  },
);

it('a login emits the cookie with the token and its expiry', () => {
  const run = start({ stored: null });
  expect(run.emitted).toEqual([]);
  run.actor.send({ type: 'session.login', login, now: 0 });
  expect(run.emitted).toContainEqual({
    type: 'cookie.changed',
    token: login.jwt,
    expiresAt: HOUR,
  });
});
