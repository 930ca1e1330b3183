import { describe, expect, it } from 'vitest';
import { favoriteOf } from '../testing/favorites';
import { failure, startMachine } from '../testing/start-machine';
import { stagedOf, startFavorites as start } from '../testing/started-favorites';
import { favoritesMachine } from './favorites.machine';
import { isFavorite, selectRefusal } from './favorites.hearts';
import { hasListFailed, isBusy, selectFavorites } from './favorites.selectors';

describe('toggling', () => {
  it('stages an add or remove, which is seen at once', async () => {
    const tab = await start();
    await tab.toggle('a');
    await tab.toggle('old');
    expect([tab.shown('a'), tab.shown('old')]).toEqual([true, false]);
    expect(tab.staged()).toEqual(['a', 'old']);
    expect(tab.kept().staged).toHaveLength(2);
  });

  it('again cancels it', async () => {
    const tab = await start();
    await tab.toggle('a');
    await tab.toggle('a');
    expect(tab.staged()).toEqual([]);
    await tab.wait(10_000);
    expect(tab.calls('sendFavorites')).toEqual([]);
  });

  it('toggling requires a login and applies only to channels of type vtuber', async () => {
    const guest = await start({ viewerId: null });
    await guest.toggle('a');
    expect(guest.emitted).toEqual([{ type: 'favorite.refused', code: 'guest' }]);
    expect([guest.shown('a'), selectRefusal(guest.snapshot(), 'vtuber')]).toEqual([false, 'guest']);
    const tab = await start();
    tab.actor.send({ type: 'favorite.toggle', channelId: 's', channelType: 'subber' });
    expect(tab.emitted).toEqual([{ type: 'favorite.refused', code: 'notVtuber' }]);
    expect(selectRefusal(tab.snapshot(), 'vtuber')).toBeUndefined();
  });
});

describe('sending', () => {
  it('staged changes are sent after a 2 s debounce', async () => {
    const tab = await start();
    await tab.toggle('a');
    await tab.wait(1_999);
    await tab.toggle('old');
    await tab.wait(1_999);
    expect(tab.calls('sendFavorites')).toEqual([]);
    await tab.wait(1);
    expect(isBusy(tab.snapshot())).toBe(true);
    expect(tab.last('sendFavorites').input).toEqual({
      key: 'tab-0',
      owner: '1',
      isShared: true,
      ops: [
        { op: 'add', channel_id: 'a' },
        { op: 'remove', channel_id: 'old' },
      ],
    });
  });

  it('toggling neither aborts a pending request nor shortens the wait after its failure', async () => {
    const tab = await start();
    await tab.toggle('a');
    await tab.wait(2_000);
    await tab.toggle('b');
    expect(tab.last('sendFavorites').signal.aborted).toBe(false);
    await tab.last('sendFavorites').fail(failure('http', 401));
    await tab.toggle('c');
    await tab.wait(600_000);
    // The token was not taken: nothing goes before the login is verified.
    expect(tab.calls('sendFavorites')).toHaveLength(1);
  });

  it('staged changes are sent at once when the page is hidden', async () => {
    const tab = await start();
    await tab.toggle('a');
    tab.actor.send({ type: 'favorites.flush' });
    await tab.keep();
    expect(tab.calls('sendFavorites')).toHaveLength(1);
  });

  it('on success the favorites are replaced, live data is force-fetched and the browser extension is told', async () => {
    const tab = await start();
    await tab.toggle('a');
    await tab.wait(2_000);
    const favorites = [favoriteOf('old'), favoriteOf('a')];
    await tab.last('sendFavorites').answer(favorites);
    await tab.keep();
    expect(tab.emitted).toEqual([
      { type: 'favorites.changed', favorites, after: 1 },
      { type: 'live.refetch' },
      { type: 'extension.send', favorites },
    ]);
    expect(selectFavorites(tab.snapshot())).toEqual(favorites);
    expect(tab.kept()).toMatchObject({ staged: [], queue: [] });
  });

  it('the staged set is always cleared afterwards', async () => {
    const tab = await start();
    await tab.toggle('a');
    await tab.wait(2_000);
    expect(tab.staged()).toEqual([]);
    await tab.last('sendFavorites').fail(failure('http', 500));
    expect(tab.staged()).toEqual([]);
  });

  it('a patch failure triggers a login verification', async () => {
    const tab = await start();
    await tab.toggle('a');
    await tab.wait(2_000);
    await tab.last('sendFavorites').fail(failure('http', 500));
    expect(tab.emitted).toEqual([{ type: 'favorites.failed' }, { type: 'login.verify' }]);
  });

  it('a fetch failure triggers a login verification', async () => {
    const tab = await start();
    tab.actor.send({ type: 'favorites.refresh' });
    await tab.last('loadFavorites').fail(failure('network'));
    expect(tab.emitted).toEqual([{ type: 'login.verify' }]);
    expect(hasListFailed(tab.snapshot())).toBe(false);
  });

  it('a list that was never loaded has failed until it is', async () => {
    const run = startMachine(favoritesMachine, { input: { viewerId: '1', keyPrefix: 'tab' } });
    await run.last('loadFavorites').fail(failure('network'));
    expect(hasListFailed(run.snapshot())).toBe(true);
    run.actor.send({ type: 'favorites.refresh' });
    await run.last('loadFavorites').answer([favoriteOf('a')]);
    expect(hasListFailed(run.snapshot())).toBe(false);
  });
});

