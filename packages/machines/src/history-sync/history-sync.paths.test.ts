import { provePaths } from '../testing/machine-paths';
import { failure, suspension } from '../testing/start-machine';
import { historySyncMachine } from './history-sync.machine';

provePaths({
  machine: historySyncMachine,
  inputs: [{}, { viewerId: '1' }],
  events: [
    { type: 'history.changed' },
    { type: 'session.started', viewerId: '1' },
    { type: 'session.started', viewerId: '2' },
    { type: 'session.confirmed' },
    { type: 'session.ended', reason: 'logout' },
    { type: 'session.ended', reason: 'expired' },
    { type: 'connection.restored' },
    { type: 'page.shown' },
    { type: 'page.hidden' },
  ],
  answers: { exchangeHistory: [undefined] },
  failures: { exchangeHistory: [failure('network'), failure('http', 401), suspension()] },
  seen: ({ value, context }) => ({
    value,
    viewer: context.viewerId,
    isChanged: context.isChanged,
    failures: Math.min(2, context.failures),
  }),
  transient: ['starting'],
  isEnough: ({ context }) => context.failures > 2,
});
