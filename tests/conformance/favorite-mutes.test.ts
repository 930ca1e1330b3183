/** Muted favorites: still favorites, but on no board and in no notification until their week is over. */
import { followedFilter } from '../../apps/api/src/push/push-search';
import type { Favorite, PushDevice } from '@oshimado/contract';
import { calls } from '@oshimado/contract/schemas';
import { MUTE_MS, NO_PUSH_CHOICES } from '@oshimado/domain';
import { expect, it } from 'vitest';
import { ids, videoId } from '../fixtures/world';
import { nameOf, onEveryServer } from './every-server';
import { newPerson, type Person } from './people';

const PATH = '/api/v2/users/favorites';
/** Of any device. */
const KEYS = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};
type Op = 'add' | 'remove' | 'mute' | 'unmute';

onEveryServer('Muted favorites', (api) => {
  const patch = async (who: Person, ...ops: readonly (readonly [Op, string])[]) => {
    const body = ops.map(([op, channel_id]) => ({ op, channel_id }));
    const answer = await api().send('PATCH', PATH, body, who.headers);
    expect([answer.statusCode, answer.body]).toEqual([200, expect.stringContaining('[')]);
    return calls.patchFavorites.response.parse(JSON.parse(answer.body));
  };
  const mutesOf = (list: readonly Favorite[]) =>
    Object.fromEntries(list.map(({ id, muted_until }) => [id, muted_until]));
  const mutes = async (who: Person) =>
    mutesOf(
      calls.getFavorites.response.parse(JSON.parse((await api().get(PATH, who.headers)).body)),
    );
  const live = async (who: Person, search = '') => {
    const { body } = await api().get(`/api/v2/users/live${search}`, who.headers);
    return calls.getUsersLive.response.parse(JSON.parse(body)).map(({ id }) => nameOf(id));
  };

  it('muted favorites say until when, and are unmuted after a week', async () => {
    const who = await newPerson(api(), 'user', 'muter');
    const until = new Date(api().now() + MUTE_MS).toISOString();
    await patch(who, ['add', ids.kuzu], ['add', ids.sora]);
    expect(mutesOf(await patch(who, ['mute', ids.kuzu]))).toEqual({
      [ids.kuzu]: until,
      [ids.sora]: undefined,
    });
    api().pass(MUTE_MS);
    // Their login is over by then.
    const later = await newPerson(api(), 'user', 'muter');
    expect(await mutes(later)).toEqual({ [ids.kuzu]: undefined, [ids.sora]: undefined });
    api().pass(-MUTE_MS);
    expect(await mutes(who)).toMatchObject({ [ids.kuzu]: until });
    await patch(who, ['unmute', ids.kuzu]);
    expect(await mutes(who)).toEqual({ [ids.kuzu]: undefined, [ids.sora]: undefined });
  });

  it('are off the board, where no other favorite takes part, and stay in the archive', async () => {
    const who = await newPerson(api());
    await patch(who, ['add', ids.kuzu]);
    const archive = async () =>
      (await api().get('/api/v2/users/videos?status=past&type=stream', who.headers)).body;
    const before = await archive();
    expect(await live(who)).toEqual(['live-kuzu', 'live-sora', 'far-kuzu']);
    await patch(who, ['mute', ids.kuzu]);
    expect(await live(who)).toEqual([]);
    expect(await live(who, '?include=description')).toEqual([]);
    expect(await archive()).toBe(before);
    await patch(who, ['add', ids.sora]);
    expect(await live(who)).toEqual(['live-kuzu', 'live-sora', 'soon-sora']);
  });

  it('need to be favorites, and are the caller’s own', async () => {
    const [who, other] = [await newPerson(api()), await newPerson(api())];
    await patch(other, ['add', ids.sora]);
    expect(await patch(who, ['mute', ids.sora])).toEqual([]);
    await patch(who, ['add', ids.sora], ['mute', ids.sora]);
    expect(await mutes(other)).toEqual({ [ids.sora]: undefined });
    // Who is favored again is heard.
    await patch(who, ['remove', ids.sora]);
    expect(mutesOf(await patch(who, ['add', ids.sora]))).toEqual({ [ids.sora]: undefined });
    const unknown = [{ op: 'hush', channel_id: ids.sora }];
    expect((await api().send('PATCH', PATH, unknown, who.headers)).statusCode).toBe(400);
  });

  it('cause no notification, whatever else the device asks for', async () => {
    const who = await newPerson(api());
    const device = await api().send(
      'PUT',
      '/api/v2/push/devices',
      {
        endpoint: 'https://push.example/mutes',
        keys: KEYS,
        zone: 'UTC',
        lang: 'en',
        choices: {
          ...NO_PUSH_CHOICES,
          hourly: 60,
          rules: [
            { of: 'channel', id: ids.miko, live: true, scheduled: true, moved: true, before: 0 },
          ],
        },
      },
      who.headers,
    );
    expect([device.statusCode, device.body]).toEqual([200, expect.any(String)]);
    await patch(who, ['add', ids.miko], ['mute', ids.miko]);
    await api().store.push.plan(followedFilter);
    const write = (name: string) =>
      api().store.source.writeVideos([
        {
          id: videoId(name),
          channel_id: ids.miko,
          title: name,
          type: 'stream',
          status: 'upcoming',
          start_scheduled: new Date(api().now() + 7_200_000),
        },
      ]);
    await write('mute-1');
    api().pass(6_000);
    expect(await api().store.push.plan(followedFilter)).toBe(0);
    await patch(who, ['unmute', ids.miko]);
    await write('mute-2');
    api().pass(6_000);
    expect(await api().store.push.plan(followedFilter)).toBe(1);
    await api().store.push.devices.remove(device.json<PushDevice>().id);
    await api().store.source.removeVideos([videoId('mute-1'), videoId('mute-2')]);
    api().pass(-12_000);
  });
});
