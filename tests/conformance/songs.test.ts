/** Songs: read by anybody, tagged by users, changed by who tagged them and by editors. */
import type { Song, VideoFull } from '@oshimado/contract';
import { calls } from '@oshimado/contract/schemas';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../apps/api/src/errors';
import { songQuery } from '../../apps/api/src/handlers/songs/calls';
import { at, ids, videoId, videos } from '../fixtures/world';
import { onEveryServer } from './every-server';
import { newPerson, type Person } from './people';

const SUNG = videoId('past-sora');
const SONG_3 = '0b5a3a2e-7d5c-4c1e-9f3a-000000000003';

onEveryServer('Songs', (api) => {
  const put = (who: Person | undefined, body: object) =>
    api().send(
      'PUT',
      '/api/v2/songs',
      { video_id: SUNG, name: 'Tag', start: 10, end: 100, ...body },
      who?.headers,
    );
  const remove = (who: Person | undefined, body: object) =>
    api().send('DELETE', '/api/v2/songs', body, who?.headers);
  const latest = async (body: object) => {
    const answer = await api().send('POST', '/api/v2/songs/latest?c=_', body);
    expect(answer.statusCode).toBe(200);
    const list = answer.json<Song[] | { total: number; items: Song[] }>();
    expect(calls.postLatestSongs.response.parse(list)).toEqual(list);
    return list;
  };
  const namesOf = (list: Song[] | { items: Song[] }) =>
    ('items' in list ? list.items : list).map(({ name }) => name);

  it('are listed newest videos first, each with its video and channel', async () => {
    const list = (await latest({})) as Song[];
    expect(namesOf(list)).toEqual(['Song 1', 'Song 2', 'Song 3']);
    expect(list[2]).toMatchObject({
      id: SONG_3,
      video_id: SUNG,
      channel_id: ids.sora,
      channel: { name: '空ちゃんねる', english_name: 'Sora' },
      creator_id: null,
    });
  });

  it.each([
    [{ video_id: SUNG }, ['Song 3']],
    [{ channel_id: ids.sora, video_id: '' }, ['Song 1', 'Song 2', 'Song 3']],
    [{ channel_id: ids.kuzu }, []],
    [{ org: 'Hololive' }, ['Song 1', 'Song 2', 'Song 3']],
    [{ org: 'All Vtubers', limit: '1' }, ['Song 1']],
    [{ org: 'Nijisanji' }, []],
    [{ q: 'song 2' }, ['Song 2']],
    [{ q: 'somebody' }, ['Song 1', 'Song 2', 'Song 3']],
    [{ q: '%' }, []],
    [{ q: "'; drop table songs; --" }, []],
  ])('%j finds %j', async (body, names) => {
    expect(namesOf(await latest(body))).toEqual(names);
  });

  it('come in pages where asked, with a number of all', async () => {
    const page = await latest({ paginated: 1, limit: 1, offset: 1 });
    expect(page).toMatchObject({ total: 3 });
    expect(namesOf(page)).toEqual(['Song 2']);
  });

  it('are refused where more are asked for than an answer holds, not cut', async () => {
    const ask = (limit: unknown) =>
      api()
        .send('POST', '/api/v2/songs/latest', { limit })
        .then(({ statusCode }) => statusCode);
    expect([await ask(1_000), await ask('1000'), await ask(1_001)]).toEqual([200, 200, 400]);
    const query = (text: string) =>
      api()
        .send(
          'POST',
          '/api/v2/musicdex/elasticsearch/search',
          `{}\n${JSON.stringify({ query: { query_string: { query: text } } })}\n`,
        )
        .then(({ statusCode }) => statusCode);
    expect([await query('a'.repeat(200)), await query('a'.repeat(201))]).toEqual([200, 400]);
  });

  it('are refused in sentences that begin with a word', async () => {
    const user = await newPerson(api());
    expect((await put(user, { end: 12 })).json()).toEqual({
      message: 'The song must be longer than 13 seconds.',
      error: 'bad_request',
    });
    expect((await remove(user, {})).json()).toEqual({
      message: 'The request must name the song by id, or by video_id and name.',
      error: 'bad_request',
    });
  });

  it('are sung twice where they are new, once however often the request is repeated', async () => {
    const user = await newPerson(api());
    const sing = async (start: number) => {
      const body = { name: 'Encore', start, end: start + 60, is_new: true };
      return (await put(user, body)).json<Song>().id;
    };
    const first = await sing(10);
    const second = await sing(200);
    expect(second).not.toBe(first);
    expect(await sing(200)).toBe(second);
    expect(namesOf(await latest({ video_id: SUNG, q: 'Encore' }))).toEqual(['Encore', 'Encore']);
    const renamed = await put(user, { id: second, name: 'Finale', start: 200, end: 260 });
    expect(renamed.json()).toMatchObject({ id: second, name: 'Finale' });
    await remove(user, { id: first });
    await remove(user, { id: second });
  });

  it('do not end after a video that is over', async () => {
    const user = await newPerson(api());
    const refused = await put(user, { start: 10, end: 90_000 });
    expect(refused.json()).toMatchObject({ error: 'bad_request', parameter: 'end' });
  });

  it('Songs of a mirrored service keep its ids, and can be changed and removed by them', async () => {
    const id = 'song.7-a';
    await api().store.source.writeVideos([
      {
        id: videoId('mirrored'),
        channel_id: ids.kuzu,
        title: 'Sung elsewhere',
        type: 'stream',
        status: 'past',
        published_at: at(-9_000_000),
        songs: [
          { id, name: 'Far', original_artist: '', start: 1, end: 90, art: null, itunesid: null },
        ],
      },
    ]);
    const get = () => api().get(`/api/v2/songs/${id}`);
    expect((await get()).json()).toMatchObject({ id, name: 'Far', video_id: videoId('mirrored') });
    const video = (await api().get(`/api/v2/videos/${videoId('mirrored')}`)).json<VideoFull>();
    expect(video.songs).toMatchObject([{ id }]);
    const editor = await newPerson(api(), 'editor');
    const change = { id, video_id: videoId('mirrored'), name: 'Near' };
    expect((await put(editor, change)).json()).toMatchObject({ id, name: 'Near' });
    expect((await remove(editor, { id })).statusCode).toBe(200);
    expect((await get()).statusCode).toBe(404);
  });

  it('Songs of a mirrored service are distinguished by the case of their ids and by their videos', async () => {
    const sung = (id: string, name: string) => ({
      id,
      name,
      original_artist: '',
      start: 1,
      end: 90,
      art: null,
      itunesid: null,
    });
    const recordOf = (name: string, songs: readonly ReturnType<typeof sung>[]) => ({
      id: videoId(name),
      channel_id: ids.kuzu,
      title: 'Sung elsewhere',
      type: 'stream' as const,
      status: 'past' as const,
      published_at: at(-9_000_000),
      songs,
    });
    const [first, second] = ['same-ids-1', 'same-ids-2'];
    await api().store.source.writeVideos([
      recordOf(first, [sung('Ab', 'Upper'), sung('aB', 'Lower')]),
      recordOf(second, [sung('Ab', 'Other')]),
    ]);
    const songsOf = async (name: string) =>
      ((await latest({ video_id: videoId(name) })) as Song[]).map((song) => [song.id, song.name]);
    expect(await songsOf(first)).toEqual([
      ['Ab', 'Upper'],
      ['aB', 'Lower'],
    ]);
    const editor = await newPerson(api(), 'editor');
    const change = { id: 'Ab', video_id: videoId(second), name: 'Changed' };
    expect((await put(editor, change)).json()).toMatchObject(change);
    expect((await remove(editor, { id: 'Ab', video_id: videoId('past-sora') })).statusCode).toBe(
      404,
    );
    const removed = await remove(editor, { id: 'Ab', video_id: videoId(second) });
    expect(removed.statusCode).toBe(200);
    expect(await songsOf(second)).toEqual([]);
    expect(await songsOf(first)).toHaveLength(2);
    await api().store.source.removeVideos([videoId(first), videoId(second)]);
  });

  it('are tagged by anyone logged in, and are on the video at once', async () => {
    const user = await newPerson(api());
    expect((await put(undefined, {})).statusCode).toBe(401);
    const made = await put(user, {
      name: ' Shooting Star ',
      itunesid: -1,
      art: '',
      start: '30',
      end: 200.7,
    });
    expect(made.statusCode).toBe(200);
    expect(made.json()).toMatchObject({
      name: 'Shooting Star',
      itunesid: null,
      art: null,
      start: 30,
      end: 200,
      creator_id: user.id,
    });
    const video = (await api().get(`/api/v2/videos/${SUNG}`)).json<VideoFull>();
    expect(video.songs.map(({ name }) => name)).toEqual(['Shooting Star', 'Song 3']);
    expect(video.songcount).toBe(2);
    await api().store.source.writeVideos(videos);
    expect(namesOf(await latest({ video_id: SUNG }))).toContain('Shooting Star');
    expect((await remove(user, { video_id: SUNG, name: 'Shooting Star' })).json()).toEqual({});
    expect(namesOf(await latest({ video_id: SUNG }))).toEqual(['Song 3']);
  });

  it('the same name in the video means a change, which needs who tagged it or an editor', async () => {
    const [one, two, editor] = [
      await newPerson(api()),
      await newPerson(api()),
      await newPerson(api(), 'editor'),
    ];
    const made = (await put(one, { name: 'Lemon' })).json<Song>();
    const mine = await put(one, { name: 'Lemon', start: 20 });
    expect(mine.json()).toMatchObject({ id: made.id, start: 20, creator_id: one.id });
    const refused = await put(two, { name: 'Lemon', start: 50 });
    expect(refused.statusCode).toBe(403);
    expect((await put(editor, { name: 'Lemon', start: 40 })).json()).toMatchObject({
      id: made.id,
      start: 40,
      creator_id: one.id,
      approver_id: editor.id,
    });
    const renamed = await put(one, { id: made.id, name: 'Lemon (acoustic)' });
    expect(renamed.json()).toMatchObject({ id: made.id, name: 'Lemon (acoustic)' });
    expect((await put(two, { name: 'Song 3', start: 1 })).statusCode).toBe(403);
    expect((await remove(two, { id: made.id })).statusCode).toBe(403);
    expect((await remove(two, { id: SONG_3 })).statusCode).toBe(403);
    expect((await remove(editor, { id: made.id })).statusCode).toBe(200);
    expect((await remove(editor, { id: made.id })).statusCode).toBe(404);
  });

  it.each([
    ['13 seconds', { start: 0, end: 13 }],
    ['an end before its start', { start: 100, end: 50 }],
    ['no name', { name: ' ' }],
    ['an address that is no web page', { amUrl: 'javascript:alert(1)' }],
    ['a video id that is none', { video_id: 'x' }],
  ])('with %s are refused', async (_, body) => {
    const user = await newPerson(api());
    const refused = await put(user, body);
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toHaveProperty('message');
  });

  it('one is read by its id', async () => {
    const song = (await api().get(`/api/v2/songs/${SONG_3}`)).json<Song>();
    expect(calls.getSong.response.parse(song)).toEqual(song);
    expect((await api().get(`/api/v2/songs/${SONG_3.replace(/3$/, '9')}`)).statusCode).toBe(404);
    expect((await api().get('/api/v2/songs/x')).statusCode).toBe(404);
    expect((await api().get('/api/v2/songs/a%20b')).statusCode).toBe(400);
    const loud = await api().get(`/api/v2/songs/${SONG_3.toUpperCase()}`);
    expect(loud.json()).toEqual(song);
  });

  it('sung most come first, each once', async () => {
    const user = await newPerson(api());
    await put(user, {
      video_id: videoId('past-miko'),
      name: 'song 3',
      original_artist: 'somebody',
    });
    const hot = (await api().get('/api/v2/songs/hot?org=Hololive')).json<Song[]>();
    expect(hot[0]).toMatchObject({ name: 'Song 3' });
    expect(hot).toHaveLength(3);
    expect((await api().get(`/api/v2/songs/hot?channel_id=${ids.kuzu}`)).json()).toEqual([]);
  });

  it('are searched in the form of the music site’s index', async () => {
    const body = `{"preference":"results"}\n{"query":{"multi_match":{"query":"song 2","fields":["name"]}},"size":12}\n`;
    const { statusCode, body: text } = await api().send(
      'POST',
      '/api/v2/musicdex/elasticsearch/search',
      body,
      {
        'content-type': 'application/x-ndjson',
      },
    );
    expect(statusCode).toBe(200);
    const asJson = JSON.stringify(body);
    const again = await api().send('POST', '/api/v2/musicdex/elasticsearch/search', asJson);
    expect(again.body).toBe(text);
    const { responses } = calls.postSongSearch.response.parse(JSON.parse(text));
    expect(responses[0]?.hits.hits.map(({ _source }) => _source.name)).toEqual(['Song 2']);
  });
});

describe('the words of a question to the index', () => {
  it.each([
    ['{"q":{"query_string":{"query":"*lemon*"}}}', 'lemon'],
    ['{"query":{"bool":{"should":[{"match":{"name":{"query":"夜"}}}]}}}', '夜'],
    ['{"query":{"term":{"value":"a"}}}', 'a'],
  ])('of %s are %s', (line, words) => {
    expect(songQuery(`{}\n${line}\n`)).toBe(words);
  });

  it('the words of a question to the index are asked for where there are none, whatever came', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.tuple(fc.json(), fc.json()).map((two) => two.join('\n')),
        ),
        (body) => {
          const outcome = (() => {
            try {
              return songQuery(body) === '' ? 'no words' : 'words';
            } catch (error) {
              return error instanceof ApiError ? 'refused' : 'failed';
            }
          })();
          expect(['words', 'refused']).toContain(outcome);
        },
      ),
    );
  });
});
