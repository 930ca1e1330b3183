/** What section 4 of the specification says of live fetching, sentence by sentence. */
import { expect, it } from 'vitest';
import { failedFeed, freshFeed, MINUTE, startFeed } from '../testing/live-feed';

it('It is skipped when the page is hidden unless forced.', async () => {
  const unasked = startFeed({ isPageVisible: false });
  expect(unasked.calls).toHaveLength(0);
  for (const feed of [
    await failedFeed(),
    await freshFeed(),
    await freshFeed({ staleAfterMs: MINUTE }),
  ]) {
    feed.actor.send({ type: 'page.hidden' });
    feed.clock.increment(MINUTE);
    feed.actor.send({ type: 'feed.refresh' });
    expect(feed.calls).toHaveLength(1);
    feed.actor.send({ type: 'feed.refresh', force: true });
    expect(feed.calls).toHaveLength(2);
  }
});

it('Otherwise it runs only if there was an error, it was forced, or the data is stale.', async () => {
  const failed = await failedFeed();
  failed.actor.send({ type: 'feed.refresh' });
  expect(failed.calls).toHaveLength(2);
  const forced = await freshFeed();
  forced.actor.send({ type: 'feed.refresh', force: true });
  expect(forced.calls).toHaveLength(2);
  const stale = await freshFeed({ staleAfterMs: MINUTE });
  stale.clock.increment(MINUTE);
  expect(stale.calls).toHaveLength(2);
  const fresh = await freshFeed({ staleAfterMs: MINUTE });
  fresh.clock.increment(MINUTE - 1);
  fresh.actor.send({ type: 'feed.refresh' });
  fresh.actor.send({ type: 'page.shown' });
  expect(fresh.calls).toHaveLength(1);
});
