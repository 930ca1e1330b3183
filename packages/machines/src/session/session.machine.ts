/**
 * A login: stored, verified, renewed, rejected, ended on this device or on all. Not here: where the token is stored and how
 * providers log in. The current time comes with the events.
 *
 * Specification, section 4, "Login".
 */
import {
  backOffMs,
  failureKind,
  isTokenExpired,
  isTwitterOnly,
  LOGIN_CHECK_MS,
  LOGIN_STALE_MS,
  RETRY_FIRST_MS,
  RETRY_MAX_MS,
  tokenExpiry,
  TWITTER_WARNING_MS,
} from '@oshimado/domain';
import { assign, enqueueActions, fromPromise, not, setup } from 'xstate';
import { missingPort } from '../ports/missing-port';
import { required } from '../ports/required';
import type {
  Kept,
  Refreshed,
  RefreshInput,
  Revocation,
  SessionContext,
  SessionEvent,
  SessionInput,
  SessionEmitted,
} from './session.types';

const nobody = { token: null, user: null, checkedAt: 0, isBounced: false } as const;

/** The login of a device: verified, renewed, and ended here or on all devices. */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    input: {} as SessionInput,
    emitted: {} as SessionEmitted,
  },
  actors: {
    refreshSession: fromPromise<Refreshed | null, RefreshInput>(
      missingPort('sessionMachine', 'refreshSession'),
    ),
    endSession: fromPromise<unknown, Revocation>(missingPort('sessionMachine', 'endSession')),
  },
  guards: {
    hasToken: ({ context }) => context.token !== null,
    isExpired: ({ context, event }) =>
      context.token !== null &&
      isTokenExpired(context.token, 'now' in event ? event.now : context.now),
    isDue: ({ context, event }) => 'now' in event && event.now - context.checkedAt > LOGIN_CHECK_MS,
    isStale: ({ context, event }) =>
      context.token !== null &&
      ('now' in event ? event.now : context.now) - context.checkedAt > LOGIN_STALE_MS,
    isBouncing: ({ event }) => event.type === 'login.verify' && event.bounces === true,
    isSuperseded: (_, { output }: { output: Refreshed | null }) => output === null,
    isUnauthorized: (_, { error }: { error: unknown }) => failureKind(error) === 'unauthorized',
    isSomebody: ({ event }) => event.type === 'session.replaced' && event.login !== null,
    isSameViewer: ({ context, event }) =>
      event.type === 'session.replaced' &&
      event.login !== null &&
      event.login.user.id === context.user?.id,
    isSameLogin: ({ context, event }) =>
      event.type === 'session.login' && event.login.user.id === context.user?.id,
    isTwitterOnly: ({ context }) => context.user !== null && isTwitterOnly(context.user),
    isSettled: ({ context }) => context.revocations.length === 0,
    isGone: ({ context }) => context.token === null,
  },
  actions: {
    noteBounce: assign(({ event }) => ({
      isBounced: event.type === 'login.verify' && event.bounces === true,
    })),
    /** Starts or continues the session with this token. */
    keep: enqueueActions(({ enqueue }, { login: { jwt: token, user }, checkedAt }: Kept) => {
      const login = { jwt: token, user };
      enqueue.assign({ token, user, checkedAt });
      enqueue.emit({ type: 'session.changed', login, checkedAt });
      enqueue.emit({ type: 'cookie.changed', token, expiresAt: tokenExpiry(token) });
      enqueue.emit({ type: 'extension.send', token });
    }),
    /** Takes over the session of another tab, which has already updated cookie and extension. */
    takeReplaced: assign(({ event }) =>
      event.type === 'session.replaced' && event.login
        ? {
            token: event.login.jwt,
            user: event.login.user,
            checkedAt: event.checkedAt,
          }
        : nobody,
    ),
    notifyStarted: enqueueActions(({ context, enqueue }) => {
      if (context.user) enqueue.emit({ type: 'session.started', viewerId: context.user.id });
    }),
    notifyConfirmed: enqueueActions(({ enqueue }) => {
      enqueue.emit({ type: 'session.confirmed' });
    }),
    notifyTokenChanged: enqueueActions(({ context: { token }, enqueue }) => {
      enqueue.emit({
        type: 'cookie.changed',
        token,
        expiresAt: token === null ? null : tokenExpiry(token),
      });
      enqueue.emit({ type: 'extension.send', token });
    }),
    /** Clears the user and emits the end of the session, so that listeners clear favorites. */
    forget: enqueueActions(({ enqueue }, { reason }: { reason: 'logout' | 'expired' }) => {
      enqueue.assign(nobody);
      enqueue.emit({ type: 'session.ended', reason });
      enqueue.emit({ type: 'session.changed', login: null, checkedAt: 0 });
      enqueue.emit({ type: 'cookie.changed', token: null, expiresAt: null });
      enqueue.emit({ type: 'extension.send', token: null });
    }),
    notifyEndedElsewhere: enqueueActions(({ enqueue }) => {
      enqueue.emit({ type: 'session.ended', reason: 'elsewhere' });
    }),
    bounce: enqueueActions(({ context, enqueue }) => {
      if (context.isBounced) enqueue.emit({ type: 'login.requested' });
    }),
    askForRevocation: assign(({ context, event }) => {
      if (event.type !== 'session.logout' || context.token === null) return {};
      const revocation = { token: context.token, all: event.everywhere === true };
      return { revocations: [...context.revocations, revocation] };
    }),
    closeRevocation: assign(({ context }) => ({
      revocations: context.revocations.slice(1),
      isLogoutFailureNotified: false,
    })),
    notifyLogoutFailed: enqueueActions(({ context, enqueue }) => {
      const [revocation] = context.revocations;
      if (!revocation || context.isLogoutFailureNotified) return;
      enqueue.assign({ isLogoutFailureNotified: true });
      enqueue.emit({ type: 'logout.failed', all: revocation.all });
    }),
  },
  delays: {
    twitterWarning: TWITTER_WARNING_MS,
    retryEvery: backOffMs(9, RETRY_FIRST_MS, RETRY_MAX_MS),
  },
}).createMachine({
  id: 'session',
  context: ({ input }) => ({
    ...nobody,
    token: input.stored?.jwt ?? null,
    user: input.stored?.user ?? null,
    checkedAt: input.checkedAt ?? 0,
    now: input.now,
    revocations: [],
    isLogoutFailureNotified: false,
  }),
  type: 'parallel',
  states: {
    account: {
      initial: 'deciding',
      states: {
        deciding: {
          always: [
            {
              guard: 'isExpired',
              target: 'guest',
              actions: { type: 'forget', params: { reason: 'expired' } },
            },
            {
              guard: 'isStale',
              target: 'member.verifying',
              actions: ['notifyTokenChanged', 'notifyStarted'],
            },
            {
              guard: 'hasToken',
              target: 'member',
              actions: ['notifyTokenChanged', 'notifyStarted'],
            },
            { target: 'guest' },
          ],
        },
        guest: {
          on: {
            'session.login': {
              target: 'member',
              actions: [
                {
                  type: 'keep',
                  params: ({ event }) => ({ login: event.login, checkedAt: event.now }),
                },
                'notifyStarted',
              ],
            },
            'session.replaced': {
              guard: 'isSomebody',
              target: 'member',
              actions: ['takeReplaced', 'notifyStarted'],
            },
          },
        },
        member: {
          initial: 'resting',
          on: {
            'session.logout': {
              target: 'guest',
              actions: ['askForRevocation', { type: 'forget', params: { reason: 'logout' } }],
            },
            'session.login': [
              {
                // Another provider was linked: the same viewer with a new token.
                guard: 'isSameLogin',
                target: '.resting',
                actions: [
                  {
                    type: 'keep',
                    params: ({ event }) => ({ login: event.login, checkedAt: event.now }),
                  },
                  'notifyConfirmed',
                ],
              },
              {
                target: '.resting',
                actions: [
                  'notifyEndedElsewhere',
                  {
                    type: 'keep',
                    params: ({ event }) => ({ login: event.login, checkedAt: event.now }),
                  },
                  'notifyStarted',
                ],
              },
            ],
            'session.replaced': [
              {
                // Another tab has renewed the token: a verification that waits here is no longer needed.
                guard: 'isSameViewer',
                target: '.resting',
                actions: ['takeReplaced', 'notifyConfirmed'],
              },
              {
                guard: 'isSomebody',
                target: '.resting',
                actions: ['notifyEndedElsewhere', 'takeReplaced', 'notifyStarted'],
              },
              { target: 'guest', actions: ['notifyEndedElsewhere', 'takeReplaced'] },
            ],
          },
          states: {
            resting: {
              on: {
                'session.check': [
                  {
                    guard: 'isExpired',
                    target: '#session.account.guest',
                    actions: { type: 'forget', params: { reason: 'expired' } },
                  },
                  { guard: 'isDue', target: 'verifying', actions: 'noteBounce' },
                ],
                'page.shown': [
                  {
                    guard: 'isExpired',
                    target: '#session.account.guest',
                    actions: { type: 'forget', params: { reason: 'expired' } },
                  },
                  { guard: 'isStale', target: 'verifying', actions: 'noteBounce' },
                ],
                'login.verify': { target: 'verifying', actions: 'noteBounce' },
              },
            },
            /** "Validity is checked with a refresh call." */
            verifying: {
              invoke: {
                src: 'refreshSession',
                input: ({ context }) => ({ token: required(context.token) }),
                onDone: [
                  {
                    guard: {
                      type: 'isSuperseded',
                      params: ({ event }) => ({ output: event.output }),
                    },
                    target: 'resting',
                  },
                  {
                    target: 'resting',
                    actions: [
                      {
                        type: 'keep',
                        params: ({ event }) => {
                          const login = required(event.output);
                          return { login, checkedAt: login.checkedAt };
                        },
                      },
                      'notifyConfirmed',
                    ],
                  },
                ],
                onError: [
                  {
                    guard: {
                      type: 'isUnauthorized',
                      params: ({ event }) => ({ error: event.error }),
                    },
                    target: '#session.account.guest',
                    actions: ['bounce', { type: 'forget', params: { reason: 'expired' } }],
                  },
                  { target: 'resting' },
                ],
              },
              // A later request without `bounces` does not cancel an earlier one with it.
              on: { 'login.verify': { guard: 'isBouncing', actions: 'noteBounce' } },
            },
          },
        },
      },
    },
    /** "The warning has a button to /login and lasts 25 s." */
    warning: {
      initial: 'deciding',
      on: {
        'session.login': { guard: not('isSameLogin'), target: '.deciding' },
        'session.replaced': { guard: not('isSameViewer'), target: '.deciding' },
      },
      states: {
        /** Waits for a login; each account is warned once. */
        deciding: { always: { guard: 'isTwitterOnly', target: 'warned' } },
        warned: {
          always: { guard: not('isTwitterOnly'), target: 'deciding' },
          after: { twitterWarning: 'seen' },
          on: { 'warning.dismiss': 'seen' },
        },
        seen: { always: { guard: 'isGone', target: 'deciding' } },
      },
    },
    /** Every logout is sent to the server, as long as this tab is open. */
    revocation: {
      initial: 'idle',
      states: {
        idle: { always: { guard: not('isSettled'), target: 'revoking' } },
        revoking: {
          invoke: {
            src: 'endSession',
            input: ({ context }) => required(context.revocations[0]),
            onDone: { target: 'idle', actions: 'closeRevocation' },
            onError: [
              {
                // A token that the server rejects counts as ended.
                guard: {
                  type: 'isUnauthorized',
                  params: ({ event }) => ({ error: event.error }),
                },
                target: 'idle',
                actions: 'closeRevocation',
              },
              { target: 'waiting', actions: 'notifyLogoutFailed' },
            ],
          },
        },
        waiting: {
          after: { retryEvery: 'revoking' },
          on: { 'connection.restored': 'revoking' },
        },
      },
    },
  },
});
