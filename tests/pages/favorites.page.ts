import { ChannelsPage } from './channels.page';

/** The page of favorites, and the channels that become some. */
export class FavoritesPage extends ChannelsPage {
  /** From the page without favorites to the channels. */
  readonly manageLink = this.main.getByRole('link', { name: 'Manage favorites' });
}
