import type { Locator, Page } from '@playwright/test';

/** What Ctrl+K opens. */
export class CommandPalette {
  readonly dialog: Locator;
  readonly field: Locator;

  constructor(page: Page) {
    this.dialog = page.getByRole('dialog', { name: 'What would you like to do?' });
    this.field = this.dialog.getByRole('combobox');
  }

  /** The first thing of this name that can be done. */
  option(name: RegExp) {
    return this.dialog.getByRole('option', { name }).first();
  }
}

/** What the question mark opens: the shortcuts of the portal, and the way to change that of one command. */
export class ShortcutsDialog {
  readonly dialog: Locator;
  readonly changeButton: Locator;
  readonly resetButton: Locator;
  /** Reads the keys of the new shortcut. */
  readonly recorder: Locator;

  constructor(page: Page, command: string) {
    this.dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    this.changeButton = this.dialog.getByRole('button', { name: `Change shortcut: ${command}` });
    this.resetButton = this.dialog.getByRole('button', { name: `Reset shortcut: ${command}` });
    this.recorder = this.dialog.getByRole('textbox', { name: `New shortcut: ${command}` });
  }

  /** The warning that another command has these keys. */
  conflictWith(command: string) {
    return this.dialog.getByText(`“${command}” already uses this shortcut.`);
  }
}
