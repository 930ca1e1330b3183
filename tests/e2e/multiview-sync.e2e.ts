/** Recordings of one event in step, and live streams that catch up, in a page whose clock the test moves. */
import { expect, test } from '../support/quiet-page';
import { isLong } from '../support/is-long';
import { eventually } from '../support/waits';
import { MultiviewSyncPage } from '../pages/multiview-sync.page';

/** Seconds. */
const MOST_DRIFT = 0.3;
const STALL = 3;
/** On a slow machine players say less often where they are, counted by the clock of the page, so it takes longer by that clock. */
const MOST_TO_RETURN = 40;
const MINUTES = isLong ? 10 : 1;

test(`three recordings stay in step for ${MINUTES} min, and each that waited for data is back in seconds`, async ({
  page,
}) => {
  test.setTimeout(240_000 + MINUTES * 60_000);
  const multiview = new MultiviewSyncPage(page);
  const recordings = await multiview.overlapping(3);
  await multiview.playInSync(recordings);
  await multiview.run(10_000);
  const table: { readonly minute: number; readonly drift: string; readonly toReturn: number }[] =
    [];
  for (let minute = 1; minute <= MINUTES; minute += 1) {
    await multiview.run(25_000);
    const drift = await multiview.drift(recordings);
    const { id } = recordings[minute % recordings.length] ?? { id: '' };
    await multiview.skip(id, -STALL);
    let toReturn = 0;
    await eventually(`in step again after a stall in minute ${minute}`, async () => {
      await multiview.run(5_000);
      toReturn += 5;
      return multiview.drift(recordings);
    }).toBeLessThan(MOST_DRIFT);
    table.push({ minute, drift: drift.toFixed(3), toReturn });
    expect(drift, `in minute ${minute}`).toBeLessThan(MOST_DRIFT);
    expect(toReturn, `seconds after a stall in minute ${minute}`).toBeLessThanOrEqual(
      MOST_TO_RETURN,
    );
  }
  test
    .info()
    .annotations.push({ type: 'drift and return in seconds', description: JSON.stringify(table) });
});

test('a live stream that fell behind catches up on request, and then plays at its own speed', async ({
  page,
}) => {
  const multiview = new MultiviewSyncPage(page);
  const live = await multiview.live(2);
  const [late = ''] = live;
  await multiview.playLive(live);
  await multiview.skip(late, -20);
  await multiview.run(1_000);
  expect(await multiview.behind(late)).toBeGreaterThan(15);
  await multiview.catchUp();
  await multiview.run(40_000);
  const caughtUp = await multiview.behind(late);
  expect(caughtUp).toBeLessThan(8);
  await multiview.run(10_000);
  expect(Math.abs((await multiview.behind(late)) - caughtUp)).toBeLessThan(1);
});
