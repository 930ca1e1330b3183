/** Favorites that follow a viewer everywhere, boards whose changes are told, and what of a board is still worth showing. */
import { describe, expect, it } from 'vitest';
import { board, failure, freshFeed, MINUTE, startFeed } from '../testing/live-feed';
import { selectAge, selectShownVideos, selectStatus } from './live-feed.selectors';
import type { LiveFeedInput } from './live-feed.types';

const background = (input: Partial<LiveFeedInput> = {}) =>
  startFeed({ query: { favorites: true }, schedule: 'background', ...input });
const HOUR = 60 * MINUTE;

describe('favorites in the background', () => {
  it('are fetched once 5 s after start', () => {
    const feed = background();
    feed.clock.increment(4_999);
    expect(feed.calls).toHaveLength(0);
    feed.clock.increment(1);
    expect(feed.calls).toHaveLength(1);
  });

  it.each([
    ['older than 2 minutes', 2 * MINUTE, 1],
    ['younger', 2 * MINUTE - 5_001, 0],
  ])('are fetched then if what is there is %s', (_, age, asked) => {
    const feed = background({ initial: board('kept'), now: age });
    feed.clock.increment(5_000);
    expect(feed.calls).toHaveLength(asked);
  });

  it('are fetched every 6 minutes (5-minute staleness)', async () => {
    const feed = background();
    feed.clock.increment(5_000);
    await feed.last().answer(board('first'));
    feed.clock.increment(6 * MINUTE - 1);
    expect(feed.calls).toHaveLength(1);
    feed.clock.increment(1);
    expect(feed.calls).toHaveLength(2);
  });

  it('are left alone by a tick when they are younger than 5 minutes', async () => {
    const feed = background();
    feed.clock.increment(5_000);
    await feed.last().answer(board('first'));
    feed.clock.increment(2 * MINUTE);
    feed.actor.send({ type: 'feed.refresh', force: true });
    await feed.last().answer(board('second'));
    feed.clock.increment(4 * MINUTE);
    expect(feed.calls).toHaveLength(2);
    feed.clock.increment(6 * MINUTE);
    expect(feed.calls).toHaveLength(3);
  });

  it('are never fetched while the page is hidden, and when it is shown only if older than 5 minutes', async () => {
    const feed = background();
    feed.clock.increment(5_000);
    await feed.last().answer(board('first'));
    feed.actor.send({ type: 'page.hidden' });
    feed.clock.increment(2 * MINUTE);
    feed.actor.send({ type: 'page.shown' });
    expect(feed.calls).toHaveLength(1);
    feed.actor.send({ type: 'page.hidden' });
    feed.clock.increment(60 * MINUTE);
    expect(feed.calls).toHaveLength(1);
    feed.actor.send({ type: 'page.shown' });
    expect(feed.calls).toHaveLength(2);
  });

  it('that slept with their device are fetched as soon as somebody looks', async () => {
    const feed = background();
    feed.clock.increment(5_000);
    await feed.last().answer(board('first'));
    feed.actor.send({ type: 'page.shown', now: 480 * MINUTE });
    expect(feed.calls).toHaveLength(2);
  });

  it('whose first tick nobody saw are fetched when the page is shown', () => {
    const feed = background({ isPageVisible: false });
    feed.clock.increment(5_000);
    expect(feed.calls).toHaveLength(0);
    feed.actor.send({ type: 'page.shown' });
    expect(feed.calls).toHaveLength(1);
  });

  it('are asked for by hand when they are old, and upon a told change', async () => {
    const feed = background();
    feed.clock.increment(5_000);
    await feed.last().answer(board('first'));
    feed.clock.increment(5 * MINUTE);
    expect(feed.state()).toBe('stale');
    feed.actor.send({ type: 'feed.refresh' });
    await feed.last().answer(board('second'));
    feed.actor.send({ type: 'board.changed' });
    feed.clock.increment(1_000);
    expect(feed.calls).toHaveLength(3);
  });

  it('wait for an answer 20 s, a home board 10 s', () => {
    const favorites = background();
    favorites.clock.increment(5_000);
    favorites.clock.increment(19_999);
    expect(favorites.state()).toBe('loading');
    favorites.clock.increment(1);
    expect(favorites.context().error).toBe('timeout');
    const home = startFeed();
    home.clock.increment(10_000);
    expect(home.context().error).toBe('timeout');
  });

  it('on their page are stale after 2 minutes, home after 5', async () => {
    const favorites = startFeed({ query: { favorites: true } });
    await favorites.last().answer(board('first'));
    favorites.clock.increment(2 * MINUTE);
    expect(favorites.calls).toHaveLength(2);
    const home = await freshFeed();
    home.clock.increment(5 * MINUTE - 1);
    expect(home.calls).toHaveLength(1);
    home.clock.increment(1);
    expect(home.calls).toHaveLength(2);
  });
});

