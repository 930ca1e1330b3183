/** Every state of the machine is reachable, by the graph of its events, timers and answers. */
import { getShortestPaths } from '@xstate/graph';
import { describe, expect, it } from 'vitest';
import type { EventFrom } from 'xstate';
import { board, failure } from '../testing/live-feed';
import { liveFeedMachine } from './live-feed.machine';

// Timers and answers are events too; the machine's types name only those that come from outside.
const synthetic = (event: Record<string, unknown>) =>
  event as unknown as EventFrom<typeof liveFeedMachine>;

const stateNodes = Object.keys(liveFeedMachine.states);
const actorId = '0.liveFeed.loading';

const events = [
  { type: 'feed.refresh' } as const,
  { type: 'feed.refresh', force: true } as const,
  { type: 'page.hidden' } as const,
  { type: 'page.shown' } as const,
  { type: 'connection.lost' } as const,
  { type: 'connection.restored' } as const,
  synthetic({ type: 'xstate.after.staleAfter.liveFeed.fresh' }),
  synthetic({ type: 'xstate.after.loadTimeout.liveFeed.loading' }),
  synthetic({ type: 'xstate.after.retryEvery.liveFeed.failed' }),
  synthetic({ type: `xstate.done.actor.${actorId}`, output: board('a'), actorId }),
  synthetic({ type: `xstate.error.actor.${actorId}`, error: failure('http'), actorId }),
];

const pathsFrom = (isPageVisible: boolean) =>
  getShortestPaths(liveFeedMachine, {
    input: { query: {}, isPageVisible },
    events,
    serializeState: ({ value, context }) =>
      JSON.stringify([
        value,
        context.isPageVisible,
        context.isOnline,
        context.error,
        context.videos,
      ]),
  });

describe('the graph of the machine', () => {
  const paths = [...pathsFrom(true), ...pathsFrom(false)];
  const reached = new Set(paths.map(({ state }) => state.value));

  // `starting` decides and is left at once: no snapshot ever rests in it.
  it.each(stateNodes.filter((name) => name !== 'starting'))('reaches %s', (name) => {
    expect(reached).toContain(name);
  });

  it('never rests in starting', () => {
    expect(reached).not.toContain('starting');
  });

  it('has the way to every state that a reader of the specification would take', () => {
    const way = (name: string) =>
      pathsFrom(true)
        .filter(({ state }) => state.value === name)
        .sort((a, b) => a.weight - b.weight)[0]
        ?.steps.map(({ event }) => event.type.replace(/^xstate\.(\w+)\..*$/, '$1'));
    expect(way('fresh')).toEqual(['xstate.init', 'done']);
    expect(way('failed')?.at(-1)).toMatch(/^(error|after)$/);
    expect(way('stale')).toHaveLength(4);
  });
});
