import type { Locator, Page } from '@playwright/test';
import { PlaylistPopup } from './playlist.page';
import { Question } from './question.page';

/** The single controls of the current playlist, as the Tab key reaches them. */
export class PlaylistControls extends PlaylistPopup {
  readonly menuButton: Locator;
  readonly renameButton: Locator;
  readonly nameField: Locator;
  /** The warning that saving needs a login. */
  readonly loginWarning: Locator;
  readonly loginLink: Locator;

  constructor(page: Page) {
    super(page);
    this.menuButton = this.panel.getByRole('button', { name: 'Playlist menu' });
    this.renameButton = this.panel.getByRole('button', { name: 'Rename playlist' });
    this.nameField = this.panel.getByRole('textbox', { name: 'Playlist name' });
    this.loginWarning = this.panel.getByText('You need to be logged in to save playlists');
    this.loginLink = this.panel.getByRole('link', { name: 'Log in' });
  }

  /** The button of a row that does this. */
  ofRow(row: number, action: 'Reorder' | 'Move up' | 'Remove') {
    return this.rows.nth(row).getByRole('button', { name: new RegExp(`^${action}: `) });
  }

  /** What is asked before it is deleted, with the buttons of its answers. */
  questionAbout(name: string) {
    const { dialog } = new Question(this.page, new RegExp(name));
    return { dialog, answer: (text: string) => dialog.getByRole('button', { name: text }) };
  }
}