describe('what failed for a passing reason', () => {
  it('failed changes stay visible and are sent again under the same key, each time after twice the wait', async () => {
    const tab = await start();
    await tab.toggle('a');
    await tab.wait(2_000);
    for (const wait of [2_000, 4_000, 8_000]) {
      // oxlint-disable no-await-in-loop -- one try after the other
      await tab.last('sendFavorites').fail(failure('network'));
      expect(tab.shown('a')).toBe(true);
      const tries = tab.calls('sendFavorites').length;
      await tab.wait(wait - 1);
      expect(tab.calls('sendFavorites')).toHaveLength(tries);
      await tab.wait(1);
      expect(tab.calls('sendFavorites')).toHaveLength(tries + 1);
      // oxlint-enable no-await-in-loop
    }
    const keys = tab.calls('sendFavorites').map(({ input }) => JSON.stringify(input));
    expect(new Set(keys).size).toBe(1);
  });

  it('failed changes are sent again at once when the connection is back', async () => {
    const tab = await start();
    await tab.toggle('a');
    await tab.wait(2_000);
    await tab.last('sendFavorites').fail(failure('network'));
    tab.actor.send({ type: 'connection.restored' });
    await tab.keep();
    expect(tab.calls('sendFavorites')).toHaveLength(2);
  });

  it('failed changes are sent before those staged later', async () => {
    const tab = await start();
    await tab.toggle('a');
    await tab.wait(2_000);
    await tab.last('sendFavorites').fail(failure('network'));
    await tab.toggle('a');
    await tab.wait(2_000);
    expect(tab.last('sendFavorites').input).toMatchObject({ key: 'tab-0' });
    await tab.last('sendFavorites').answer([favoriteOf('a')]);
    await tab.keep();
    await tab.last('loadFavorites').answer([favoriteOf('a')]);
    await tab.keep();
    expect(tab.last('sendFavorites').input).toMatchObject({
      key: 'tab-1',
      ops: [{ op: 'remove', channel_id: 'a' }],
    });
  });

  it('failed changes survive a restart, and are not sent twice if another tab has sent them', async () => {
    const tab = await start();
    await tab.toggle('a');
    tab.actor.stop();
    const next = await start({ keyPrefix: 'next' }, tab.kept());
    expect(next.shown('a')).toBe(true);
    await next.wait(2_000);
    await next.last('sendFavorites').fail(failure('network'));
    next.elsewhere({ type: 'close', key: 'next-0' });
    await next.wait(600_000);
    expect(next.calls('sendFavorites')).toHaveLength(1);
  });

  it('a batch that another tab has sent meanwhile is skipped for the next one', async () => {
    const tab = await start();
    await tab.toggle('a');
    await tab.wait(2_000);
    await tab.toggle('b');
    await tab.wait(2_000);
    tab.elsewhere({ type: 'close', key: 'tab-0' });
    await tab.last('sendFavorites').answer(null);
    await tab.keep();
    expect(tab.last('sendFavorites').input).toMatchObject({ key: 'tab-1', isShared: true });
    expect(tab.emitted).toEqual([]);
  });

  it('the list is loaded again if the tab that sent a batch closed before it stored the list', async () => {
    const closed = { version: 3, closed: 1, staged: [], queue: [] };
    const tab = await start({ favorites: [favoriteOf('old')], after: 0 }, closed);
    await tab.wait(1_000);
    await tab.last('loadFavorites').answer([favoriteOf('old'), favoriteOf('a')]);
    expect(tab.shown('a')).toBe(true);
    await tab.wait(600_000);
    expect(tab.calls('loadFavorites')).toHaveLength(1);
  });

  it('the list after a batch of another tab is not requested: that tab passes it on', async () => {
    const tab = await start();
    tab.elsewhere({ type: 'stage', op: 'add', channel_id: 'a', owner: '1', isFavorite: false });
    tab.elsewhere({ type: 'seal', owner: '1', key: 'other-0' });
    tab.elsewhere({ type: 'close', key: 'other-0' });
    await tab.wait(999);
    const favorites = [favoriteOf('a')];
    tab.actor.send({ type: 'favorites.replaced', favorites, after: 1 });
    await tab.wait(600_000);
    expect(tab.shown('a')).toBe(true);
    expect(tab.calls('loadFavorites')).toEqual([]);
  });
});

