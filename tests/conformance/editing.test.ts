/** What people change: topics, mentions, placeholders, and that no source takes it back. */
import {
  rowsOf,
  type AuditEntry,
  type Mention,
  type Video,
  type VideoTopic,
} from '@oshimado/contract';
import { BOT_TOKEN, createTokens } from '../../apps/api/src/auth/tokens';
import { expect, it } from 'vitest';
import { ids, videoId, videos } from '../fixtures/world';
import { ask, onEveryServer } from './every-server';
import { byKey, newPerson, type Person } from './people';

const BARE = videoId('past-kuzu');
const TALK = videoId('past-miko');
const SUNG = videoId('past-sora');
const HOUR = 3_600_000;

onEveryServer('Editing', (api) => {
  const post = (who: Person | undefined, path: string, body?: unknown) =>
    api().send('POST', `/api/v2${path}`, body, who?.headers);
  const setTopic = (who: Person | undefined, video: string, topicId: string | null) =>
    post(who, '/topics/video', { videoId: video, topicId });
  const topicOf = async (video: string) =>
    (await api().get(`/api/v2/videos/${video}/topic`)).json<VideoTopic>();
  const mentionsOf = async (video: string) =>
    (await api().get(`/api/v2/videos/${video}/mentions`)).json<Mention[]>().map(({ id }) => id);
  const log = async (who: Person, search = '') =>
    (await api().get(`/api/v2/audit${search}`, who.headers)).json<AuditEntry[]>();
  const fillAgain = () => api().store.source.writeVideos(videos);

  it('anyone logged in can assign a topic, and only editors can change or remove it once set', async () => {
    const [user, editor] = [await newPerson(api()), await newPerson(api(), 'editor')];
    expect((await setTopic(undefined, BARE, 'talk')).statusCode).toBe(401);
    const set = await setTopic(user, BARE, 'Free Talk');
    expect(set.json()).toEqual({
      topic_id: 'Free_Talk',
      id: 'Free_Talk',
      topic_approver_id: user.id,
    });
    for (const topic of ['singing', null]) {
      const refused = await setTopic(user, BARE, topic);
      expect(refused.statusCode).toBe(403);
      expect(refused.json()).toMatchObject({ error: 'forbidden' });
    }
    expect((await setTopic(editor, BARE, 'singing')).statusCode).toBe(200);
    expect((await setTopic(editor, BARE, null)).json()).toMatchObject({ topic_id: null, id: null });
    expect(await topicOf(BARE)).toMatchObject({ topic_id: null });
  });

  it('a topic in use is spelt as it is in use; clips have none', async () => {
    const editor = await newPerson(api(), 'editor');
    expect((await setTopic(editor, BARE, '#SINGING')).json()).toMatchObject({
      topic_id: 'singing',
    });
    const clip = await setTopic(editor, videoId('clip-en'), 'talk');
    expect(clip.json()).toMatchObject({ error: 'bad_request', parameter: 'videoId' });
    expect((await setTopic(editor, BARE, 'a,b')).json()).toMatchObject({ parameter: 'topicId' });
    expect((await setTopic(editor, 'unknown0000', 'talk')).statusCode).toBe(404);
  });

  it('no source takes back what a person has set', async () => {
    const editor = await newPerson(api(), 'editor');
    await setTopic(editor, TALK, 'Horror');
    await post(editor, `/videos/${SUNG}/mentions`, { channel_id: ids.indie });
    await fillAgain();
    expect(await topicOf(TALK)).toMatchObject({ topic_id: 'Horror' });
    expect(await mentionsOf(SUNG)).toEqual([ids.indie]);
    const { title } = await ask(api(), 'getVideo', { id: TALK });
    await api().store.source.writeVideos(
      videos.filter(({ id }) => id === TALK).map((row) => ({ ...row, title: 'Another' })),
    );
    expect((await ask(api(), 'getVideo', { id: TALK })).title).toBe('Another');
    await fillAgain();
    expect((await ask(api(), 'getVideo', { id: TALK })).title).toBe(title);
  });

  it('a new topic shows at once in every answer, also in those that were read before', async () => {
    const editor = await newPerson(api(), 'editor');
    const read = async () => ({
      list: rowsOf(await ask(api(), 'getVideos', { topic: 'Watchalong' })).map(({ id }) => id),
      video: (await ask(api(), 'getVideo', { id: BARE })).topic_id,
      topics: (await ask(api(), 'getTopics')).filter(({ id }) => id === 'Watchalong'),
      file: (await ask(api(), 'getStaticTopics')).filter(({ id }) => id === 'Watchalong'),
    });
    expect(await read()).toMatchObject({ list: [], topics: [], file: [] });
    await setTopic(editor, BARE, 'Watchalong');
    const topics = [{ id: 'Watchalong', count: 1 }];
    expect(await read()).toEqual({ list: [BARE], video: 'Watchalong', topics, file: topics });
  });

  it('mentions are talents other than the uploader; once more does no harm', async () => {
    const user = await newPerson(api());
    const path = `/videos/${videoId('gone-kuzu')}/mentions`;
    expect((await post(undefined, path, { channel_id: ids.sora })).statusCode).toBe(401);
    for (let time = 0; time < 2; time += 1) {
      const added = await post(user, path, { channel_id: ids.sora });
      expect(added.json<Mention[]>().map(({ id }) => id)).toEqual([ids.sora]);
    }
    for (const [channel, status] of [
      [ids.clipEn, 400],
      [ids.kuzu, 400],
      ['UCnobody', 404],
    ] as const) {
      const refused = await post(user, path, { channel_id: channel });
      expect(refused.statusCode).toBe(status);
      expect(refused.json()).toHaveProperty('message');
    }
    expect(await log(user)).toHaveLength(1);
    const body = { channel_ids: [ids.sora, 'UCnobody'] };
    const removed = await api().send('DELETE', `/api/v2${path}`, body, user.headers);
    expect(removed.json()).toEqual([]);
  });

  it('every edit leaves who, when, what, before and after, and counts for who made it', async () => {
    const editor = await newPerson(api(), 'editor', 'careful');
    await setTopic(editor, videoId('gone-kuzu'), 'Drawing');
    await setTopic(editor, videoId('gone-kuzu'), 'Drawing');
    const [entry, ...rest] = await log(editor, `?user_id=${editor.id}`);
    expect(rest).toEqual([]);
    expect(entry).toMatchObject({
      at: new Date(api().now()).toISOString(),
      user_id: editor.id,
      username: 'careful',
      action: 'topic.set',
      target_id: videoId('gone-kuzu'),
      before: null,
      after: 'Drawing',
    });
    const user = await api().store.accounts.findUser(editor.id);
    expect(user?.contribution_count).toBe(1);
  });

  it('the log shows everybody their own entries, and editors all', async () => {
    const [one, two, editor] = [
      await newPerson(api()),
      await newPerson(api()),
      await newPerson(api(), 'editor'),
    ];
    await post(one, `/videos/${videoId('new-indie')}/mentions`, { channel_id: ids.sora });
    expect(await log(one)).toHaveLength(1);
    expect(await log(two)).toEqual([]);
    expect((await log(editor, `?user_id=${one.id}`)).map(({ user_id }) => user_id)).toEqual([
      one.id,
    ]);
    const foreign = await api().get(`/api/v2/audit?user_id=${one.id}`, two.headers);
    expect(foreign.statusCode).toBe(403);
    const pages = await log(editor, '?limit=2');
    const older = await log(editor, `?limit=2&before=${pages[1]?.id}`);
    expect(Number(older[0]?.id)).toBeLessThan(Number(pages[1]?.id));
  });

  const revert = (who: Person, id: string | undefined) => post(who, `/audit/${id}/revert`);

  it('an editor takes an edit back, once, and that is an edit as well', async () => {
    const [user, editor] = [await newPerson(api()), await newPerson(api(), 'editor')];
    await post(user, `/videos/${videoId('late-miko')}/mentions`, { channel_id: ids.sora });
    const [entry] = await log(user);
    expect((await revert(user, entry?.id)).statusCode).toBe(403);
    const back = await revert(editor, entry?.id);
    expect(back.json()).toMatchObject({ reverts: entry?.id, user_id: editor.id, after: null });
    expect(await mentionsOf(videoId('late-miko'))).toEqual([]);
    expect((await log(user))[0]).toMatchObject({ reverted_by: back.json<AuditEntry>().id });
    const again = await revert(editor, entry?.id);
    expect([again.statusCode, again.json()]).toMatchObject([409, { error: 'conflict' }]);
    expect((await revert(editor, '999999')).statusCode).toBe(404);
  });

  it('what was changed since is not taken back', async () => {
    const editor = await newPerson(api(), 'editor');
    const video = videoId('far-kuzu');
    await setTopic(editor, video, 'One');
    await setTopic(editor, video, 'Two');
    const [second, first] = await log(editor, `?video_id=${video}`);
    expect((await revert(editor, first?.id)).statusCode).toBe(409);
    expect((await revert(editor, second?.id)).statusCode).toBe(200);
    expect(await topicOf(video)).toMatchObject({ topic_id: 'One' });
    expect((await revert(editor, first?.id)).statusCode).toBe(200);
    expect(await topicOf(video)).toMatchObject({ topic_id: null });
  });

  it("editors' changes need a login of the last 24 hours", async () => {
    const editor = await newPerson(api(), 'editor');
    api().pass(24 * HOUR);
    expect((await setTopic(editor, TALK, 'Still_fresh')).statusCode).toBe(200);
    api().pass(1_000);
    const stale = await setTopic(editor, TALK, 'Too_late');
    expect([stale.statusCode, stale.json()]).toMatchObject([403, { error: 'stale_login' }]);
    api().pass(-24 * HOUR - 1_000);
  });

  const placeholder = (hours: number, more: object = {}) => ({
    channel_id: ids.indie,
    title: {
      name: '3D Live',
      jp_name: '3Dライブ',
      link: 'https://example.com/live',
      thumbnail: 'https://example.com/live.png',
      placeholderType: 'event',
      certainty: 'likely',
      credits: {},
    },
    liveTime: new Date(api().now() + hours * HOUR).toISOString(),
    duration: 5_400,
    ...more,
  });
  const enter = (who: Person | undefined, body: object, search = '') =>
    api().send('POST', `/api/v2/videos/placeholder${search}`, body, who?.headers);

  /** Far from the placeholders of other tests. */
  let hour = 400;
  const nextFreeHour = () => (hour += 10);

  it('a placeholder entered by an editor is on the board', async () => {
    const [user, editor] = [await newPerson(api()), await newPerson(api(), 'editor', 'ed')];
    expect((await enter(undefined, placeholder(5))).statusCode).toBe(401);
    expect((await enter(user, placeholder(5))).statusCode).toBe(403);
    const made = await enter(editor, placeholder(5));
    expect(made.statusCode).toBe(200);
    const [row] = made.json<Video[]>();
    expect(row).toMatchObject({
      type: 'placeholder',
      title: '3D Live',
      jp_name: '3Dライブ',
      placeholderType: 'event',
      certainty: 'likely',
      status: 'upcoming',
      duration: 5_400,
      credits: { editor: { name: 'ed', user: editor.id } },
    });
    expect(row?.id).toHaveLength(11);
    const board = (await api().get('/api/v2/live?type=placeholder')).json<Video[]>();
    expect(board.map(({ id }) => id)).toContain(row?.id);
    // No source knows it, and none takes it away.
    expect(await api().store.source.openVideoIds()).not.toContain(row?.id);
    expect(await api().store.source.removeVideos([row?.id ?? ''])).toBe(0);
  });

  it('another one of the channel within 3 hours is answered instead, and can be changed by its id', async () => {
    const editor = await newPerson(api(), 'editor');
    const [first] = (await enter(editor, placeholder(20))).json<Video[]>();
    const near = await enter(editor, placeholder(22));
    expect(near.statusCode).toBe(200);
    expect(near.json()).toMatchObject({
      error: expect.any(String),
      placeholder: { id: first?.id },
    });
    const changed = await enter(editor, placeholder(22, { id: first?.id }));
    expect(changed.json<Video[]>()[0]).toMatchObject({
      id: first?.id,
      start_scheduled: placeholder(22).liveTime,
    });
    expect((await enter(editor, placeholder(26))).json()).toHaveLength(1);
  });

  it('is changed and deleted by who entered it, or another editor, and comes back by a revert', async () => {
    const [one, two] = [await newPerson(api(), 'editor'), await newPerson(api(), 'editor')];
    const [made] = (await enter(one, placeholder(40))).json<Video[]>();
    const path = `/api/v2/videos/placeholder/${made?.id}`;
    const outsider = await newPerson(api());
    expect((await api().send('DELETE', path, undefined, outsider.headers)).statusCode).toBe(403);
    expect((await api().send('DELETE', path, undefined, two.headers)).json()).toEqual({});
    expect((await api().send('DELETE', path, undefined, two.headers)).statusCode).toBe(404);
    const [removal] = await log(two, `?video_id=${made?.id}`);
    expect((await revert(one, removal?.id)).statusCode).toBe(200);
    expect((await ask(api(), 'getVideo', { id: made?.id })).title).toBe('3D Live');
  });

  it('credits an editor by the name they give, and by no account but their own', async () => {
    const editor = await newPerson(api(), 'editor', 'ed');
    const sent = placeholder(nextFreeHour());
    const credits = { editor: { name: ' Window Cleaner ', user: '999' } };
    const [made] = (await enter(editor, { ...sent, title: { ...sent.title, credits } })).json<
      Video[]
    >();
    expect(made?.credits).toEqual({ editor: { name: 'Window Cleaner', user: editor.id } });
    const nowhere = await enter(editor, placeholder(5, { channel_id: 'UCnobody' }));
    expect([nowhere.statusCode, nowhere.json()]).toMatchObject([404, { parameter: 'channel_id' }]);
  });

  it('is entered by the link of a bot, signed and in its time', async () => {
    const bots = createTokens(BOT_TOKEN, { secret: api().secret, now: api().now });
    const claims = { sub: '42', name: '1234', link: 'invite', user: 'fan' };
    const { token } = await bots.sign(claims);
    const made = await enter(undefined, placeholder(60), `?token=${token}`);
    expect(made.json<Video[]>()[0]).toMatchObject({
      credits: { discord: { name: '1234', link: 'invite', user: 'fan' } },
    });
    for (const bad of ['x', `${token}x`, token.replace(/\.[^.]+$/, '.AAAA')]) {
      expect((await enter(undefined, placeholder(70), `?token=${bad}`)).statusCode).toBe(401);
    }
    api().pass(HOUR + 1_000);
    expect((await enter(undefined, placeholder(80), `?token=${token}`)).statusCode).toBe(401);
    api().pass(-HOUR - 1_000);
  });

  it('is changed by links of the chat server that entered it, and by no other', async () => {
    const bots = createTokens(BOT_TOKEN, { secret: api().secret, now: api().now });
    const linkOf = async (claims: object) =>
      `?token=${(await bots.sign({ sub: '42', ...claims })).token}`;
    const link = await linkOf({ name: '1234', user: 'fan' });
    const [made] = (await enter(undefined, placeholder(100), link)).json<Video[]>();
    const change = async (search: string, who?: Person) =>
      (await enter(who, placeholder(101, { id: made?.id }), search)).statusCode;
    expect(await change(link)).toBe(200);
    expect(await change(await linkOf({ name: '1234', user: 'other fan' }))).toBe(200);
    expect(await change(await linkOf({ name: '9999', user: 'fan' }))).toBe(403);
    expect(await change(await linkOf({ user: 'fan' }))).toBe(403);
    // The link decides, also for a viewer who is logged in.
    expect(await change(link, await newPerson(api()))).toBe(200);
    const editor = await newPerson(api(), 'editor');
    const [own] = (await enter(editor, placeholder(110))).json<Video[]>();
    const refused = await enter(undefined, placeholder(110, { id: own?.id }), link);
    expect(refused.statusCode).toBe(403);
  });

  it('is entered by the API key of an editor, not by that of a viewer', async () => {
    const viewer = await newPerson(api());
    const editor = await newPerson(api(), 'editor', 'program');
    const [viewersKey, editorsKey] = [await byKey(api(), viewer), await byKey(api(), editor)];
    expect((await enter(viewersKey, placeholder(120))).statusCode).toBe(403);
    const [made] = (await enter(editorsKey, placeholder(120))).json<Video[]>();
    expect(made).toMatchObject({ credits: { editor: { name: 'program', user: editor.id } } });
    const path = `/api/v2/videos/placeholder/${made?.id}`;
    const change = placeholder(121, { id: made?.id });
    expect((await enter(viewersKey, change)).statusCode).toBe(403);
    expect((await api().send('DELETE', path, undefined, viewersKey.headers)).statusCode).toBe(403);
    // Keys have no login that could be too old.
    api().pass(25 * HOUR);
    expect((await enter(editorsKey, change)).statusCode).toBe(200);
    expect((await enter(editor, placeholder(140))).json()).toMatchObject({ error: 'stale_login' });
    api().pass(-25 * HOUR);
    // A role that is taken away is gone with its key.
    await api().store.accounts.setRole(editor.id, 'user');
    api().pass(1_001);
    expect((await enter(editorsKey, placeholder(130))).statusCode).toBe(403);
    // What the account entered stays its own.
    expect((await api().send('DELETE', path, undefined, editorsKey.headers)).statusCode).toBe(200);
  });

  it.each([
    { editor: { user: '1' } },
    { editor: { name: ' ', user: '1' } },
    { datasource: { name: 'An agency', link: 'https://example.com' } },
    { discord: { name: '1' }, bot: { name: 'b' } },
    { editor: 7 },
    'nobody',
    null,
  ])('credits its author and ignores other credits in the body: %j', async (credits) => {
    const editor = await newPerson(api(), 'editor', 'honest');
    const hours = nextFreeHour();
    const body = (id?: string) => {
      const sent = placeholder(hours, { id });
      return { ...sent, title: { ...sent.title, credits } };
    };
    const own = { editor: { name: 'honest', user: editor.id } };
    const [made] = (await enter(editor, body())).json<Video[]>();
    expect(made?.credits).toEqual(own);
    // Changing it does not change the credits.
    const other = await newPerson(api(), 'editor', 'second');
    const [changed] = (await enter(other, body(made?.id))).json<Video[]>();
    expect([changed?.id, changed?.credits]).toEqual([made?.id, own]);
  });

  it.each([
    ['no name', { title: { name: '' } }, 'title.name'],
    ['a time that is none', { liveTime: 'soon' }, 'liveTime'],
    ['a negative duration', { duration: -1 }, 'duration'],
    ['no channel', { channel_id: '' }, 'channel_id'],
  ])('with %s is refused by name', async (_, more, parameter) => {
    const editor = await newPerson(api(), 'editor');
    const refused = await enter(editor, placeholder(200, more));
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({ parameter });
  });
});