describe('another query', () => {
  it('brings its own patience and staleness with it', async () => {
    const feed = await freshFeed();
    feed.actor.send({ type: 'query.change', query: { favorites: true } });
    feed.clock.increment(19_999);
    expect(feed.state()).toBe('loading');
    await feed.last().answer(board('favorites'));
    feed.clock.increment(2 * MINUTE);
    expect(feed.calls).toHaveLength(3);
  });

  it('is not asked for while the page is hidden', async () => {
    const feed = await freshFeed();
    feed.actor.send({ type: 'page.hidden' });
    feed.actor.send({ type: 'query.change', query: { org: 'Nijisanji' } });
    expect([feed.calls.length, feed.context().videos]).toEqual([1, null]);
    feed.actor.send({ type: 'page.shown' });
    expect(feed.calls).toHaveLength(2);
  });
});

describe('a board the server drew', () => {
  it('is asked for at once when it is old already', () => {
    const feed = startFeed({ initial: board('old'), now: 5 * MINUTE });
    expect([feed.state(), feed.context().videos?.[0]?.id]).toEqual(['loading', 'old']);
  });
});

describe('a board whose changes are told', () => {
  it('is not asked for by its age', async () => {
    const feed = await freshFeed();
    feed.actor.send({ type: 'push.opened' });
    feed.clock.increment(600 * MINUTE);
    expect([feed.calls.length, selectStatus(feed.actor.getSnapshot())]).toEqual([1, 'ready']);
  });

  it('is asked for once for changes in a row', async () => {
    const feed = await freshFeed();
    feed.actor.send({ type: 'board.changed' });
    feed.clock.increment(500);
    feed.actor.send({ type: 'board.changed' });
    expect(feed.calls).toHaveLength(1);
    feed.clock.increment(500);
    expect(feed.calls).toHaveLength(2);
  });

  it('is asked for again when it changed while its answer was on the way', async () => {
    const feed = startFeed();
    feed.actor.send({ type: 'board.changed' });
    await feed.last().answer(board('older'));
    expect(feed.context().videos?.[0]?.id).toBe('older');
    feed.clock.increment(1_000);
    expect(feed.calls).toHaveLength(2);
  });

  it('hidden, waits until somebody looks', async () => {
    const feed = await freshFeed();
    feed.actor.send({ type: 'page.hidden' });
    feed.actor.send({ type: 'board.changed' });
    feed.clock.increment(60 * MINUTE);
    expect([feed.calls.length, feed.state()]).toEqual([1, 'stale']);
    feed.actor.send({ type: 'page.shown' });
    expect(feed.calls).toHaveLength(2);
  });

  it('is asked for by its age again when nothing is told any more', async () => {
    const feed = await freshFeed();
    feed.actor.send({ type: 'push.opened' });
    feed.clock.increment(60 * MINUTE);
    feed.actor.send({ type: 'push.lost' });
    feed.clock.increment(5 * MINUTE);
    expect(feed.calls).toHaveLength(2);
  });

  it('that failed is tried again upon a change', async () => {
    const feed = startFeed();
    await feed.last().fail(failure('http'));
    feed.actor.send({ type: 'board.changed' });
    expect(feed.calls).toHaveLength(2);
  });
});

describe('what is shown', () => {
  const at = (id: string, start: string) => {
    const [video] = board(id).videos;
    return { ...video, id, status: 'upcoming', start_scheduled: start, available_at: start };
  };
  const NOW = Date.parse('2026-01-10T12:00:00.000Z');
  const iso = (ms: number) => new Date(NOW + ms).toISOString();

  it.each([
    [false, ['soon', 'far']],
    [true, ['soon']],
  ])(
    'drops what is 2 hours late, and of favorites (%s) what is beyond 3 weeks',
    async (favorites, ids) => {
      const feed = startFeed({ query: { favorites } });
      const videos = [
        at('late', iso(-2 * HOUR - 1)),
        at('soon', iso(HOUR)),
        at('far', iso(22 * 24 * HOUR)),
      ] as ReturnType<typeof board>['videos'];
      expect(selectShownVideos(feed.actor.getSnapshot(), NOW)).toBeNull();
      await feed.last().answer({ videos, fetchedAt: NOW });
      const shown = selectShownVideos(feed.actor.getSnapshot(), NOW);
      expect(shown?.map(({ id }) => id)).toEqual(ids);
    },
  );

  it('is as old as its answer: updated n ago', async () => {
    const feed = startFeed();
    expect(selectAge(feed.actor.getSnapshot(), 5)).toBeNull();
    await feed.last().answer(board('a', 1_000));
    expect(selectAge(feed.actor.getSnapshot(), 61_000)).toBe(60_000);
    expect(selectAge(feed.actor.getSnapshot(), 0)).toBe(0);
  });
});
