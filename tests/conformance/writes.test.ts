/** The side of the store that sources write to. */
import { expect, it } from 'vitest';
import { UnknownUploaderError } from '../../apps/api/src/store';
import type { VideoRecord } from '../../apps/api/src/store/records';
import { at, channels, ids, NOW, orgs, videoId, videos } from '../fixtures/world';
import { ask, onEveryServer } from './every-server';
import { fill } from './server';

const known = (name: string): VideoRecord => {
  const found = videos.find(({ id }) => id === videoId(name));
  if (!found) throw new Error(`the world has no video ${name}`);
  return found;
};
const plain = (id: string, more: Partial<VideoRecord> = {}): VideoRecord => ({
  id: videoId(id),
  channel_id: ids.indie,
  title: id,
  type: 'stream',
  status: 'past',
  ...more,
});

onEveryServer('Writing', (api) => {
  const source = () => api().store.source;
  const full = (name: string) => ask(api(), 'getVideo', { id: videoId(name), c: 1 });

  it('the same world twice changes nothing', async () => {
    const { version } = api().store;
    expect(await source().writeOrgs(orgs)).toBe(0);
    expect(await source().writeChannels(channels)).toBe(0);
    expect(await source().writeVideos(videos)).toBe(0);
    await fill(api().store);
    expect(api().store.version).toBe(version);
  });

  it('returns how many rows were new or changed, and notifies listeners', async () => {
    let changes = 0;
    const stop = api().store.onChange(() => (changes += 1));
    const { version } = api().store;
    const changed = await source().writeVideos([
      ...videos.slice(0, 5),
      { ...known('past-sora'), title: 'Renamed' },
      plain('brand-new'),
    ]);
    expect(changed).toBe(2);
    expect(api().store.version).toBe(version + 1);
    expect(changes).toBe(1);
    stop();
    await source().writeVideos([known('past-sora')]);
    expect(changes).toBe(1);
  });

  it('an edit is a change of the public data only where it changes something', async () => {
    const editor = { id: '1', username: 'editor' };
    const { edits } = api().store;
    const id = videoId('past-sora');
    await edits.setTopic(editor, id, 'singing');
    await edits.addMention(editor, id, ids.miko);
    const { version } = api().store;
    await edits.setTopic(editor, id, 'singing');
    await edits.addMention(editor, id, ids.miko);
    await edits.removeMentions(editor, id, [ids.kuzu]);
    expect(api().store.version).toBe(version);
    await edits.setTopic({ id: '2', username: 'other' }, id, 'singing');
    expect(await api().store.reads.findTopic(id)).toMatchObject({ topic_approver_id: 2 });
    expect(api().store.version).toBe(version + 1);
    await edits.removeMentions(editor, id, [ids.miko]);
    expect(api().store.version).toBe(version + 2);
  });

  it('a missing key leaves what is stored, null clears it', async () => {
    const { id, channel_id, title, type, status } = known('live-sora');
    const core = { id, channel_id, title, type, status };
    const before = await full('live-sora');
    expect(await source().writeVideos([core, { ...core, topic_id: undefined }])).toBe(0);
    expect(await full('live-sora')).toEqual(before);
    expect(await source().writeVideos([{ ...core, topic_id: null }])).toBe(1);
    expect(await full('live-sora')).not.toHaveProperty('topic_id');
    await source().writeVideos([known('live-sora')]);
    expect(await full('live-sora')).toEqual(before);
  });

  it('a video that comes without a type keeps its own, and a new one has that of its channel', async () => {
    const bare = (id: string, channel_id: string) => plain(id, { channel_id, type: undefined });
    await source().writeVideos([plain('typed', { type: 'clip' })]);
    expect(await source().writeVideos([bare('typed', ids.indie)])).toBe(0);
    expect((await full('typed')).type).toBe('clip');
    await source().writeVideos([bare('bare', ids.indie), bare('bare-clip', ids.clipEn)]);
    expect((await full('bare')).type).toBe('stream');
    expect((await full('bare-clip')).type).toBe('clip');
  });

  it('a set is replaced whole: mentions, songs, comments, links', async () => {
    await source().writeVideos([plain('sets', { mentions: [ids.sora, ids.miko] })]);
    const mentioned = async () => (await full('sets')).mentions.map(({ id }) => id);
    expect(await mentioned()).toEqual([ids.miko, ids.sora]);
    expect(await source().writeVideos([plain('sets', { mentions: [ids.miko, ids.kuzu] })])).toBe(1);
    expect(await mentioned()).toEqual([ids.kuzu, ids.miko]);
    expect(await source().writeVideos([plain('sets')])).toBe(0);
    expect(await source().writeVideos([plain('sets', { mentions: [] })])).toBe(1);
    expect(await mentioned()).toEqual([]);

    const links = {
      sources: [videoId('past-sora')],
      refers: [videoId('past-miko')],
      simulcasts: [videoId('past-kuzu')],
    };
    expect(await source().writeVideos([plain('sets', links)])).toBe(1);
    expect(await source().writeVideos([plain('sets', { refers: [] })])).toBe(1);
    expect(await full('sets')).toMatchObject({
      sources: [{ id: 'past-sora00' }],
      refers: [],
      simulcasts: [{ id: 'past-kuzu00' }],
    });
  });

  it('counts songs as they come and go, and changes a song in place', async () => {
    const [song] = known('past-sora').songs ?? [];
    if (!song) throw new Error('the world has no song');
    await source().writeVideos([plain('sung', { songs: [song] })]);
    expect(await full('sung')).toMatchObject({ songcount: 1, songs: [{ id: song.id }] });
    expect(await source().writeVideos([plain('sung', { songs: [{ ...song, end: 999 }] })])).toBe(1);
    expect((await full('sung')).songs).toEqual([{ ...song, end: 999 }]);
    await source().writeVideos([plain('sung', { songs: [] })]);
    expect(await full('sung')).not.toHaveProperty('songcount');
  });

  it('a guest who becomes known appears without the video being written again', async () => {
    const guests = async () => (await full('live-kuzu')).mentions.map(({ id }) => id);
    expect(await guests()).toEqual([ids.sora]);
    await source().writeChannels([{ id: ids.nobody, name: 'Somebody', type: 'external' }]);
    expect(await guests()).toEqual([ids.nobody, ids.sora]);
  });

  it('a channel is never its own guest, and a video never refers to itself', async () => {
    await source().writeVideos([
      plain('alone', { mentions: [ids.indie], refers: [videoId('alone')] }),
    ]);
    expect(await full('alone')).toMatchObject({ mentions: [], refers: [] });
  });

  it('a video of an unknown channel is refused by name, and nothing of its batch is kept', async () => {
    const orphan = plain('orphan', { channel_id: 'UCnever-written' });
    const attempt = source().writeVideos([plain('innocent'), orphan]);
    await expect(attempt).rejects.toBeInstanceOf(UnknownUploaderError);
    await expect(attempt).rejects.toThrow('orphan00000 (of UCnever-written)');
    expect((await api().get(`/api/v2/videos/${videoId('innocent')}`)).statusCode).toBe(404);
  });

  it('what the contract does not allow is refused, so that it cannot spoil a list', async () => {
    const odd = [plain('x', { id: 'short' }), plain('negative', { duration: -1 })];
    for (const record of odd) {
      await expect(source().writeVideos([record])).rejects.toThrow(/check constraint/);
    }
  });

  it('available_at is the actual start, else the scheduled one, else publication', async () => {
    const [published_at, start_scheduled, start_actual] = [at(-3_000), at(-2_000), at(-1_000)];
    const is = async (more: Partial<VideoRecord>, expected: Date) => {
      await source().writeVideos([plain('when', more)]);
      expect((await full('when')).available_at).toBe(expected.toISOString());
    };
    await is({ published_at }, published_at);
    await is({ start_scheduled }, start_scheduled);
    await is({ start_actual }, start_actual);
    await is({ published_at: at(-9_000) }, start_actual);
    await is({ start_actual: null }, start_scheduled);
    await is({ available_at: at(5_000) }, at(5_000));
    await is({ title: 'left alone' }, at(5_000));
    await source().writeVideos([plain('whenever')]);
    expect((await full('whenever')).available_at).toBe(new Date(NOW).toISOString());
  });

  it('a video twice in one batch is as if written one after the other', async () => {
    await source().writeVideos([
      plain('twice', { duration: 5, mentions: [ids.sora] }),
      plain('twice', { title: 'Second', mentions: [ids.miko] }),
    ]);
    const video = await full('twice');
    expect(video).toMatchObject({ title: 'Second', duration: 5, mentions: [{ id: ids.miko }] });
  });

  it('text PostgreSQL cannot keep is kept without what it cannot', async () => {
    const title = `a\0b\uD800c 😀 '; drop table videos; --`;
    await source().writeVideos([plain('text', { title })]);
    expect((await full('text')).title).toBe(`ab\uFFFDc 😀 '; drop table videos; --`);
    expect(await source().writeVideos([plain('text', { title })])).toBe(0);
  });

  it('marks missing once, removes for good, and knows what is open', async () => {
    const open = await source().openVideoIds();
    expect(open).toContain('live-sora00');
    expect(open).toEqual([...open].sort());
    expect(open).not.toContain('past-sora00');
    const lost = [videoId('late-miko'), 'unknown0000'];
    expect(await source().markMissing(lost)).toBe(1);
    expect(await source().markMissing(lost)).toBe(0);
    expect(await source().openVideoIds()).not.toContain('late-miko00');
    expect((await full('late-miko')).status).toBe('missing');
    expect(await source().removeVideos(['plc-over000', 'unknown0000'])).toBe(1);
    expect((await api().get('/api/v2/videos/plc-over000')).statusCode).toBe(404);
    await source().writeVideos([known('late-miko'), known('plc-over')]);
  });

  it('takes thousands at once, with any mixture of keys', async () => {
    const many = Array.from({ length: 3_000 }, (_, index) =>
      plain(`m${index}`.padEnd(8, '_'), {
        ...(index % 2 === 0 && { duration: index }),
        ...(index % 3 === 0 && { topic_id: `t${index % 7}`, mentions: [ids.sora] }),
      }),
    );
    expect(await source().writeVideos(many)).toBe(3_000);
    expect(await source().writeVideos(many)).toBe(0);
    expect(await source().removeVideos(many.map(({ id }) => id))).toBe(3_000);
  });

  it('writers at the same time wait for each other', async () => {
    const rounds = Array.from({ length: 12 }, (_, index) =>
      source().writeVideos(
        [plain('a'), plain('b'), plain('c')]
          .map((video) => ({ ...video, duration: index + 1 }))
          .sort(() => (index % 2 === 0 ? 1 : -1)),
      ),
    );
    expect(await Promise.all(rounds)).toEqual(rounds.map(() => 3));
    expect((await full('a')).duration).toBe(12);
  });

  it('a failed writer does not hold up the next', async () => {
    const failed = source().writeVideos([plain('bad', { id: 'short' })]);
    const next = source().writeVideos([plain('after')]);
    await expect(failed).rejects.toThrow('check constraint');
    expect(await next).toBe(1);
  });

  it('writing nothing is nothing', async () => {
    const { version } = api().store;
    const { writeOrgs, writeChannels, writeVideos, markMissing, removeVideos } = source();
    for (const write of [writeOrgs, writeChannels, writeVideos, markMissing, removeVideos]) {
      expect(await write([])).toBe(0);
    }
    expect(api().store.version).toBe(version);
  });

  it('keeps where a source left off, without a word to listeners', async () => {
    const { version } = api().store;
    expect(await source().loadProgress('never')).toBeUndefined();
    for (const progress of [{ page: 3, until: '2026' }, [1, 2], 'text', 0, null, { page: 4 }]) {
      await source().saveProgress('archive', progress);
      expect(await source().loadProgress('archive')).toEqual(progress);
    }
    expect(api().store.version).toBe(version);
  });

  it('a channel stores its handles in lower case and the time of its last change', async () => {
    api().pass(1_000);
    expect(await source().writeChannels(channels)).toBe(0);
    const before = await ask(api(), 'getChannel', { id: ids.miko });
    expect(before.updated_at).toBe(new Date(NOW).toISOString());
    const [, miko] = channels;
    if (!miko) throw new Error('the world has no such channel');
    await source().writeChannels([{ ...miko, yt_handle: ['@MIKO', '@New'] }]);
    const after = await ask(api(), 'getChannel', { id: '@new' });
    expect(after).toMatchObject({
      yt_handle: ['@miko', '@new'],
      updated_at: new Date(NOW + 1_000).toISOString(),
    });
  });
});
