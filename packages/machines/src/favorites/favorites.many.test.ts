import { describe, expect, it } from 'vitest';
import { required } from '../ports/required';
import { favoriteIds } from './favorites.hearts';
import { startFavorites as start } from '../testing/started-favorites';

describe('a change of many', () => {
  it('stages those that are not like that already, in one change, and is sent like toggles', async () => {
    const tab = await start();
    const writes = tab.calls('changeOutbox').length;
    tab.actor.send({ type: 'favorites.change', op: 'add', channelIds: ['a', 'old', 'b', 'a'] });
    await tab.wait(0);
    expect(tab.staged()).toEqual(['a', 'b']);
    expect(favoriteIds(tab.snapshot())).toEqual(['old', 'a', 'b']);
    expect(tab.calls('changeOutbox')).toHaveLength(writes + 1);
    await tab.wait(2_000);
    expect(tab.last('sendFavorites').input).toMatchObject({
      ops: [
        { op: 'add', channel_id: 'a' },
        { op: 'add', channel_id: 'b' },
      ],
    });
  });

  it('a change of many is taken back before it is sent, and nothing is sent', async () => {
    const tab = await start();
    const channelIds = Array.from({ length: 1_000 }, (_, at) => `UC${at}`);
    tab.actor.send({ type: 'favorites.change', op: 'add', channelIds });
    tab.actor.send({ type: 'favorites.change', op: 'remove', channelIds: ['none', ...channelIds] });
    await tab.wait(10_000);
    expect(tab.staged()).toEqual([]);
    expect(tab.calls('sendFavorites')).toEqual([]);
  });

  it('a change of more favorites than a request takes is sent in several', async () => {
    const tab = await start();
    const channelIds = Array.from({ length: 700 }, (_, at) => `UC${at}`);
    tab.actor.send({ type: 'favorites.change', op: 'add', channelIds });
    await tab.wait(2_000);
    expect(tab.last('sendFavorites').input).toMatchObject({ ops: { length: 500 } });
    await tab.wait(2_000);
    expect(tab.kept().queue.map(({ ops }) => ops.length)).toEqual([500, 200]);
  });

  it('of a thousand reads each of the favorites a few times, not once for each other', async () => {
    const tab = await start();
    let reads = 0;
    const [old] = tab.snapshot().context.favorites;
    const favorites = Array.from({ length: 1_000 }, (_, at) => ({
      ...required(old),
      get id() {
        reads += 1;
        return `UCold${at}`;
      },
    }));
    tab.actor.send({ type: 'favorites.replaced', favorites });
    reads = 0;
    const channelIds = Array.from({ length: 1_000 }, (_, at) => `UC${at}`);
    tab.actor.send({ type: 'favorites.change', op: 'add', channelIds });
    expect(tab.snapshot().context.outbox.staged).toHaveLength(1_000);
    expect(reads).toBeLessThanOrEqual(10 * favorites.length);
  });

  it('a change of many requires a login', async () => {
    const guest = await start({ viewerId: null });
    guest.actor.send({ type: 'favorites.change', op: 'add', channelIds: ['a', 'b'] });
    await guest.wait(2_000);
    expect(guest.emitted).toEqual([{ type: 'favorite.refused', code: 'guest' }]);
    expect(guest.staged()).toEqual([]);
  });
});
