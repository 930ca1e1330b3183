/** Playlists: saved by anybody logged in, changed by their owner alone, read by everybody. */
import type { PlaylistStub } from '@oshimado/contract';
import { calls, PLAYLIST_VIDEOS_MAX } from '@oshimado/contract/schemas';
import { Client } from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { ids, videoId } from '../fixtures/world';
import { onEveryServer } from './every-server';
import { newPerson, type Person } from './people';

const SUNG = videoId('past-sora');
const OTHER = videoId('past-miko');
const manyIds = (count: number) =>
  Array.from({ length: count }, (_, index) => `v${String(index).padStart(10, '0')}`);

onEveryServer('Playlists', (api) => {
  const save = (who: Person, body: object, headers: Readonly<Record<string, string>> = {}) =>
    api().send('POST', '/api/v2/playlist/', body, { ...who.headers, ...headers });
  const saved = async (who: Person, body: object) => (await save(who, body)).json<number>();
  const read = async (id: number) => {
    const { body } = await api().get(`/api/v2/playlist/${id}`);
    return calls.getPlaylist.response.parse(JSON.parse(body));
  };
  const own = async (who: Person) =>
    (await api().get('/api/v2/users/playlists', who.headers)).json<PlaylistStub[]>();

  it('saving requires a login', async () => {
    const { statusCode, body } = await api().send('POST', '/api/v2/playlist/', { name: 'x' });
    expect([statusCode, JSON.parse(body)]).toMatchObject([401, { error: 'unauthorized' }]);
  });

  it('a new one returns its numeric id, and is public with its videos in order', async () => {
    const who = await newPerson(api());
    const id = await saved(who, {
      name: 'Mine',
      video_ids: [OTHER, SUNG, OTHER],
      videos: [],
      user_id: who.id,
    });
    expect(id).toBeTypeOf('number');
    const list = await read(id);
    expect(list).toMatchObject({ id, name: 'Mine', user_id: who.id, video_ids: [OTHER, SUNG] });
    expect(list.videos.map((video) => video.id)).toEqual([OTHER, SUNG]);
    expect(list.videos[1]).toMatchObject({ topic_id: 'singing', channel: { id: ids.sora } });
  });

  it('Playlists of others cannot be counted through: ids are far apart, and exact in JSON', async () => {
    const who = await newPerson(api());
    const made = [];
    for (let count = 0; count < 5; count += 1) made.push(await saved(who, { name: 'Mine' }));
    for (const id of made) {
      expect(Number.isSafeInteger(id)).toBe(true);
      expect(id).toBeGreaterThan(2 ** 40);
      for (const near of [id - 1, id + 1]) {
        expect((await api().get(`/api/v2/playlist/${near}`)).statusCode).toBe(404);
      }
    }
    const sorted = made.toSorted((a, b) => a - b);
    expect(sorted).not.toEqual(made.map((_, at) => (sorted[0] ?? 0) + at));
    for (let id = 1; id < 50; id += 1) {
      expect((await api().get(`/api/v2/playlist/${id}`)).statusCode).toBe(404);
    }
  });

  it('playlists of earlier versions keep the ids that links hold', async () => {
    const who = await newPerson(api());
    const client = new Client({ connectionString: api().database.connectionString });
    await client.connect();
    onTestFinished(() => client.end());
    const { rows } = await client.query<{ id: string }>(
      `insert into playlists (user_id, name, updated_at) values ($1, 'Old', now()) returning id`,
      [who.id],
    );
    expect(await read(Number(rows[0]?.id))).toMatchObject({ name: 'Old', user_id: who.id });
  });

  it('the list of the caller’s own names what the pictures of its first videos need', async () => {
    const who = await newPerson(api());
    await saved(who, { name: 'Mine', video_ids: ['unknown0000', OTHER, SUNG] });
    const [stub] = calls.getPlaylists.response.parse(await own(who));
    const { videos } = await read(stub?.id ?? 0);
    const named = videos.map(({ id, thumbnail }) => ({ id, ...(thumbnail && { thumbnail }) }));
    expect(stub?.pictures).toEqual(named);
    expect(stub?.pictures?.map(({ id }) => id)).toEqual([OTHER, SUNG]);
  });

  it('an own one is changed under its id', async () => {
    const who = await newPerson(api());
    const id = await saved(who, { name: 'Mine', video_ids: [SUNG] });
    expect(await saved(who, { id, name: 'Renamed', video_ids: [] })).toBe(id);
    expect(await saved(who, { id: String(id), name: 'Again', video_ids: [OTHER] })).toBe(id);
    expect(await read(id)).toMatchObject({ name: 'Again', video_ids: [OTHER] });
    expect(await own(who)).toHaveLength(1);
  });

  it('a change that names the version it began with is refused where the playlist is another one', async () => {
    const who = await newPerson(api());
    const id = await saved(who, { name: 'Mine', video_ids: [OTHER] });
    const known = { name: 'Mine', video_ids: [OTHER] };
    const answers = await Promise.all(
      ['first', 'second'].map((name) => save(who, { id, name, video_ids: [OTHER, SUNG], known })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(expect.arrayContaining([200, 409]));
    const { name } = await read(id);
    const late = await save(who, { id, name: 'late', video_ids: [], known });
    expect(late.json()).toMatchObject({ error: 'conflict', parameter: 'known' });
    expect(await read(id)).toMatchObject({ name, video_ids: [OTHER, SUNG] });
    // Clients that name no version replace what is there, as ever.
    expect((await save(who, { id, name: 'as before', video_ids: [] })).statusCode).toBe(200);
    expect(await read(id)).toMatchObject({ name: 'as before', video_ids: [] });
  });

  it('saving a playlist owned by another user creates a new one for the current user', async () => {
    const [one, two] = [await newPerson(api()), await newPerson(api(), 'admin')];
    const id = await saved(one, { name: 'Theirs', video_ids: [SUNG] });
    const copy = await saved(two, { id, name: 'My copy', video_ids: [SUNG], user_id: one.id });
    expect(copy).not.toBe(id);
    expect(await read(id)).toMatchObject({ name: 'Theirs', user_id: one.id });
    expect(await read(copy)).toMatchObject({ name: 'My copy', user_id: two.id });
  });

  it.each([
    ['no name', { name: '  ' }, 'name'],
    ['no name at all', {}, 'name'],
    ['an id that is none', { name: 'x', video_ids: ['short'] }, 'video_ids[0]'],
    ['501 videos', { name: 'x', video_ids: manyIds(PLAYLIST_VIDEOS_MAX + 1) }, 'video_ids'],
  ])('with %s is refused by name', async (_, body, parameter) => {
    const who = await newPerson(api());
    const refused = await save(who, body);
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({ parameter });
    expect(await own(who)).toEqual([]);
  });

  it('holds 500 videos, and says so when one more is added', async () => {
    const who = await newPerson(api());
    const id = await saved(who, { name: 'Full', video_ids: manyIds(PLAYLIST_VIDEOS_MAX) });
    const refused = await api().send(
      'PUT',
      `/api/v2/video-playlist/${id}/${SUNG}`,
      undefined,
      who.headers,
    );
    expect(refused.statusCode).toBe(400);
    expect(refused.body).toContain('500');
    expect((await read(id)).videos).toEqual([]);
    expect((await read(id)).video_ids).toHaveLength(PLAYLIST_VIDEOS_MAX);
  });

  it('a save sent again with its key makes one playlist', async () => {
    const who = await newPerson(api());
    const key = { 'idempotency-key': 'save-1' };
    const [first, again] = [
      await save(who, { name: 'Once' }, key),
      await save(who, { name: 'Once' }, key),
    ];
    expect(again.body).toBe(first.body);
    expect(await own(who)).toHaveLength(1);
  });

  it('videos are added at the end and removed, and each call returns whether the list changed', async () => {
    const who = await newPerson(api());
    const id = await saved(who, { name: 'Mine', video_ids: [SUNG] });
    const path = `/api/v2/video-playlist/${id}/${OTHER}`;
    const change = async (method: 'PUT' | 'DELETE') =>
      (await api().send(method, path, undefined, who.headers)).json<boolean>();
    expect([await change('PUT'), await change('PUT')]).toEqual([true, false]);
    expect((await read(id)).video_ids).toEqual([SUNG, OTHER]);
    const states = await api().get(`/api/v2/video-playlist/${OTHER}`, who.headers);
    expect(states.json()).toEqual([{ id, name: 'Mine', contains: true }]);
    expect([await change('DELETE'), await change('DELETE')]).toEqual([true, false]);
    expect((await read(id)).video_ids).toEqual([SUNG]);
  });

  it('an empty body of any type will do', async () => {
    const who = await newPerson(api());
    const id = await saved(who, { name: 'Mine' });
    const { statusCode } = await api().app.inject({
      method: 'PUT',
      url: `/api/v2/video-playlist/${id}/${SUNG}`,
      headers: { ...who.headers, 'content-type': 'application/x-www-form-urlencoded' },
      payload: '',
    });
    expect(statusCode).toBe(200);
  });

  it('the playlist of another account gets the same answer as an unknown one', async () => {
    const one = await newPerson(api());
    const id = await saved(one, { name: 'Theirs', video_ids: [SUNG] });
    for (const role of ['user', 'editor', 'admin'] as const) {
      const two = await newPerson(api(), role);
      for (const [method, path] of [
        ['DELETE', `/playlist/${id}`],
        ['PUT', `/video-playlist/${id}/${OTHER}`],
        ['DELETE', `/video-playlist/${id}/${SUNG}`],
      ] as const) {
        const foreign = await api().send(method, `/api/v2${path}`, undefined, two.headers);
        const missing = await api().send(
          method,
          `/api/v2${path.replace(String(id), '999999')}`,
          undefined,
          two.headers,
        );
        expect(foreign.statusCode).toBe(404);
        expect(foreign.body).toBe(missing.body);
      }
    }
    expect(await read(id)).toMatchObject({ video_ids: [SUNG] });
  });

  it('is deleted by its owner, and then is gone', async () => {
    const who = await newPerson(api());
    const id = await saved(who, { name: 'Mine' });
    const gone = await api().send('DELETE', `/api/v2/playlist/${id}`, undefined, who.headers);
    expect([gone.statusCode, gone.json()]).toEqual([200, {}]);
    expect((await api().get(`/api/v2/playlist/${id}`)).statusCode).toBe(404);
    expect(await own(who)).toEqual([]);
  });

  it('an id that is no number is refused by name', async () => {
    for (const id of ['x', '-1', '1e3', '99999999999999999999']) {
      const { statusCode, body } = await api().get(`/api/v2/playlist/${id}`);
      expect([statusCode, JSON.parse(body)]).toMatchObject([400, { parameter: 'id' }]);
    }
  });
});
