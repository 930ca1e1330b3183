/** Recordings of one event in step, and live streams that catch up, in a page whose clock the test moves. */
import type { Frame } from '@playwright/test';
import { expect, test } from '../support/quiet-page';
import { isLong } from '../support/is-long';
import { standStill } from '../support/site-test';
import { MultiviewPage } from '../pages/multiview.page';

/** Seconds. */
const MOST_DRIFT = 0.3;
const STALL = 3;
const STEP_MS = 50;
/** How often the demo world's player draws and says where it is. */
const PLAYER_TICK_MS = 250;
const MINUTES = isLong ? 10 : 1;

interface Recording {
  readonly id: string;
  /** Epoch ms. */
  readonly start: number;
  readonly end: number;
}

class SyncPage extends MultiviewPage {
  /** Recordings that run at the same moment for at least half an hour. */
  async overlapping(count: number): Promise<readonly Recording[]> {
    const answer = await this.page.request.get(
      '/api/v2/videos?status=past&type=stream&org=Hololive&limit=100',
    );
    const rows = (await answer.json()) as readonly {
      readonly id: string;
      readonly available_at: string;
      readonly duration: number;
    }[];
    const all = rows.map(({ id, available_at, duration }): Recording => {
      const start = Date.parse(available_at);
      return { id, start, end: start + duration * 1_000 };
    });
    for (const { start } of all) {
      const moment = start + 60_000;
      const found = all.filter((one) => one.start < moment && one.end > moment + 1_800_000);
      if (found.length >= count) return found.slice(0, count);
    }
    throw new Error(`The demo world has no ${count} recordings of one moment.`);
  }

  async openVideos(ids: readonly string[], query = '') {
    const places = ['AAMM', 'MAMM', 'AMMM', 'MMMM'];
    await this.open(`/multiview/${ids.map((id, at) => `${places[at]}${id}`).join()}${query}`);
    await this.ready(ids.length);
  }

  player(id: string): Frame {
    const frame = this.page.frames().find((one) => one.url().includes(`demo=${id}`));
    if (!frame) throw new Error(`No frame plays ${id}.`);
    return frame;
  }

  position(id: string): Promise<number> {
    return this.player(id).evaluate(() => Number(document.querySelector('input')?.value));
  }

  /** Loses or gains seconds, as a player does that had to wait for its data. */
  skip(id: string, seconds: number): Promise<void> {
    return this.player(id).evaluate((by) => {
      const slider = document.querySelector('input');
      if (!slider) throw new Error('The player has no slider.');
      slider.value = String(Number(slider.value) + by);
      slider.dispatchEvent(new Event('input'));
    }, seconds);
  }

  async run(ms: number) {
    for (let passed = 0; passed < ms; passed += STEP_MS) await this.page.clock.runFor(STEP_MS);
  }

  /** The moment each recording shows, in epoch seconds at the present time of the page. */
  async moments(recordings: readonly Recording[]): Promise<readonly number[]> {
    const last = new Map<string, number>();
    const found = new Map<string, number>();
    // A position is as old as the player's last tick, so it is read as it changes.
    for (let passed = 0; passed <= PLAYER_TICK_MS; passed += 10) {
      for (const { id, start } of recordings) {
        const position = await this.position(id);
        const before = last.get(id);
        last.set(id, position);
        if (before !== undefined && before !== position && !found.has(id))
          found.set(id, start / 1_000 + position - passed / 1_000);
      }
      await this.page.clock.runFor(10);
    }
    return recordings.map(({ id }) => found.get(id) ?? NaN);
  }

  async drift(recordings: readonly Recording[]): Promise<number> {
    const moments = await this.moments(recordings);
    return Math.max(...moments) - Math.min(...moments);
  }
}

test(`three recordings stay in step for ${MINUTES} min, and each that waited for data is back in seconds`, async ({
  page,
}) => {
  test.setTimeout(60_000 + MINUTES * 60_000);
  const multiview = new SyncPage(page);
  const recordings = await multiview.overlapping(3);
  // A moment at which all of them run.
  const moment = Math.max(...recordings.map(({ start }) => start)) / 1_000 + 120;
  await multiview.openVideos(
    recordings.map(({ id }) => id),
    `?t=${moment}`,
  );
  await expect(page.getByRole('slider', { name: 'Playback position of all videos' })).toBeVisible();
  await standStill(page);
  await page.getByRole('button', { name: 'Play in sync' }).click();
  await multiview.run(10_000);
  const table: { readonly minute: number; readonly drift: string; readonly afterStall: string }[] =
    [];
  for (let minute = 1; minute <= MINUTES; minute += 1) {
    await multiview.run(25_000);
    const drift = await multiview.drift(recordings);
    const { id } = recordings[minute % recordings.length] ?? { id: '' };
    await multiview.skip(id, -STALL);
    await multiview.run(20_000);
    const afterStall = await multiview.drift(recordings);
    table.push({ minute, drift: drift.toFixed(3), afterStall: afterStall.toFixed(3) });
    expect(drift, `in minute ${minute}`).toBeLessThan(MOST_DRIFT);
    expect(afterStall, `after a stall in minute ${minute}`).toBeLessThan(MOST_DRIFT);
  }
  test.info().annotations.push({ type: 'drift in seconds', description: JSON.stringify(table) });
});

test('a live stream that fell behind catches up on request, and then plays at its own speed', async ({
  page,
}) => {
  const multiview = new SyncPage(page);
  const answer = await page.request.get('/api/v2/live?org=Hololive&status=live&type=stream');
  const live = (
    (await answer.json()) as readonly { readonly id: string; readonly status: string }[]
  )
    .filter(({ status }) => status === 'live')
    .map(({ id }) => id)
    .slice(0, 2);
  expect(live).toHaveLength(2);
  await multiview.openVideos(live);
  await multiview.tool('Play all').click();
  await multiview.tool('Media controls').click();
  const controls = page.getByRole('dialog', { name: 'Media controls' });
  const [late = ''] = live;
  const behind = () =>
    multiview.player(late).evaluate(() => {
      const slider = document.querySelector('input');
      return Number(slider?.max) - Number(slider?.value);
    });
  await expect.poll(() => multiview.position(late)).toBeGreaterThan(0);
  await standStill(page);
  await multiview.skip(late, -20);
  await multiview.run(1_000);
  expect(await behind()).toBeGreaterThan(15);
  await controls.getByRole('button', { name: 'Catch up' }).first().click();
  await multiview.run(40_000);
  const caughtUp = await behind();
  expect(caughtUp).toBeLessThan(8);
  await multiview.run(10_000);
  expect(Math.abs((await behind()) - caughtUp)).toBeLessThan(1);
});
