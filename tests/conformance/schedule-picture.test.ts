/** The picture of a schedule of favorites. */
import { urlOf, type LinkCard } from '@oshimado/contract';
import { calls } from '@oshimado/contract/schemas';
import { beforeEach, expect, it, vi } from 'vitest';
import { ids, videoId } from '../fixtures/world';
import { onEveryServer } from './every-server';
import { newPerson } from './people';

onEveryServer('GET /users/schedule/picture', (api) => {
  const drawn: LinkCard[] = [];
  beforeEach(() => {
    drawn.length = 0;
    const { cardDrawer } = api().app;
    const { draw } = cardDrawer;
    vi.spyOn(cardDrawer, 'draw').mockImplementation((card, load) => {
      drawn.push(card);
      return draw(card, load);
    });
    return () => vi.restoreAllMocks();
  });
  const ask = async (query: object, headers: Record<string, string>) =>
    api().get(urlOf(calls.getUsersSchedulePicture, query), headers);
  const SHOWN = [videoId('live-sora'), videoId('live-kuzu')];

  it('draws the named streams by their start, for their viewer alone', async () => {
    const { headers } = await newPerson(api());
    const answer = await ask({ ids: [...SHOWN, 'unknown0000'], zone: 'Europe/Berlin' }, headers);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    const { png } = calls.getUsersSchedulePicture.response.parse(answer.json());
    const bytes = Buffer.from(png, 'base64');
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1_200, 630]);
    const [card] = drawn;
    expect(card).toMatchObject({ title: 'Schedule', lang: 'en' });
    expect(card?.names).toEqual(['All favorites', expect.stringMatching(/^(GMT\+|CE)/)]);
    const rows = card?.days?.flatMap((day) => day.rows) ?? [];
    expect(rows.map(({ tone }) => tone)).toEqual(['live', 'live']);
    expect(rows[0]?.time).toMatch(/^\d\d:\d\d$/);
  });

  it('is in the language of the viewer, with the name of the group and the topic', async () => {
    const { headers } = await newPerson(api());
    const group = 'a1b2c3d4-songs';
    const op = {
      op: 'put',
      id: group,
      name: '歌枠',
      color: 'teal',
      position: 1,
      channel_ids: [ids.sora],
      at: new Date(api().now()).toISOString(),
    };
    const saved = await api().send('PATCH', '/api/v2/users/favorites/groups', [op], headers);
    expect({ statusCode: saved.statusCode, body: saved.body }).toMatchObject({ statusCode: 200 });
    await ask({ ids: SHOWN, group, topic: 'singing', lang: 'ja' }, headers);
    expect(drawn[0]).toMatchObject({ title: '配信スケジュール', lang: 'ja' });
    expect(drawn[0]?.names).toEqual(['歌枠', 'Singing', 'JST']);
    expect((await ask({ ids: SHOWN, lang: '-1' }, headers)).statusCode).toBe(200);
    expect(drawn[1]).toMatchObject({ title: 'Schedule', lang: 'en' });
  });

  it('is refused to guests, without streams, and for a group of somebody else', async () => {
    expect((await ask({ ids: SHOWN }, {})).statusCode).toBe(401);
    const { headers } = await newPerson(api());
    expect((await ask({ ids: ['unknown0000'] }, headers)).statusCode).toBe(404);
    expect((await ask({ ids: SHOWN, group: 'unknown' }, headers)).json()).toMatchObject({
      error: 'not_found',
    });
    const many = Array.from({ length: 23 }, (_, at) => `video${at}`.padEnd(11, '0'));
    for (const [query, parameter] of [
      [{}, 'ids'],
      [{ ids: many }, 'ids'],
      [{ ids: SHOWN, zone: 'Nowhere' }, 'zone'],
      [{ ids: SHOWN, date: '2026-02-31' }, 'date'],
    ] as const) {
      const answer = await ask(query, headers);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ parameter });
    }
    expect(drawn).toEqual([]);
  });
});
