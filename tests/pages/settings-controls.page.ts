import { Question } from './question.page';
import { SettingsPage } from './settings.page';

/** The single controls of `/settings`, as the Tab key reaches them. */
export class SettingsControls extends SettingsPage {
  /** By its place: its name is in the language that it chooses. */
  readonly language = this.main.getByRole('combobox').first();
  readonly question = new Question(this.page, 'Reset everything?').dialog;

  chosen(group: string) {
    return this.main.getByRole('group', { name: group }).getByRole('radio', { checked: true });
  }

  /** What a list offers for what was typed. */
  offered(name: string) {
    return this.page.getByRole('option', { name: new RegExp(`^${name}`) });
  }

  answer(name: string) {
    return this.question.getByRole('button', { name });
  }
}
