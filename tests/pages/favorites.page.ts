import { press } from '../support/press';
import { ChannelsPage } from './channels.page';

/** The page of favorites, and the channels that become some. */
export class FavoritesPage extends ChannelsPage {
  /** From the page without favorites to the channels. */
  readonly manageLink = this.main.getByRole('link', { name: 'Manage favorites' });
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
