/** Every way through the machine: found in its graph, then walked again by a real actor with a simulated clock. */
import { getShortestPaths } from '@xstate/graph';
import { describe, expect, it } from 'vitest';
import type { EventFrom, SnapshotFrom } from 'xstate';
import { board, failure, MINUTE, startFeed, type StartedFeed } from '../testing/live-feed';
import { liveFeedMachine } from './live-feed.machine';

type Event = EventFrom<typeof liveFeedMachine>;

// Timers and answers are events too; the machine's types name only those that come from outside.
const synthetic = (event: Record<string, unknown>) => event as unknown as Event;

const stateNodes = Object.keys(liveFeedMachine.states);
const actorId = '0.liveFeed.loading';

const outside: readonly Event[] = [
  { type: 'feed.refresh' },
  { type: 'feed.refresh', force: true },
  { type: 'query.change', query: { org: 'Nijisanji' } },
  { type: 'page.hidden' },
  { type: 'page.shown' },
  { type: 'page.shown', now: 5 * MINUTE },
  { type: 'connection.lost' },
  { type: 'connection.restored' },
  { type: 'connection.restored', now: 5 * MINUTE },
];

/** How a real board comes to each event that nobody sends. */
const deeds: Readonly<Record<string, (feed: StartedFeed) => unknown>> = {
  'xstate.after.staleAfter.liveFeed.fresh': ({ clock }) => clock.increment(5 * MINUTE),
  'xstate.after.loadTimeout.liveFeed.loading': ({ clock }) => clock.increment(10_000),
  'xstate.after.retryEvery.liveFeed.failed': ({ clock }) => clock.increment(2 * MINUTE),
  [`xstate.done.actor.${actorId}`]: (feed) => feed.last().answer(board('a')),
  [`xstate.error.actor.${actorId}`]: (feed) => feed.last().fail(failure('http')),
};

const inside = Object.keys(deeds).map((type) =>
  synthetic({ type, actorId, output: board('a'), error: failure('http') }),
);

const seen = ({ value, context }: SnapshotFrom<typeof liveFeedMachine>) => ({
  value,
  isPageVisible: context.isPageVisible,
  isOnline: context.isOnline,
  error: context.error,
  videos: context.videos?.map(({ id }) => id) ?? null,
  query: context.query,
});

const pathsFrom = (isPageVisible: boolean) =>
  getShortestPaths(liveFeedMachine, {
    input: { query: {}, isPageVisible },
    events: [...outside, ...inside],
    serializeState: (snapshot) => JSON.stringify(seen(snapshot)),
  });

const starts = [true, false] as const;

describe('the graph of the machine', () => {
  const reached = new Set(starts.flatMap(pathsFrom).map(({ state }) => state.value));

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

describe.each(starts)('every way, walked by a board whose page is visible: %s', (isPageVisible) => {
  const ways = pathsFrom(isPageVisible).map((path) => {
    const events = path.steps.map(({ event }) => event).slice(1);
    return { path, events, name: events.map(({ type }) => type).join(', ') || 'nothing' };
  });

  it.each(ways)('$name', async ({ path, events }) => {
    const feed = startFeed({ query: {}, isPageVisible });
    for (const event of events) {
      const deed = deeds[event.type];
      // In order: each step starts from where the one before has led.
      // oxlint-disable-next-line no-await-in-loop
      await (deed ? deed(feed) : feed.actor.send(event));
    }
    expect(seen(feed.actor.getSnapshot())).toEqual(seen(path.state));
    feed.actor.stop();
  });
});
