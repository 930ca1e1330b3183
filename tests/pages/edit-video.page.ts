import { topicText } from '@oshimado/domain';
import { expect, type Locator, type Page } from '@playwright/test';
import { press } from '../support/press';
import { atRest, saved } from '../support/waits';
import { Question } from './question.page';
import { WatchPage } from './watch.page';

export type EditTab = 'topic' | 'music' | 'mentions';

/** The page that edits a video. */
export class EditVideoPage extends WatchPage {
  /** What guests see in place of the forms. */
  readonly loginHint: Locator;
  /** The rows of the songs that the video has. */
  readonly songs: Locator;
  readonly mentions: Locator;
  readonly leaveQuestion: Question;
  private readonly history: Locator;

  constructor(page: Page) {
    super(page);
    this.loginHint = this.main.getByText('Log in to edit');
    this.songs = page.getByRole('region', { name: / in this video$/ }).getByRole('listitem');
    this.mentions = page.getByRole('list', { name: 'Mentioned channels' }).getByRole('listitem');
    this.leaveQuestion = new Question(page, 'Leave without saving?');
    this.history = this.main.getByRole('region', { name: 'Edit history' });
  }

  async edit(id: string, tab: EditTab) {
    await this.open(`/edit/video/${id}/${tab}`);
    await expect(this.tabOf(tab)).toHaveAttribute('aria-selected', 'true');
  }

  async logIn() {
    await press(this.main.getByRole('link', { name: 'Log in' }));
    await press(this.button('Log in as viewer'));
  }

  async chooseTab(tab: EditTab) {
    await press(this.tabOf(tab));
  }

  async goBackToVideo() {
    await press(this.main.getByRole('link', { name: 'Back to the video' }));
  }

  /** A stream of the demo world, its topic, and another topic. */
  async streamWithTopic() {
    const rows = await this.rows('status=past&type=stream&org=Hololive&limit=20&offset=10');
    const stream = rows.find((row) => 'topic_id' in row && typeof row.topic_id === 'string');
    const id = stream?.id ?? '';
    const { request } = this.page;
    const answer = await request.get(`/api/v2/videos/${id}/topic`);
    const former = topicText(((await answer.json()) as { topic_id: string }).topic_id);
    const topics = (await (await request.get('/api/v2/topics')).json()) as { id: string }[];
    const wanted = topics.map((topic) => topicText(topic.id)).find((name) => name !== former) ?? '';
    return { id, former, wanted };
  }

  field(name: string) {
    return this.page.getByRole('textbox', { name, exact: true });
  }

  /** Looks a song up, and takes the first that is found. */
  async lookUp(words: string, found: RegExp) {
    await this.page.getByRole('searchbox', { name: 'Look up a song' }).fill(words);
    await press(this.page.getByRole('button', { name: found }).first());
  }

  async setTimes(start: string, end: string) {
    await this.field('Start').fill(start);
    // The end moves with a start that is left, before somebody can type one.
    await this.field('Start').blur();
    await this.field('End').fill(end);
  }

  async addSong() {
    await press(this.button('Add song'));
  }

  /** A song as it is listed below the video. */
  songOnWatchPage(name: string) {
    return this.main.getByRole('button', { name: new RegExp(`^${name}`) });
  }

  /** How many channels the server knows to be mentioned. */
  async mentionCount(id: string) {
    const answer = await this.page.request.get(`/api/v2/videos/${id}/mentions`);
    return ((await answer.json()) as unknown[]).length;
  }

  /** Mentions the first channel that is found. */
  async mention(words: string) {
    await this.page.getByRole('combobox', { name: 'Add a channel' }).fill(words);
    await press(this.page.getByRole('option').first());
  }

  /** By the newest toast. */
  async undo() {
    await press(this.page.getByRole('button', { name: 'Undo', exact: true }).last());
  }

  async chooseTopic(name: string) {
    await this.page.getByRole('combobox', { name: 'Topic', exact: true }).fill(name);
    await press(this.page.getByRole('option', { name: new RegExp(`^${name}`) }).first());
    await press(this.button('Save topic'));
    await expect(this.message(`Topic set to ${name}`)).toBeVisible();
  }

  /** Takes the newest edit of the history back. */
  async undoEdit(what = '') {
    await press(this.button('Edit history'));
    const undo = this.history.getByRole('button', {
      name: new RegExp(`^Undo this edit.*${what}$`),
    });
    await saved(this.page, 'POST /revert', () => press(undo.first()));
    // The message of the edit before may be there still.
    await expect(this.message('Edit undone').last()).toBeVisible();
    await expect(this.history.getByText('Undone').first()).toBeVisible();
  }

  /** The topic that this page links to once it has the new answer, and so does the page of the video; then comes back to this page. */
  async seeTopic(id: string, name: string) {
    const topic = this.main.getByRole('link', { name, exact: true });
    await expect(topic).toBeVisible();
    await this.goBackToVideo();
    await expect(this.page).toHaveURL(new RegExp(`/watch/${id}`));
    // The page that is left is shown until the other one is drawn, and links to the topic too.
    await expect(this.tabOf('topic')).toBeHidden();
    await expect(topic).toBeVisible();
    await this.page.goBack();
    await expect(this.tabOf('topic')).toHaveAttribute('aria-selected', 'true');
    // What comes late moves what is below it, and a press that begins on one element and ends on another presses neither.
    await expect(topic).toBeVisible();
    await atRest(this.main);
  }

  private tabOf(tab: EditTab) {
    const names = { topic: 'Topic', music: 'Music', mentions: 'Mentions' };
    return this.page.getByRole('tab', { name: names[tab] });
  }
}
