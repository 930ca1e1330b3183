/**
 * Choosing whose streams are shown: the current org, the starred ones in the viewer's order, and the dialog with all of them.
 * An org in the address waits for the list and is checked against it. It refuses to know routes and how orgs are loaded.
 */
import type { Org } from '@oshimado/contract';
import { failureReason } from '@oshimado/domain';
import { assign, enqueueActions, fromPromise, setup } from 'xstate';
import { missingPort } from '../ports/missing-port';
import { moved, orgOf, toggled, withAllFirst } from './org-selection.rules';
import type {
  OrgSelectionContext,
  OrgSelectionEvent,
  OrgSelectionInput,
  OrgSelectionNotice,
} from './org-selection.types';

/** An org of the address that is not the current one has to be looked up. */
const awaitedOf = (name: string | null, current: string): string | null =>
  name === null || name === '' || name === current ? null : name;

export const orgSelectionMachine = setup({
  types: {
    context: {} as OrgSelectionContext,
    events: {} as OrgSelectionEvent,
    input: {} as OrgSelectionInput,
    emitted: {} as OrgSelectionNotice,
    tags: {} as 'busy' | 'open',
  },
  actors: {
    loadOrgs: fromPromise<readonly Org[]>(missingPort('orgSelectionMachine', 'loadOrgs')),
  },
  guards: {
    isKnown: ({ context, event }) =>
      event.type === 'org.choose' && orgOf(context, event.name) !== null,
    isAwaitedListed: ({ context: { orgs, awaited } }) =>
      orgs?.some(({ name }) => name === awaited) === true,
    isOtherOrg: ({ context, event }) =>
      event.type === 'address.changed' && awaitedOf(event.org, context.current.name) !== null,
    isAwaiting: ({ context }) => context.awaited !== null,
  },
  actions: {
    chooseOrg: enqueueActions(({ context, event, enqueue }) => {
      const org = event.type === 'org.choose' ? orgOf(context, event.name) : null;
      if (!org) return;
      const { isOnFavorites, addressOrg } = context;
      enqueue.assign({ current: org, awaited: null });
      enqueue.emit({
        type: 'org.chosen',
        org,
        goesHome: isOnFavorites,
        replacesQuery: addressOrg !== null,
      });
    }),
    refuseOrg: enqueueActions(({ event, enqueue }) => {
      if (event.type === 'org.choose')
        enqueue.emit({ type: 'org.refused', name: event.name, code: 'unknown' });
    }),
    changeFavorites: enqueueActions(({ context, event, enqueue }) => {
      if (event.type !== 'favorite.toggle' && event.type !== 'favorite.move') return;
      const after =
        event.type === 'favorite.toggle'
          ? toggled(context, event.name)
          : moved(context, event.name, event.by);
      if (!after.ok) {
        enqueue.emit({ type: 'org.refused', name: event.name, code: after.code });
        return;
      }
      enqueue.assign({ favorites: after.favorites });
      enqueue.emit({ type: 'favorites.changed', favorites: after.favorites });
    }),
    keepOrgs: assign((_, { orgs }: { orgs: readonly Org[] }) => ({
      orgs: withAllFirst(orgs),
      error: null,
    })),
    /** "An unknown org name sets the org to nothing" is a defect of the original: the current one stays. */
    settleAwaited: enqueueActions(({ context, enqueue }) => {
      const { awaited } = context;
      if (awaited === null) return;
      const org = orgOf(context, awaited);
      enqueue.assign({ awaited: null });
      if (!org) {
        enqueue.emit({ type: 'org.refused', name: awaited, code: 'unknown' });
        return;
      }
      enqueue.assign({ current: org });
      enqueue.emit({ type: 'org.chosen', org, goesHome: false, replacesQuery: false });
    }),
    keepError: enqueueActions(({ enqueue }, { error }: { error: unknown }) => {
      const code = failureReason(error);
      enqueue.assign({ error: code });
      enqueue.emit({ type: 'orgs.failed', code });
    }),
    forgetError: assign({ error: null }),
    emptyFilter: assign({ filter: '' }),
    takeFilter: assign(({ event }) =>
      event.type === 'filter.change' ? { filter: event.text } : {},
    ),
    takeAddress: assign(({ context, event }) =>
      event.type === 'address.changed'
        ? {
            addressOrg: event.org === '' ? null : event.org,
            isOnFavorites: event.isOnFavorites,
            awaited: awaitedOf(event.org, context.current.name),
          }
        : {},
    ),
    takeReplaced: assign(({ event }) =>
      event.type === 'orgs.replaced' ? { current: event.current, favorites: event.favorites } : {},
    ),
  },
}).createMachine({
  id: 'orgSelection',
  context: ({ input }) => ({
    current: input.current,
    favorites: input.favorites,
    orgs: null,
    filter: '',
    error: null,
    isOnFavorites: input.isOnFavorites ?? false,
    addressOrg: input.addressOrg || null,
    awaited: awaitedOf(input.addressOrg ?? null, input.current.name),
  }),
  initial: 'shut',
  on: {
    'org.choose': [
      { guard: 'isKnown', target: '.shut', actions: 'chooseOrg' },
      { actions: 'refuseOrg' },
    ],
    'favorite.toggle': { actions: 'changeFavorites' },
    'favorite.move': { actions: 'changeFavorites' },
    'address.changed': { target: '.shut', actions: 'takeAddress' },
    'orgs.replaced': { actions: 'takeReplaced' },
  },
  states: {
    shut: {
      initial: 'idle',
      on: { 'dialog.open': { target: 'open', actions: 'emptyFilter' } },
      states: {
        idle: {
          always: [
            { guard: 'isAwaitedListed', actions: 'settleAwaited' },
            { guard: 'isAwaiting', target: 'checking' },
          ],
        },
        /** An org of the address waits for the list. */
        checking: {
          tags: 'busy',
          entry: 'forgetError',
          invoke: {
            src: 'loadOrgs',
            onDone: {
              target: 'idle',
              actions: [
                { type: 'keepOrgs', params: ({ event }) => ({ orgs: event.output }) },
                'settleAwaited',
              ],
            },
            onError: {
              target: 'unchecked',
              actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        /** The list did not come: the current org stays, and `orgs.retry` checks again. */
        unchecked: { on: { 'orgs.retry': 'checking' } },
      },
    },
    open: {
      tags: 'open',
      initial: 'loading',
      on: {
        'dialog.close': 'shut',
        // A page that changes beneath the dialog leaves it open, unless its address chooses for the viewer.
        'address.changed': [
          { guard: 'isOtherOrg', target: 'shut', actions: 'takeAddress' },
          { actions: 'takeAddress' },
        ],
        'filter.change': { actions: 'takeFilter' },
      },
      states: {
        /** "The orgs list is fetched again each time the dialog opens"; an older list stays readable meanwhile. */
        loading: {
          tags: 'busy',
          entry: 'forgetError',
          invoke: {
            src: 'loadOrgs',
            onDone: {
              target: 'listed',
              actions: [
                { type: 'keepOrgs', params: ({ event }) => ({ orgs: event.output }) },
                'settleAwaited',
              ],
            },
            onError: {
              target: 'failed',
              actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        listed: {},
        /** `orgs.retry` loads again; favourites can be chosen without a list. */
        failed: { on: { 'orgs.retry': 'loading' } },
      },
    },
  },
});
