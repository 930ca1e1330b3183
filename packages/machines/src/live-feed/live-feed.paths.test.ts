import { board, MINUTE } from '../testing/live-feed';
import { provePaths } from '../testing/machine-paths';
import { failure } from '../testing/start-machine';
import { liveFeedMachine } from './live-feed.machine';

provePaths({
  machine: liveFeedMachine,
  inputs: [
    { query: {} },
    { query: { org: 'Hololive' }, isPageVisible: false },
    { query: {}, initial: board('drawn'), now: 6 * MINUTE, isPageVisible: false },
    { query: { favorites: true }, schedule: 'background' },
    { query: { favorites: true }, schedule: 'background', initial: board('kept'), now: 3 * MINUTE },
  ],
  events: [
    { type: 'feed.refresh' },
    { type: 'feed.refresh', force: true },
    { type: 'query.change', query: { org: 'Nijisanji' } },
    { type: 'page.hidden' },
    { type: 'page.shown' },
    { type: 'page.shown', now: MINUTE },
    { type: 'page.shown', now: 5 * MINUTE },
    { type: 'connection.lost' },
    { type: 'connection.restored' },
    { type: 'connection.restored', now: MINUTE },
    { type: 'connection.restored', now: 5 * MINUTE },
    { type: 'push.opened' },
    { type: 'push.lost' },
    { type: 'board.changed' },
    { type: 'schedule.ticked' },
    { type: 'board.ripened' },
  ],
  answers: { loadLive: [board('a')] },
  failures: { loadLive: [failure('http')] },
  seen: ({ value, context }) => ({
    value,
    isPageVisible: context.isPageVisible,
    isOnline: context.isOnline,
    isPushed: context.isPushed,
    isOutdated: context.isOutdated,
    isRipe: context.isRipe,
    hasTicked: context.ticks > 0,
    error: context.error,
    video: context.videos?.[0]?.id ?? null,
    org: context.query.org,
  }),
  transient: ['starting', 'choosing'],
});
