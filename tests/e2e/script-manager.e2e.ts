import { expect, test } from '../support/quiet-page';
import { loginAs } from '../support/viewer';
import { ScriptManagerPage } from '../pages/script-manager.page';

const LINK = 'https://www.twitch.tv/videos/1234567890';
const SRT = '1\n00:00:01,000 --> 00:00:02,500\nHello\n\n2\n00:00:03,000 --> 00:00:04,000\nBye\n';

test('scripts are uploaded, listed, downloaded, deleted, brought back, and given a new link', async ({
  page,
}) => {
  const { token } = await loginAs(page, 'translator');
  const manager = new ScriptManagerPage(page);
  const { id, title } = await manager.pastVideo();
  await manager.write(token, { room: id, query: { lang: 'en' }, text: 'Of yesterday' });
  const elsewhere = { lang: 'ja', custom_video_id: LINK };
  await manager.write(token, { room: 'custom', query: elsewhere, text: 'こんばんは' });
  await manager.open();
  await expect(manager.row(title)).toContainText('English');
  await expect(manager.linkTo(`/watch/${id}`).first()).toBeVisible();

  await test.step('a file replaces the lines of a script', async () => {
    await manager.upload(title, 'a.srt', SRT);
    await manager.seeLines(title, 2);
  });

  await test.step('a download has what was uploaded', async () => {
    const { name, text } = await manager.download(title);
    expect(name).toMatch(/^Translator.* - .*\.srt$/);
    expect(text).toBe(`${SRT}\n`);
  });

  await test.step('a script is deleted after a question, and brought back', async () => {
    await manager.act(title, 'Delete…');
    await expect(manager.deleteQuestion.dialog).toContainText('All 2 of your lines in English');
    await manager.deleteQuestion.answer('Delete script');
    await expect(manager.row(title)).toHaveCount(0);
    await manager.undo('Deleted 2 lines');
    await expect(manager.message('Your script is back')).toBeVisible();
    await manager.seeLines(title, 2);
  });

  await test.step('a script of another site gets a new link, completed with https', async () => {
    await manager.act(LINK, 'Change link…');
    await manager.enterLink('twitcasting.tv/name');
    await expect(manager.message('Link changed')).toBeVisible();
    await expect(manager.linkTo('https://twitcasting.tv/name')).toBeVisible();
  });
});
