/** Several edits taken back by one call, and what is said of those that could not be. */
import type { AuditEntry, RevertedEdits, SecurityEntry } from '@oshimado/contract';
import { expect, it } from 'vitest';
import { ids, videoId, videos } from '../fixtures/world';
import { onEveryServer } from './every-server';
import { newPerson, type Person } from './people';

const VIDEO = videoId('past-kuzu');
const OTHER = videoId('past-sora');

onEveryServer('Editors', (api) => {
  const setTopic = (who: Person, topicId: string | null, video = VIDEO) =>
    api().send('POST', '/api/v2/topics/video', { videoId: video, topicId }, who.headers);
  const topicOf = async (video = VIDEO) =>
    (await api().get(`/api/v2/videos/${video}/topic`)).json<{ topic_id: string | null }>().topic_id;
  const edits = async (who: Person, search: string) =>
    (await api().get(`/api/v2/audit${search}`, who.headers)).json<AuditEntry[]>();
  const revert = async (who: Person, body: unknown) => {
    const answer = await api().send('POST', '/api/v2/admin/edits/revert', body, who.headers);
    return answer.json<RevertedEdits>();
  };

  it('revert all of a person since a time, newest first, and the log counts them', async () => {
    const editor = await newPerson(api(), 'editor', 'mending-editor');
    const vandal = await newPerson(api(), 'editor', 'vandal');
    await setTopic(editor, 'singing');
    await setTopic(vandal, 'Minecraft');
    api().pass(60_000);
    const since = new Date(api().now()).toISOString();
    for (const topic of ['talk', null, 'asmr']) {
      // oxlint-disable-next-line no-await-in-loop -- each on top of the one before
      await setTopic(vandal, topic);
    }
    expect((await edits(editor, `?user_id=${vandal.id}&since=${since}`)).length).toBe(3);
    const outcome = await revert(editor, { user_id: vandal.id, since });
    expect(outcome).toEqual({ reverted: 3, left: [], next: null });
    expect(await topicOf()).toBe('Minecraft');
    const admin = await newPerson(api(), 'admin');
    const log = await api().get('/api/v2/admin/log?event=edits.revert&limit=1', admin.headers);
    expect(log.json<SecurityEntry[]>()).toMatchObject([
      { actor: 'mending-editor', subject: 'vandal', details: { count: '3' } },
    ]);
  });

  it('read which edits stay, because a later one stands above or they are reverted already', async () => {
    const editor = await newPerson(api(), 'editor');
    const who = await newPerson(api(), 'editor');
    await setTopic(editor, 'singing');
    await setTopic(editor, 'singing', OTHER);
    await setTopic(who, 'talk');
    await setTopic(who, 'talk', OTHER);
    await setTopic(editor, 'asmr');
    const [onOther, onVideo] = await edits(editor, `?user_id=${who.id}`);
    expect(onVideo).toMatchObject({ target_id: VIDEO, target_title: expect.any(String) });
    const chosen = [onVideo?.id, onOther?.id, '999999999'];
    expect(await revert(editor, { ids: chosen })).toEqual({
      reverted: 1,
      left: [
        { id: '999999999', target_id: null, why: 'unknown' },
        { id: onVideo?.id, target_id: VIDEO, why: 'changedSince' },
      ],
      next: null,
    });
    expect([await topicOf(), await topicOf(OTHER)]).toEqual(['asmr', 'singing']);
    expect((await revert(editor, { ids: [onOther?.id] })).left).toMatchObject([
      { why: 'alreadyReverted' },
    ]);
    expect(await revert(editor, { user_id: who.id })).toMatchObject({ reverted: 0 });
  });

  it('revert the other edits of a person who edited a video that is deleted now', async () => {
    const editor = await newPerson(api(), 'editor');
    const who = await newPerson(api(), 'editor');
    const video = videoId('past-miko');
    const [row] = videos.filter(({ id }) => id === video);
    await setTopic(editor, 'singing');
    await setTopic(who, 'talk');
    const mention = { channel_id: ids.sora };
    await api().send('POST', `/api/v2/videos/${video}/mentions`, mention, who.headers);
    const mentions = { channel_ids: [ids.sora] };
    await api().send('DELETE', `/api/v2/videos/${video}/mentions`, mentions, who.headers);
    const song = { video_id: video, name: 'Song', original_artist: 'Singer', start: 10, end: 100 };
    await api().send('PUT', '/api/v2/songs', song, who.headers);
    await api().send('DELETE', '/api/v2/songs', { video_id: video, name: 'Song' }, who.headers);
    await api().store.source.removeVideos([video]);
    const outcome = await revert(editor, { user_id: who.id });
    expect(outcome.reverted).toBe(1);
    expect(outcome.left).toHaveLength(4);
    expect(outcome.left.every(({ why }) => why === 'changedSince')).toBe(true);
    expect(await topicOf()).toBe('singing');
    if (row) await api().store.source.writeVideos([row]);
  });

  it('go on with older edits where a person has more than a hundred', async () => {
    const editor = await newPerson(api(), 'editor');
    const who = await newPerson(api(), 'editor');
    await setTopic(editor, 'singing');
    for (let index = 0; index < 101; index += 1) {
      // oxlint-disable-next-line no-await-in-loop -- each on top of the one before
      await setTopic(who, index % 2 === 0 ? 'talk' : 'asmr');
    }
    const first = await revert(editor, { user_id: who.id });
    expect(first).toMatchObject({ reverted: 100, left: [] });
    expect(first.next).not.toBeNull();
    const rest = await revert(editor, { user_id: who.id, before: first.next });
    expect(rest).toEqual({ reverted: 1, left: [], next: null });
    expect(await topicOf()).toBe('singing');
  });
});
