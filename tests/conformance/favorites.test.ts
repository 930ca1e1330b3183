/** Favorites: who may have which, how they change, and what they show. */
import type { Favorite, Video, VideoPage } from '@oshimado/contract';
import { calls } from '@oshimado/contract/schemas';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { at, ids, videoId, videos } from '../fixtures/world';
import { nameOf, onEveryServer } from './every-server';
import { newPerson, type Person } from './people';

const PATH = '/api/v2/users/favorites';
const TALENTS = [ids.sora, ids.miko, ids.kuzu, ids.indie];

onEveryServer('Favorites', (api) => {
  const patch = (who: Person, ops: unknown, headers: Readonly<Record<string, string>> = {}) =>
    api().send('PATCH', PATH, ops, { ...who.headers, ...headers });
  const add = (who: Person, ...channels: string[]) =>
    patch(
      who,
      channels.map((channel_id) => ({ op: 'add', channel_id })),
    );
  const idsOf = (list: readonly Favorite[]) => list.map(({ id }) => id);
  const favorites = async (who: Person) => {
    const { body } = await api().get(PATH, who.headers);
    return idsOf(calls.getFavorites.response.parse(JSON.parse(body)));
  };

  it('need a login', async () => {
    expect((await api().get(PATH)).statusCode).toBe(401);
    expect((await api().send('PATCH', PATH, [])).json()).toMatchObject({ error: 'unauthorized' });
  });

  it('are answered whole after a change, in the form of their own', async () => {
    const who = await newPerson(api());
    const { statusCode, body } = await add(who, ids.sora, ids.miko);
    expect(statusCode).toBe(200);
    const list = JSON.parse(body) as Favorite[];
    expect(calls.patchFavorites.response.parse(list)).toEqual(list);
    expect(idsOf(list).sort()).toEqual([ids.miko, ids.sora].sort());
    expect(list.find(({ id }) => id === ids.miko)).toMatchObject({
      group: 'Gen 1',
      inactive: false,
    });
    const removed = await patch(who, [{ op: 'remove', channel_id: ids.sora }]);
    expect(idsOf(removed.json())).toEqual([ids.miko]);
  });

  it('are one’s own', async () => {
    const [one, two] = [await newPerson(api()), await newPerson(api())];
    await add(one, ids.sora);
    expect(await favorites(two)).toEqual([]);
  });

  it('are talents only: a clipper or an unknown channel is refused by name, and nothing changes', async () => {
    const who = await newPerson(api());
    await add(who, ids.sora);
    for (const channel of [ids.clipEn, 'UCnobody']) {
      const refused = await patch(who, [
        { op: 'remove', channel_id: ids.sora },
        { op: 'add', channel_id: channel },
      ]);
      expect(refused.statusCode).toBe(400);
      expect(refused.json()).toMatchObject({ error: 'bad_request', parameter: 'channel_id' });
      expect(refused.body).toContain(channel);
      expect(await favorites(who)).toEqual([ids.sora]);
    }
  });

  it('end as the last wish for each channel says, whatever came before', async () => {
    const who = await newPerson(api());
    const op = fc.record({
      op: fc.constantFrom('add' as const, 'remove' as const),
      channel_id: fc.constantFrom(...TALENTS),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(op, { maxLength: 12 }), async (ops) => {
        await patch(
          who,
          TALENTS.map((channel_id) => ({ op: 'remove', channel_id })),
        );
        const wanted = new Set<string>();
        for (const { op: wish, channel_id } of ops) {
          if (wish === 'add') wanted.add(channel_id);
          else wanted.delete(channel_id);
        }
        const { body } = await patch(who, ops);
        expect(idsOf(JSON.parse(body) as Favorite[]).sort()).toEqual([...wanted].sort());
      }),
      { numRuns: 25 },
    );
  });

  it('sent again with the same key are answered as the first time, and changed once', async () => {
    const who = await newPerson(api());
    const key = { 'idempotency-key': 'a1' };
    const ops = [{ op: 'add', channel_id: ids.sora }];
    const first = await patch(who, ops, key);
    await patch(who, [{ op: 'remove', channel_id: ids.sora }]);
    const again = await patch(who, ops, key);
    expect([again.statusCode, again.body]).toEqual([200, first.body]);
    expect(await favorites(who)).toEqual([]);
    const other = await patch(who, [{ op: 'add', channel_id: ids.miko }], key);
    expect(other.statusCode).toBe(409);
    expect(other.json()).toMatchObject({ error: 'conflict', parameter: 'idempotency-key' });
    const later = await newPerson(api());
    expect((await patch(later, [{ op: 'add', channel_id: ids.miko }], key)).statusCode).toBe(200);
  });

  it('a key is forgotten after a day', async () => {
    const who = await newPerson(api());
    const key = { 'idempotency-key': 'a2' };
    await patch(who, [{ op: 'add', channel_id: ids.sora }], key);
    api().pass(86_400_001);
    const other = await patch(who, [{ op: 'add', channel_id: ids.miko }], key);
    expect(other.statusCode).toBe(200);
    api().pass(-86_400_001);
  });

  const live = async (who: Person, search = '') => {
    const { statusCode, body } = await api().get(`/api/v2/users/live${search}`, who.headers);
    expect(statusCode).toBe(200);
    const list = calls.getUsersLive.response.parse(JSON.parse(body));
    expect(JSON.parse(body)).toEqual(list);
    return list.map(({ id }) => nameOf(id));
  };

  it('live: streams of favorites and with favorites as guests, however far away, in order of time', async () => {
    const who = await newPerson(api());
    expect(await live(who)).toEqual([]);
    await add(who, ids.kuzu);
    expect(await live(who)).toEqual(['live-kuzu', 'live-sora', 'far-kuzu']);
    await add(who, ids.sora);
    expect(await live(who)).toEqual(['live-kuzu', 'live-sora', 'soon-sora', 'far-kuzu']);
  });

  it('live: placeholders when asked for, in either spelling', async () => {
    const who = await newPerson(api());
    await add(who, ids.miko);
    expect(await live(who)).toEqual(['late-miko']);
    expect(await live(who, '?includePlaceholder=true')).toEqual(['late-miko', 'plc-ext']);
    expect(await live(who, '?includePlaceholder=1')).toEqual(['late-miko', 'plc-ext']);
    expect(await live(who, '?includePlaceholder=0')).toEqual(['late-miko']);
  });

  it('live: guests and other parts where they are asked for', async () => {
    const who = await newPerson(api());
    await add(who, ids.sora);
    const first = async (search: string) => {
      const { body } = await api().get(`/api/v2/users/live${search}`, who.headers);
      return calls.getUsersLive.response.parse(JSON.parse(body))[0];
    };
    expect(await first('')).not.toHaveProperty('mentions');
    expect(await first('?include=mentions')).toMatchObject({
      id: videoId('live-kuzu'),
      mentions: [{ id: ids.sora }],
    });
    expect(await first('?include=channel_stats,description')).toMatchObject({
      live_viewers: 5_000,
      channel: { subscriber_count: 900_000 },
    });
  });

  it('live: channels named win over a login', async () => {
    const who = await newPerson(api());
    await add(who, ids.kuzu);
    expect(await live(who, `?channels=${ids.sora}`)).toEqual(['live-sora', 'soon-sora']);
  });

  it('live: without a login and without channels says what would help', async () => {
    const { statusCode, body } = await api().get('/api/v2/users/live');
    expect(statusCode).toBe(401);
    expect(JSON.parse(body)).toMatchObject({ error: 'unauthorized', parameter: 'channels' });
  });

  it('live: shows a change of the store at once', async () => {
    const who = await newPerson(api());
    await add(who, ids.indie);
    expect(await live(who)).toEqual([]);
    await api().store.source.writeVideos([
      {
        id: videoId('soon-indie'),
        channel_id: ids.indie,
        title: 'x',
        type: 'stream',
        status: 'upcoming',
        start_scheduled: at(3_600_000),
      },
    ]);
    expect(await live(who)).toEqual(['soon-indie']);
    await api().store.source.removeVideos([videoId('soon-indie')]);
    expect(await live(who)).toEqual([]);
  });

  it('videos: what favorites upload or take part in, filtered and paged as /videos', async () => {
    const who = await newPerson(api());
    await add(who, ids.kuzu);
    const get = async (search: string) => {
      const { body } = await api().get(`/api/v2/users/videos?${search}`, who.headers);
      return JSON.parse(body) as Video[] | VideoPage;
    };
    const past = (await get('status=past&type=stream')) as Video[];
    expect(past.map(({ id }) => nameOf(id))).toEqual(['past-miko', 'past-kuzu']);
    const page = (await get('status=past&limit=1&paginated=1')) as VideoPage;
    expect(page.total).toBe(3);
    expect(page.items).toHaveLength(1);
    expect(videos.length).toBeGreaterThan(page.total);
  });

  it('videos: an empty list of favorites shows nothing', async () => {
    const who = await newPerson(api());
    expect((await api().get('/api/v2/users/videos', who.headers)).json()).toEqual([]);
  });
});
