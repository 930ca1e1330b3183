import { expect, type Frame, type Locator, type Page } from '@playwright/test';
import { press } from '../support/press';
import { pauseClock } from '../support/site-test';
import { eventually } from '../support/waits';
import { MultiviewPage } from './multiview.page';

const STEP_MS = 125;
/** How often the demo world's player draws and says where it is. */
const PLAYER_TICK_MS = 250;

interface Recording {
  readonly id: string;
  /** Epoch ms. */
  readonly start: number;
  readonly end: number;
}

/** A multiview whose players are compared, in a page whose clock the test moves. */
export class MultiviewSyncPage extends MultiviewPage {
  /** Where all recordings are. */
  readonly position: Locator;

  constructor(page: Page) {
    super(page);
    this.position = page.getByRole('slider', { name: 'Playback position of all videos' });
  }

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

  /** Ids of streams that are live. */
  async live(count: number): Promise<readonly string[]> {
    const answer = await this.page.request.get('/api/v2/live?org=Hololive&status=live&type=stream');
    const rows = (await answer.json()) as readonly {
      readonly id: string;
      readonly status: string;
    }[];
    const ids = rows.filter(({ status }) => status === 'live').map(({ id }) => id);
    if (ids.length < count) throw new Error(`The demo world has no ${count} live streams.`);
    return ids.slice(0, count);
  }

  async openVideos(ids: readonly string[], query = '') {
    const places = ['AAMM', 'MAMM', 'AMMM', 'MMMM'];
    await this.open(`/multiview/${ids.map((id, at) => `${places[at]}${id}`).join()}${query}`);
    await this.ready(ids.length);
  }

  /** Opens recordings at a moment at which all of them run, stops the clock, and plays them. */
  async playInSync(recordings: readonly Recording[]) {
    const moment = Math.max(...recordings.map(({ start }) => start)) / 1_000 + 120;
    await this.openVideos(
      recordings.map(({ id }) => id),
      `?t=${moment}`,
    );
    await expect(this.position).toBeVisible();
    await pauseClock(this.page);
    await press(this.button('Play in sync'));
  }

  /** Opens live streams, plays them, and stops the clock once the first one plays. */
  async playLive(ids: readonly string[]) {
    const [first = ''] = ids;
    await this.openVideos(ids);
    await this.use('Play all');
    await this.use('Media controls');
    await eventually('the stream plays', () => this.second(first)).toBeGreaterThan(0);
    await pauseClock(this.page);
  }

  /** Pressed until a stream is played faster: players report in real time where they are, however far the clock was moved. */
  async catchUp() {
    const controls = this.page.getByRole('dialog', { name: 'Media controls' });
    const button = controls.getByRole('button', { name: 'Catch up' });
    await eventually('a stream is played faster', async () => {
      await this.run(STEP_MS);
      await press(button);
      return button.getAttribute('aria-pressed');
    }).toBe('true');
  }

  /** Seconds from the live edge. */
  behind(id: string): Promise<number> {
    return this.player(id).evaluate(() => {
      const slider = document.querySelector('input');
      return Number(slider?.max) - Number(slider?.value);
    });
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

  /** Moves the clock on, in steps between which the page and its frames can exchange messages. */
  async run(ms: number) {
    for (let passed = 0; passed < ms; passed += STEP_MS) await this.page.clock.runFor(STEP_MS);
  }

  /** Seconds between the recording that is ahead and the one that is behind. */
  async drift(recordings: readonly Recording[]): Promise<number> {
    const moments = await this.moments(recordings);
    return Math.max(...moments) - Math.min(...moments);
  }

  /** The moment each recording shows, in epoch seconds at the present time of the page. */
  private async moments(recordings: readonly Recording[]): Promise<readonly number[]> {
    const last = new Map<string, number>();
    const found = new Map<string, number>();
    // A position is as old as the player's last tick, so it is read as it changes.
    for (let passed = 0; passed <= PLAYER_TICK_MS; passed += 10) {
      for (const { id, start } of recordings) {
        const second = await this.second(id);
        const before = last.get(id);
        last.set(id, second);
        if (before !== undefined && before !== second && !found.has(id))
          found.set(id, start / 1_000 + second - passed / 1_000);
      }
      await this.page.clock.runFor(10);
    }
    return recordings.map(({ id }) => found.get(id) ?? NaN);
  }

  private second(id: string): Promise<number> {
    return this.player(id).evaluate(() => Number(document.querySelector('input')?.value));
  }

  private player(id: string): Frame {
    const frame = this.page.frames().find((one) => one.url().includes(`demo=${id}`));
    if (!frame) throw new Error(`No frame plays ${id}.`);
    return frame;
  }
}