describe('a definite refusal', () => {
  it('a definite refusal is reported, and the changes are dropped', async () => {
    const tab = await start();
    await tab.toggle('a');
    await tab.wait(2_000);
    await tab.last('sendFavorites').fail(failure('http', 422));
    await tab.keep();
    expect(tab.emitted).toContainEqual({
      type: 'favorites.dropped',
      ops: [{ op: 'add', channel_id: 'a' }],
    });
    await tab.last('loadFavorites').answer([favoriteOf('old')]);
    expect([tab.shown('a'), tab.kept().queue]).toEqual([false, []]);
  });

  it('changes wait for the login after the token was refused', async () => {
    const tab = await start();
    await tab.toggle('a');
    await tab.wait(2_000);
    await tab.last('sendFavorites').fail(failure('http', 401));
    await tab.wait(600_000);
    expect(tab.calls('sendFavorites')).toHaveLength(1);
    tab.actor.send({ type: 'session.confirmed' });
    await tab.keep();
    expect(tab.calls('sendFavorites')).toHaveLength(2);
  });
});

describe('the session', () => {
  it('after a logout no request is sent, and the dropped changes are reported', async () => {
    const tab = await start();
    await tab.toggle('a');
    tab.actor.send({ type: 'session.ended', reason: 'logout' });
    await tab.wait(600_000);
    expect([tab.types(), tab.calls('sendFavorites')]).toEqual([['favorites.dropped'], []]);
    expect([selectFavorites(tab.snapshot()), tab.kept().staged]).toEqual([[], []]);
  });

  it('a pending request is aborted at logout', async () => {
    const tab = await start();
    await tab.toggle('a');
    await tab.wait(2_000);
    tab.actor.send({ type: 'session.ended', reason: 'logout' });
    expect(tab.last('sendFavorites').signal.aborted).toBe(true);
  });

  it('an expired session keeps staged changes for its viewer, and never sends them for another', async () => {
    const tab = await start();
    await tab.toggle('a');
    tab.actor.send({ type: 'session.ended', reason: 'expired' });
    tab.actor.send({ type: 'session.started', viewerId: '2' });
    await tab.last('loadFavorites').answer([]);
    await tab.wait(600_000);
    expect([tab.calls('sendFavorites'), tab.shown('a')]).toEqual([[], false]);
    tab.actor.send({ type: 'session.ended', reason: 'logout' });
    tab.actor.send({ type: 'session.started', viewerId: '1' });
    await tab.last('loadFavorites').answer([]);
    await tab.wait(2_000);
    expect(tab.last('sendFavorites').input).toMatchObject({ owner: '1' });
  });
});

