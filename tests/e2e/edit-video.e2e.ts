/** Topic, songs and mentions of a video, by a guest, a viewer and an editor. */
import { topicText } from '@oshimado/domain';
import { expect, test } from '../support/quiet-page';
import { loginAs } from '../support/viewer';
import { EditVideoPage } from '../pages/edit-video.page';

test('a guest is led to the login and back, and a part that is off gives way to mentions', async ({
  page,
}) => {
  const edit = new EditVideoPage(page);
  const { id } = await edit.pastStream();
  await edit.open(`/edit/video/${id}?t=90`);
  await expect(page).toHaveURL(`/edit/video/${id}/topic?t=90`);
  await edit.tab('mentions').click();
  await expect(page).toHaveURL(`/edit/video/${id}/mentions`);
  await expect(edit.main.getByText('Log in to edit')).toBeVisible();
  await edit.main.getByRole('link', { name: 'Log in' }).click();
  await page.getByRole('button', { name: 'Log in as viewer' }).click();
  await expect(page).toHaveURL(`/edit/video/${id}/mentions`);
  await expect(edit.main.getByText('Log in to edit')).toBeHidden();
  const [clip] = await edit.rows('type=clip&limit=1');
  await edit.open(`/edit/video/${clip?.id}/music`);
  await expect(page).toHaveURL(`/edit/video/${clip?.id}/mentions`);
});

test('a viewer adds a song, which is on the page of the video, and takes a mention back', async ({
  page,
}) => {
  await loginAs(page, 'viewer');
  const edit = new EditVideoPage(page);
  const [stream] = await edit.rows('status=past&type=stream&org=Hololive&limit=1&offset=7');
  const id = stream?.id ?? '';
  await edit.edit(id, 'music');
  await page.getByRole('searchbox', { name: 'Look up a song' }).fill('Midnight Parade');
  await page
    .getByRole('button', { name: /真夜中パレード/ })
    .first()
    .click();
  await expect(edit.field('Song name')).toHaveValue(/Midnight Parade$/);
  await edit.field('Song name').fill('Song of a test');
  await edit.field('Start').fill('60');
  await edit.field('End').fill('70');
  await edit.field('Song name').focus();
  await expect(edit.main.getByText(/longer than 13 seconds/)).toBeVisible();
  await edit.field('End').fill('3:20');
  await page.getByRole('button', { name: 'Add song' }).click();
  await expect(edit.message('Added “Song of a test”')).toBeVisible();
  await expect(edit.songs.filter({ hasText: 'Song of a test' })).toContainText('1:00 – 3:20');

  await edit.tab('mentions').click();
  const picker = page.getByRole('combobox', { name: 'Add a channel' });
  const rows = page.getByRole('list', { name: 'Mentioned channels' }).getByRole('listitem');
  const before = await rows.count();
  await picker.fill('ki');
  await page.getByRole('option').first().click();
  await expect(edit.message(/^Added /).last()).toBeVisible();
  await expect(rows).toHaveCount(before + 1);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(rows).toHaveCount(before);

  await edit.open(`/watch/${id}`);
  await expect(edit.main.getByRole('button', { name: /^Song of a test/ })).toBeVisible();
});

test('an unsaved song is not lost by a link to another page', async ({ page }) => {
  await loginAs(page, 'viewer');
  const edit = new EditVideoPage(page);
  const { id } = await edit.pastStream();
  await edit.edit(id, 'music');
  await edit.field('Song name').fill('Half a song');
  await edit.tab('topic').click();
  await edit.tab('music').click();
  await expect(edit.field('Song name')).toHaveValue('Half a song');
  await page.getByRole('link', { name: 'Back to the video' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(edit.field('Song name')).toHaveValue('Half a song');
  await page.getByRole('link', { name: 'Back to the video' }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(`/watch/${id}`);
});

test('an editor changes the topic, takes it back in the history, and brings it again', async ({
  page,
}) => {
  await loginAs(page, 'editor');
  const edit = new EditVideoPage(page);
  const rows = await edit.rows('status=past&type=stream&org=Hololive&limit=20&offset=10');
  const stream = rows.find((row) => 'topic_id' in row && typeof row.topic_id === 'string');
  const id = stream?.id ?? '';
  const answer = await page.request.get(`/api/v2/videos/${id}/topic`);
  const former = topicText(((await answer.json()) as { topic_id: string }).topic_id);
  const topics = (await (await page.request.get('/api/v2/topics')).json()) as { id: string }[];
  const wanted = topics.map((topic) => topicText(topic.id)).find((name) => name !== former) ?? '';

  await edit.edit(id, 'topic');
  await edit.chooseTopic(wanted);
  await expect(edit.message(`Topic set to ${wanted}`)).toBeVisible();
  await edit.seeTopic(id, wanted);

  await edit.edit(id, 'topic');
  await edit.openHistory();
  const log = edit.main.getByRole('region', { name: 'Edit history' });
  await log
    .getByRole('button', { name: new RegExp(`^Undo this edit.*${wanted}$`) })
    .first()
    .click();
  await expect(edit.message('Edit undone')).toBeVisible();
  await expect(log.getByText('Undone')).toBeVisible();
  await edit.seeTopic(id, former);

  await edit.edit(id, 'topic');
  await edit.openHistory();
  await log
    .getByRole('button', { name: /^Undo this edit/ })
    .first()
    .click();
  await expect(edit.message('Edit undone')).toBeVisible();
  await edit.seeTopic(id, wanted);
});
