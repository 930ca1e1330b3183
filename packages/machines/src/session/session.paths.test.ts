import { loginOf } from '../testing/logins';
import { provePaths } from '../testing/machine-paths';
import { failure } from '../testing/start-machine';
import { sessionMachine } from './session.machine';

const MINUTE = 60_000;
const twitter = { twitter_id: 't', discord_id: null };

provePaths({
  machine: sessionMachine,
  inputs: [
    { now: 0 },
    { now: 0, stored: loginOf('1', 3_600), checkedAt: 0 },
    { now: 9_000_000, stored: loginOf('1', 3_600) },
    { now: 0, stored: loginOf('1', undefined, twitter) },
    { now: 1_441 * MINUTE, stored: loginOf('1', 90_000), checkedAt: 0 },
  ],
  events: [
    { type: 'session.login', login: loginOf('1', 3_600), now: 0 },
    { type: 'session.login', login: loginOf('2', 3_600, twitter), now: 0 },
    { type: 'session.check', now: MINUTE },
    { type: 'session.check', now: 11 * MINUTE },
    { type: 'session.check', now: 61 * MINUTE },
    { type: 'page.shown', now: MINUTE },
    { type: 'page.shown', now: 61 * MINUTE },
    { type: 'page.shown', now: 1_441 * MINUTE },
    { type: 'login.verify', now: MINUTE },
    { type: 'login.verify', now: MINUTE, bounces: true },
    { type: 'session.logout' },
    { type: 'session.logout', everywhere: true },
    { type: 'connection.restored' },
    { type: 'session.replaced', login: loginOf('1', 7_200), checkedAt: 0 },
    { type: 'session.replaced', login: loginOf('2', 7_200), checkedAt: 0 },
    { type: 'session.replaced', login: null, checkedAt: 0 },
    { type: 'warning.dismiss' },
  ],
  answers: {
    refreshSession: [{ ...loginOf('1', 3_600), checkedAt: MINUTE }, null],
    endSession: [{}],
  },
  failures: {
    refreshSession: [failure('network'), failure('http', 401)],
    endSession: [failure('network'), failure('http', 401)],
  },
  seen: ({ value, context }) => ({
    value,
    user: context.user?.id,
    twitter: context.user?.twitter_id,
    isBounced: context.isBounced,
    revocation: context.revocations[0]?.all,
  }),
  transient: ['account.deciding'],
  isEnough: ({ context }) => context.revocations.length > 1,
});
