import { attempt } from '../support/attempt';
import { expect, test } from '../support/quiet-page';
import { loginAs } from '../support/viewer';
import { PlaceholderPage } from '../pages/placeholder.page';

test('an editor adds a placeholder, which home shows, and changes it instead of adding a second', async ({
  page,
}) => {
  await loginAs(page, 'editor');
  const editor = new PlaceholderPage(page);
  const channel = await editor.channelNumber(attempt());
  await editor.open();

  await test.step('what is typed is not lost by leaving', async () => {
    await editor.title.fill('Half a title');
    await editor.go('Favorites');
    await editor.leaveQuestion.answer('Stay');
    await expect(editor.title).toHaveValue('Half a title');
  });

  await test.step('what is missing is said beside its field', async () => {
    await editor.add();
    await expect(editor.text('Choose a channel.')).toBeVisible();
    await expect(editor.channel).toBeFocused();
  });

  await test.step('it is added, and on home', async () => {
    await editor.fillIn(channel, 'Concert under the window', 2);
    await editor.add();
    await expect(editor.text('Placeholder added')).toBeVisible();
    await expect(page).toHaveURL(/\/add_placeholder\?id=[\w-]{11}$/);
    await editor.seeOnHome('Concert under the window');
  });

  await test.step('a second one at nearly the same time changes the first', async () => {
    await editor.open();
    await editor.fillIn(channel, 'Concert at the window', 1);
    await editor.add();
    await expect(editor.similarQuestion.dialog).toContainText('Concert under the window');
    await editor.similarQuestion.answer('Edit that one');
    await editor.saveChanges();
    await editor.reload();
    await expect(editor.title).toHaveValue('Concert at the window');
  });
});
