import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { press } from '../support/press';
import { eventually } from '../support/waits';
import { PortalPage } from './portal.page';

const standIn = (name: string) =>
  readFileSync(
    new URL(`../../packages/widgets/src/storybook/platforms/${name}.html`, import.meta.url),
    'utf8',
  );

/** A row of a list of videos, as the API answers it. */
export interface WatchRow {
  readonly id: string;
  readonly title: string;
  /** Address of a placeholder. */
  readonly link?: string;
}

/** The watch page and its player. */
export class WatchPage extends PortalPage {
  readonly poster: Locator;
  readonly frame: Locator;
  readonly toolbar: Locator;
  readonly mini: Locator;
  /** The live translations beside the video. */
  readonly translations: Locator;

  constructor(page: Page) {
    super(page);
    this.poster = page.locator('[data-part="poster"]').getByRole('button');
    this.frame = page.locator('[data-part="screen"] iframe');
    this.toolbar = page.getByRole('group', { name: 'Video controls' });
    this.mini = page.getByRole('region', { name: 'Small player' });
    this.translations = page.getByRole('region', { name: 'Live translations' });
  }

  /** Opens the live translations, which new lines reach from then on. */
  async showTranslations() {
    await press(this.toolbar.getByRole('button', { name: 'Show translations' }));
    await expect(this.translations.getByText('Connected', { exact: true })).toBeAttached();
  }

  /** What is inside the frame. */
  get screen() {
    return this.frame.contentFrame();
  }

  /** The control of the demo world's player; its value is the position in seconds. */
  get position() {
    return this.screen.getByRole('slider', { name: 'Position' });
  }

  /** Where the player is. */
  async second() {
    return Number(await this.position.inputValue());
  }

  /** The player is at this second, or a little later. */
  async seePosition(second: number) {
    await eventually(`the player is at second ${second}`, () =>
      this.second(),
    ).toBeGreaterThanOrEqual(second);
    expect(await this.second()).toBeLessThan(second + 60);
  }

  /** The frame plays this video of the demo world. */
  async seeVideo(id: string | undefined) {
    await expect(this.frame).toHaveAttribute('src', new RegExp(`demo=${id}`));
    await this.seePlaying();
  }

  /** Waits until the player plays and the page has received its report: keys of the page toggle the reported state. */
  async seePlaying() {
    await expect(this.screen.getByRole('button', { name: 'Pause' })).toBeVisible();
    await eventually('the page knows that it plays', () =>
      this.page.evaluate(() => navigator.mediaSession.playbackState),
    ).toBe('playing');
  }

  /** From the small window to the page of the video. */
  async enlarge() {
    await this.pressInMini('Back to the video');
  }

  protected async pressInMini(name: string) {
    await press(this.mini.getByRole('button', { name }));
  }

  async rows(query: string): Promise<readonly WatchRow[]> {
    const answer = (await (await this.page.request.get(`/api/v2/videos?${query}`)).json()) as
      | readonly WatchRow[]
      | { readonly items: readonly WatchRow[] };
    return 'items' in answer ? answer.items : answer;
  }

  /** A stream that is over. */
  async pastStream(): Promise<WatchRow> {
    const [first] = await this.rows('status=past&type=stream&org=Hololive&limit=1');
    if (!first) throw new Error('The demo world has no past stream.');
    return first;
  }

  /** Opens the page of a video and plays it. */
  async play(id: string, query = '') {
    await this.open(`/watch/${id}${query}`);
    await press(this.poster);
    await expect(this.frame).toBeVisible();
  }

  /** From now on a stand-in is Twitch's player. */
  async useTwitch() {
    await this.page.route('https://player.twitch.tv/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: standIn('twitch') }),
    );
  }

  /**
   * From the next load of home on, videos are those of YouTube, played by a stand-in that speaks its messages and has this fault. The
   * server draws nothing of home differently for the demo's players, so that home is hydrated as it was drawn.
   */
  async useYoutube(fault = '') {
    await this.page.route(
      ({ pathname }) => pathname === '/',
      async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replaceAll('"isDemo":true', '"isDemo":false');
        return route.fulfill({ response, body });
      },
    );
    await this.page.route('https://www.youtube-nocookie.com/embed/**', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: standIn('youtube').replace('data-fault=""', `data-fault="${fault}"`),
      }),
    );
  }
}
