import type { Outbox } from '@oshimado/domain';
import { favoriteOf } from '../testing/favorites';
import { provePaths } from '../testing/machine-paths';
import { failure } from '../testing/start-machine';
import { favoritesMachine } from './favorites.machine';

const ops = [{ op: 'add', channel_id: 'a' }] as const;
const empty: Outbox = { version: 1, closed: 0, staged: [], queue: [] };
const left: Outbox = { version: 5, closed: 0, staged: [], queue: [{ key: 'k', owner: '1', ops }] };
const staged: Outbox = {
  version: 6,
  closed: 0,
  staged: [{ op: 'add', channel_id: 'b', owner: '1' }],
  queue: [],
};

provePaths({
  machine: favoritesMachine,
  inputs: [
    { keyPrefix: 't' },
    { keyPrefix: 't', viewerId: '1' },
    { keyPrefix: 't', viewerId: '1', favorites: [favoriteOf('a')] },
  ],
  events: [
    { type: 'favorite.toggle', channelId: 'a', channelType: 'vtuber' },
    { type: 'favorite.toggle', channelId: 'c', channelType: 'subber' },
    { type: 'favorites.change', op: 'add', channelIds: ['a', 'd'] },
    { type: 'favorites.change', op: 'remove', channelIds: ['a'] },
    { type: 'favorites.flush' },
    { type: 'favorites.refresh' },
    { type: 'session.started', viewerId: '1' },
    { type: 'session.confirmed' },
    { type: 'session.ended', reason: 'logout' },
    { type: 'session.ended', reason: 'expired' },
    { type: 'connection.restored' },
    { type: 'outbox.replaced', outbox: staged },
    { type: 'outbox.replaced', outbox: { ...empty, version: 0 } },
    { type: 'outbox.replaced', outbox: { ...empty, version: 9 } },
    { type: 'outbox.replaced', outbox: { ...empty, version: 10, closed: 1 } },
    { type: 'favorites.replaced', favorites: [favoriteOf('a')], after: 9 },
  ],
  answers: {
    changeOutbox: [empty, left],
    sendFavorites: [[favoriteOf('a')], null],
    loadFavorites: [[favoriteOf('a')]],
  },
  failures: {
    changeOutbox: [failure('quota')],
    sendFavorites: [failure('network'), failure('http', 401), failure('http', 422)],
    loadFavorites: [failure('network')],
  },
  seen: ({ value, context }) => ({
    value,
    viewer: context.viewerId,
    isListKnown: context.isListKnown,
    isListOutdated: context.listedAfter < context.outbox.closed,
    staged: context.outbox.staged.map(({ channel_id, op }) => channel_id + op),
    queue: context.outbox.queue.length > 0,
    isInSync: context.unwritten.length === 0,
    failures: Math.min(2, context.failures),
    isVolatile: context.isVolatile,
    hasNoList: context.loadFailures > 0,
    isSuperseded: !context.outbox.queue.some(({ key }) => key === context.sent?.key),
  }),
  transient: ['sending.starting'],
  isEnough: ({ context }) => context.unwritten.length > 2 || context.failures > 2,
});
