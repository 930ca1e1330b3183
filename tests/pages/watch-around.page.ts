import { expect, type Locator, type Page } from '@playwright/test';
import { press } from '../support/press';
import { secondsIn } from '../support/seconds-in';
import { WatchPage } from './watch.page';

/** What is around the player of the watch page: comments, highlights, live translations, the channels that take part. */
export class WatchAround extends WatchPage {
  readonly comments: Locator;
  /** Times in comments that move the player. */
  readonly jumps: Locator;
  /** What could not be loaded. */
  readonly alert: Locator;
  readonly offlineNote: Locator;
  /** The channels that take part, for an editor. */
  readonly mentions: Locator;
  private readonly mentionEditor: Locator;
  readonly highlights: Locator;

  constructor(page: Page) {
    super(page);
    this.comments = this.main.getByRole('button', { name: /^Comments \([1-9]/ });
    this.jumps = this.main.getByRole('listitem').getByRole('button', { name: /^Jump to / });
    this.alert = this.main.getByRole('alert');
    this.offlineNote = page.getByText(/^You’re offline\./);
    this.mentionEditor = this.main.getByRole('group', { name: 'Mentioned channels' });
    this.mentions = this.mentionEditor.getByRole('list').getByRole('button');
    this.highlights = this.main.getByRole('list', { name: 'Highlights' }).getByRole('button');
  }

  /** As "Video 1 of 3". */
  async seePlaceInPlaylist(text: string) {
    await expect(this.main.getByText(text)).toBeAttached();
  }

  /** Goes to the end of what plays. */
  async finish() {
    await this.position.press('End');
  }

  async openComments() {
    await press(this.comments);
  }

  /** Follows the first time in the comments; the player is there. */
  async jump() {
    const second = secondsIn(await this.jumps.first().textContent());
    await press(this.jumps.first());
    await this.seePosition(second);
  }

  /** Follows the last mark of the highlights; the player is there. */
  async jumpToHighlight() {
    const mark = this.highlights.last();
    const second = secondsIn(await mark.getAttribute('aria-label'));
    await press(mark);
    await this.seePosition(second);
  }

  async retry() {
    await press(this.alert.getByRole('button', { name: 'Try again' }));
  }

  /** An editor types these letters; returns the first channel that is offered for them. */
  async offerMention(letters: string) {
    await this.mentionEditor.getByRole('combobox', { name: 'Add a channel' }).fill(letters);
    return this.page.getByRole('option').first();
  }

  /** What the stand-in of Twitch's player says that it does. */
  get report() {
    return this.screen.locator('#screen');
  }

  /** Lines of the live translations with such a text, in their order. */
  async lines(text: RegExp) {
    const texts = await this.translations.getByText(text).allTextContents();
    return texts.map((one) => one.trim());
  }

  /** What the live translations say of their connection. */
  connection(text: string) {
    return this.translations.getByText(text, { exact: true });
  }
}
