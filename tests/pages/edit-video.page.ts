import { expect } from '@playwright/test';
import { WatchPage } from './watch.page';

/** The page that edits a video. */
export class EditVideoPage extends WatchPage {
  async edit(id: string, tab: 'topic' | 'music' | 'mentions') {
    await this.open(`/edit/video/${id}/${tab}`);
    await expect(this.tabOf(tab)).toHaveAttribute('aria-selected', 'true');
  }

  tabOf(tab: 'topic' | 'music' | 'mentions') {
    const names = { topic: 'Topic', music: 'Music', mentions: 'Mentions' };
    return this.page.getByRole('tab', { name: names[tab] });
  }

  field(name: string) {
    return this.page.getByRole('textbox', { name, exact: true });
  }

  /** The rows of the songs that the video has. */
  get songs() {
    return this.page.getByRole('region', { name: / in this video$/ }).getByRole('listitem');
  }

  async chooseTopic(name: string) {
    const topic = this.page.getByRole('combobox', { name: 'Topic', exact: true });
    await topic.fill(name);
    await this.page
      .getByRole('option', { name: new RegExp(`^${name}`) })
      .first()
      .click();
    await this.page.getByRole('button', { name: 'Save topic' }).click();
  }

  async openHistory() {
    await this.page.getByRole('button', { name: 'Edit history' }).click();
  }

  /** The topic that this page links to once it has the new answer, and so does the page of the video, without a document that is kept. */
  async seeTopic(id: string, name: string) {
    const topic = this.main.getByRole('link', { name, exact: true });
    await expect(topic).toBeVisible();
    await this.main.getByRole('link', { name: 'Back to the video' }).click();
    await expect(this.page).toHaveURL(new RegExp(`/watch/${id}`));
    await expect(topic).toBeVisible();
  }
}
