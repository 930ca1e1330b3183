import { failure } from '../testing/start-machine';
import { provePaths } from '../testing/machine-paths';
import { pullToRefreshMachine } from './pull-to-refresh.machine';

provePaths({
  machine: pullToRefreshMachine,
  inputs: [undefined],
  events: [
    { type: 'pull.start', scrollTop: 0, touches: 1 },
    { type: 'pull.start', scrollTop: 0, touches: 2 },
    { type: 'pull.start', scrollTop: 10, touches: 1 },
    { type: 'pull.move', distance: 100 },
    { type: 'pull.move', distance: 200 },
    { type: 'pull.move', distance: 200, touches: 2 },
    { type: 'pull.end' },
    { type: 'pull.cancel' },
    { type: 'pull.enable' },
    { type: 'pull.disable' },
  ],
  answers: { refreshPage: [{ consumed: true }, { consumed: false }] },
  failures: { refreshPage: [failure('http')] },
  seen: ({ value, context }) => ({ value, ...context }),
});