describe('trouble that does not end', () => {
  it('a server that fails while the login holds is not asked without a pause', async () => {
    const tab = await start();
    await tab.toggle('a');
    await tab.wait(2_000);
    await tab.last('sendFavorites').fail(failure('http', 500));
    for (let confirmed = 0; confirmed < 20; confirmed += 1) {
      tab.actor.send({ type: 'session.confirmed' });
    }
    await tab.keep();
    expect(tab.calls('sendFavorites')).toHaveLength(1);
  });

  it('a token that is not taken while the login holds is sent at once only the first time', async () => {
    const tab = await start();
    await tab.toggle('a');
    await tab.wait(2_000);
    await tab.last('sendFavorites').fail(failure('http', 401));
    for (const sent of [2, 2]) {
      tab.actor.send({ type: 'session.confirmed' });
      // oxlint-disable-next-line no-await-in-loop -- one try after the other
      await tab.keep();
      expect(tab.calls('sendFavorites')).toHaveLength(sent);
      // oxlint-disable-next-line no-await-in-loop -- one step after the other, in this order
      await tab.last('sendFavorites').fail(failure('http', 401));
    }
  });

  it('a verification that gives no answer is asked for again', async () => {
    const tab = await start();
    await tab.toggle('a');
    await tab.wait(2_000);
    await tab.last('sendFavorites').fail(failure('http', 401));
    await tab.wait(60_000);
    tab.actor.send({ type: 'connection.restored' });
    expect(tab.types().filter((type) => type === 'login.verify')).toHaveLength(3);
  });

  it('a list that fails to load is loaded again after a pause', async () => {
    const tab = startMachine(favoritesMachine, { input: { viewerId: '1', keyPrefix: 'tab' } });
    await tab.last('loadFavorites').fail(failure('http', 500));
    tab.actor.send({ type: 'session.confirmed' });
    expect(tab.calls('loadFavorites')).toHaveLength(1);
    tab.clock.increment(2_000);
    expect(tab.calls('loadFavorites')).toHaveLength(2);
  });
});

it('toggling twice before the list is loaded removes nothing', async () => {
  const run = startMachine(favoritesMachine, { input: { viewerId: '1', keyPrefix: 'tab' } });
  const toggle = { type: 'favorite.toggle', channelId: 'a', channelType: 'vtuber' } as const;
  run.actor.send(toggle);
  run.actor.send(toggle);
  expect([stagedOf(run.context()), isFavorite(run.snapshot(), 'a')]).toEqual([[], false]);
});

it('changes that a full device could not store are neither lost nor overwritten by older stored ones', async () => {
  const tab = await start();
  tab.actor.send({ type: 'favorite.toggle', channelId: 'a', channelType: 'vtuber' });
  await tab.last('changeOutbox').fail(failure('quota'));
  tab.actor.send({ type: 'outbox.replaced', outbox: tab.kept() });
  expect([tab.shown('a'), tab.context().isVolatile]).toEqual([true, true]);
  tab.clock.increment(2_000);
  expect(tab.last('sendFavorites').input).toMatchObject({ ops: [{ channel_id: 'a' }] });
  tab.clock.increment(30_000);
  expect(tab.last('changeOutbox').input).toMatchObject({ type: 'stage', channel_id: 'a' });
});

it('a device that cannot store the outbox is reported, and changes are still sent', async () => {
  const tab = await start();
  tab.actor.send({ type: 'favorite.toggle', channelId: 'a', channelType: 'vtuber' });
  await tab.last('changeOutbox').fail(failure('quota'));
  expect([tab.types(), tab.context().isVolatile]).toEqual([['outbox.volatile'], true]);
  tab.clock.increment(2_000);
  expect(tab.last('sendFavorites').input).toMatchObject({ ops: [{ channel_id: 'a' }] });
});
