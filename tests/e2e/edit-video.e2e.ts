/** Topic, songs and mentions of a video, by a guest, a viewer and an editor. */
import { attempt } from '../support/attempt';
import { expect, test } from '../support/quiet-page';
import { saved } from '../support/waits';
import { loginAs } from '../support/viewer';
import { EditVideoPage } from '../pages/edit-video.page';

test('a viewer who logs in here adds a song, which is on the page of the video, and takes a mention back', async ({
  page,
}) => {
  const edit = new EditVideoPage(page);
  const [stream] = await edit.rows('status=past&type=stream&org=Hololive&limit=1&offset=7');
  const id = stream?.id ?? '';
  const song = `Song of attempt ${attempt()}`;
  await edit.edit(id, 'mentions');

  await test.step('a guest is led to the login and back', async () => {
    await expect(edit.loginHint).toBeVisible();
    await edit.logIn();
    await expect(page).toHaveURL(`/edit/video/${id}/mentions`);
    await expect(edit.loginHint).toBeHidden();
  });

  await test.step('a mention is added, and taken back', async () => {
    const before = await edit.mentionCount(id);
    await expect(edit.mentions).toHaveCount(before);
    await saved(page, `POST /videos/${id}/mentions`, () => edit.mention('ki'));
    await expect(edit.mentions).toHaveCount(before + 1);
    await saved(page, `DELETE /videos/${id}/mentions`, () => edit.undo());
    await expect(edit.mentions).toHaveCount(before);
  });

  await test.step('a song is looked up, and added once it is long enough', async () => {
    await edit.chooseTab('music');
    await edit.lookUp('Midnight Parade', /真夜中パレード/);
    await expect(edit.field('Song name')).toHaveValue(/Midnight Parade$/);
    await edit.field('Song name').fill(song);
    await edit.setTimes('60', '3:20');
    await edit.addSong();
    await expect(edit.message(`Added “${song}”`)).toBeVisible();
    await expect(edit.songs.filter({ hasText: song })).toContainText('1:00 – 3:20');
  });

  await test.step('an unsaved song is not lost by another tab, nor by a link to another page', async () => {
    await edit.field('Song name').fill('Half a song');
    await edit.chooseTab('topic');
    await edit.chooseTab('music');
    await expect(edit.field('Song name')).toHaveValue('Half a song');
    await edit.goBackToVideo();
    await edit.leaveQuestion.answer('Stay');
    await expect(edit.field('Song name')).toHaveValue('Half a song');
    await edit.goBackToVideo();
    await edit.leaveQuestion.answer('Leave');
    await expect(page).toHaveURL(`/watch/${id}`);
  });

  await expect(edit.songOnWatchPage(song)).toBeVisible();
});

test('an editor changes the topic, takes it back in the history, and brings it again', async ({
  page,
}) => {
  await loginAs(page, 'editor');
  const edit = new EditVideoPage(page);
  const { id, former, wanted } = await edit.streamWithTopic();
  await edit.edit(id, 'topic');
  await edit.chooseTopic(wanted);
  await edit.seeTopic(id, wanted);
  await edit.undoEdit(wanted);
  await edit.seeTopic(id, former);
  await edit.undoEdit();
  await edit.seeTopic(id, wanted);
});
