import { press } from '../support/press';
import { ChannelsPage } from './channels.page';

/** The page of favorites, and the channels that become some. */
export class FavoritesPage extends ChannelsPage {
  /** From the page without favorites to the channels. */
  readonly manageLink = this.main.getByRole('link', { name: 'Manage favorites' });
}

/** The import of channels that are followed elsewhere. */
export class FavoritesImportPage extends FavoritesPage {
  readonly importButton = this.main.getByRole('button', { name: 'Import…' });
  readonly pageHeading = this.main.getByRole('heading', { level: 1 });
  private readonly dialog = this.page.getByRole('dialog', { name: 'Import channels you follow' });
  readonly fileField = this.dialog.getByLabel('Drop a file here, or choose one');
  readonly sendButton = this.dialog.getByRole('button', { name: /^Add \d+ favorites$/ });

  /** A sentence of the preview. */
  says(sentence: string) {
    return this.dialog.getByText(sentence);
  }

  group(name: string) {
    return this.page.getByRole('navigation', { name: 'Groups' }).getByRole('link', { name });
  }

  async chooseFile(name: string, text: string) {
    await press(this.importButton);
    await this.fileField.setInputFiles({ name, mimeType: '', buffer: Buffer.from(text) });
  }
}

/** The groups on the page of favorites. */
export class GroupsPage extends FavoritesPage {
  private readonly bar = this.page.getByRole('navigation', { name: 'Groups' });
  readonly groups = this.bar.getByRole('link');
  readonly newButton = this.bar.getByRole('button', { name: 'New group' });
  readonly editButton = this.bar.getByRole('button', { name: 'Edit groups' });
  readonly nameField = this.page.getByRole('textbox', { name: 'Name' });
  readonly orgField = this.page.getByLabel('Add all favorites of an organization');
  readonly saveButton = this.page.getByRole('button', { name: 'Save' });

  readonly closeButton = this.page.getByRole('dialog').getByRole('button', { name: 'Close' });

  group(name: string) {
    return this.bar.getByRole('link', { name });
  }

  /** What is live of the group shown, in multiview. */
  readonly together = this.main.getByRole('link', { name: /^Watch in Multiview/ });

  /** The handle by which a group is moved in the dialog of all. */
  handle(name: string) {
    return this.page.getByRole('dialog').getByRole('button', { name: `Reorder ${name}` });
  }

  /** A sentence that screen readers announce while a group is moved. */
  said(sentence: string) {
    return this.page.getByText(sentence);
  }

  /** Makes a group; with an organization, of all its favorites. */
  async make(name: string, org?: string) {
    await press(this.newButton);
    await this.nameField.fill(name);
    if (org !== undefined) await this.orgField.selectOption(org);
    await press(this.saveButton);
  }
}
