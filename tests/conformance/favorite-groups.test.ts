/** Groups of favorites: what they keep of the changes of several devices, and the videos of one. */
import {
  GROUPS_MAX,
  type FavoriteGroupOp,
  type UserExport,
  type VideoPage,
} from '@oshimado/contract';
import { calls } from '@oshimado/contract/schemas';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { ids } from '../fixtures/world';
import { onEveryServer } from './every-server';
import { newPerson, type Person } from './people';

const PATH = '/api/v2/users/favorites/groups';
const START = Date.parse('2026-01-02T12:00:00.000Z');
const time = (minutes: number) => new Date(START + minutes * 60_000).toISOString();

type Put = Extract<FavoriteGroupOp, { op: 'put' }>;
const put = (id: string, minutes: number, over: Partial<Put> = {}): Put => ({
  op: 'put',
  id: `group-${id}`,
  name: id,
  color: 'teal',
  position: 1,
  channel_ids: [ids.sora, ids.miko],
  at: time(minutes),
  ...over,
});
const remove = (id: string, minutes: number): FavoriteGroupOp => ({
  op: 'remove',
  id: `group-${id}`,
  at: time(minutes),
});

onEveryServer('Groups of favorites', (api) => {
  const send = (who: Person, ops: unknown) => api().send('PATCH', PATH, ops, who.headers);
  const patch = async (who: Person, ops: readonly FavoriteGroupOp[]) => {
    const { statusCode, body } = await send(who, ops);
    expect([statusCode, body]).toEqual([200, expect.stringContaining('[')]);
    return calls.patchFavoriteGroups.response.parse(JSON.parse(body));
  };
  const groups = async (who: Person) => {
    const { body } = await api().get(PATH, who.headers);
    return calls.getFavoriteGroups.response.parse(JSON.parse(body));
  };
  const favorite = (who: Person, op: 'add' | 'remove', ...channels: string[]) =>
    api().send(
      'PATCH',
      '/api/v2/users/favorites',
      channels.map((channel_id) => ({ op, channel_id })),
      who.headers,
    );

  it('need a login, and are the caller’s own', async () => {
    expect((await api().get(PATH)).statusCode).toBe(401);
    expect((await api().send('PATCH', PATH, [])).json()).toMatchObject({ error: 'unauthorized' });
    const [one, other] = [await newPerson(api()), await newPerson(api())];
    await patch(one, [put('a', 1)]);
    expect(await groups(other)).toEqual([]);
  });

  it('come in their order, each channel once', async () => {
    const who = await newPerson(api());
    const answer = await patch(who, [
      put('a', 1, { position: 2, channel_ids: [ids.miko, ids.sora, ids.miko] }),
      put('b', 1, { position: 1.5, name: ' Late night ', color: 'pink' }),
    ]);
    expect(answer).toMatchObject([
      { id: 'group-b', name: 'Late night', color: 'pink', position: 1.5, changed_at: time(1) },
      { id: 'group-a', channel_ids: [ids.miko, ids.sora] },
    ]);
    expect(await groups(who)).toEqual(answer);
  });

  it('end the same, in whatever order and how often the changes of devices arrive', async () => {
    const change = fc.record({
      id: fc.constantFrom('a', 'b'),
      minute: fc.nat(5),
      isRemoval: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(change, { selector: ({ id, minute }) => id + minute }),
        fc.nat(),
        async (changes, seed) => {
          const ops = changes.map(({ id, minute, isRemoval }) =>
            isRemoval ? remove(id, minute) : put(id, minute, { name: `${id}${minute}` }),
          );
          const [one, other] = [await newPerson(api()), await newPerson(api())];
          await patch(one, ops);
          const turned = [...ops.slice(seed % (ops.length + 1)), ...ops].toReversed();
          for (const op of turned) {
            // oxlint-disable-next-line no-await-in-loop -- one request after the other
            await patch(other, [op]);
          }
          expect(await groups(other)).toEqual(await groups(one));
        },
      ),
      { numRuns: 8 },
    );
  });

  it('a removed one is not brought back by an older change', async () => {
    const who = await newPerson(api());
    await patch(who, [put('a', 1)]);
    await patch(who, [remove('a', 5)]);
    expect(await patch(who, [put('a', 4), put('a', 5)])).toEqual([]);
    expect(await patch(who, [put('a', 6)])).toHaveLength(1);
  });

  it('a clock that is ahead does not win over later changes', async () => {
    const who = await newPerson(api());
    const [first] = await patch(who, [put('a', 1_000_000_000)]);
    expect(Date.parse(first?.changed_at ?? '')).toBeLessThan(Date.parse(time(1_000_000_000)));
  });

  it('a clock that is ahead, or a server’s that was set back, loses no change of the same device', async () => {
    const who = await newPerson(api());
    const names = ['first', 'second', 'third'];
    for (const [at, name] of names.entries()) {
      // oxlint-disable-next-line no-await-in-loop -- one request after the other
      const list = await patch(who, [put('a', 1_000_000_000 + at, { name })]);
      expect(list).toMatchObject([{ name }]);
    }
  });

  it('are at most fifty; one more changes nothing', async () => {
    const who = await newPerson(api());
    const many = Array.from({ length: GROUPS_MAX }, (_, at) => put(`n${at}`, 1));
    for (let at = 0; at < many.length; at += 20) {
      // oxlint-disable-next-line no-await-in-loop -- one request after the other
      await patch(who, many.slice(at, at + 20));
    }
    const refused = await send(who, [put('more', 2), remove('n1', 0)]);
    expect([refused.statusCode, refused.body]).toEqual([
      400,
      expect.stringContaining('at most 50 groups'),
    ]);
    expect(await groups(who)).toHaveLength(GROUPS_MAX);
    expect(await patch(who, [remove('n1', 3), put('more', 3)])).toHaveLength(GROUPS_MAX);
  });

  it.each([
    ['a name of 51 characters', { name: 'x'.repeat(51) }],
    ['an empty name', { name: '  ' }],
    ['an unknown color', { color: 'beige' }],
    ['501 channels', { channel_ids: Array.from({ length: 501 }, (_, at) => `UC${at}`) }],
    ['an id with blanks', { id: 'a b c d e f' }],
  ])('refuse %s', async (_, over) => {
    const who = await newPerson(api());
    expect((await send(who, [{ ...put('a', 1), ...over }])).statusCode).toBe(400);
    expect(await groups(who)).toEqual([]);
  });

  it('a channel that is no favorite any more leaves them', async () => {
    const who = await newPerson(api());
    await favorite(who, 'add', ids.sora, ids.miko);
    await patch(who, [put('a', 1)]);
    await favorite(who, 'remove', ids.sora);
    expect(await groups(who)).toMatchObject([{ channel_ids: [ids.miko], changed_at: time(1) }]);
  });

  it('filter the videos of favorites', async () => {
    const who = await newPerson(api());
    await favorite(who, 'add', ids.sora, ids.kuzu);
    await patch(who, [put('a', 1, { channel_ids: [ids.kuzu, ids.miko] })]);
    const videos = async (query: string) => {
      const { body } = await api().get(
        `/api/v2/users/videos?paginated=true&include=mentions${query}`,
        who.headers,
      );
      return JSON.parse(body) as VideoPage;
    };
    const ofGroup = await videos('&group=group-a');
    expect(ofGroup.items.length).toBeGreaterThan(0);
    expect(ofGroup.total).toBeLessThan((await videos('')).total);
    for (const { channel, mentions = [] } of ofGroup.items) {
      expect([channel.id, ...mentions.map(({ id }) => id)]).toContain(ids.kuzu);
    }
    expect((await videos('&group=group-b')).total).toBe(0);
  });

  it('are exported, and go with the account', async () => {
    const who = await newPerson(api());
    await patch(who, [put('a', 1)]);
    const { body } = await api().get('/api/v2/user/export', who.headers);
    expect((JSON.parse(body) as UserExport).favorite_groups).toMatchObject([{ name: 'a' }]);
    await api().send('DELETE', '/api/v2/user', { confirm: 'delete' }, who.headers);
    expect(await api().store.favoriteGroups.list(who.id)).toEqual([]);
  });
});
