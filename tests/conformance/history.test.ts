/** Watch history: what it keeps of the changes of several devices, and what it shows. */
import type { HistoryOp, HistoryPage, UserExport } from '@oshimado/contract';
import { calls } from '@oshimado/contract/schemas';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { videoId } from '../fixtures/world';
import { onEveryServer } from './every-server';
import { newPerson, type Person } from './people';

const PATH = '/api/v2/users/history';
const SORA = videoId('past-sora');
const KUZU = videoId('past-kuzu');
const UNKNOWN = videoId('never-here');
const START = Date.parse('2026-01-02T12:00:00.000Z');
const time = (minutes: number) => new Date(START + minutes * 60_000).toISOString();

const watch = (video_id: string, minutes: number, seconds: number | null = 60): HistoryOp => ({
  op: 'watch',
  video_id,
  seconds,
  duration: 3_600,
  watched_at: time(minutes),
  at: time(minutes),
});
const remove = (video_id: string, minutes: number): HistoryOp => ({
  op: 'remove',
  video_id,
  at: time(minutes),
});
const clear = (minutes: number): HistoryOp => ({ op: 'clear', at: time(minutes) });

onEveryServer('The watch history', (api) => {
  const patch = async (who: Person, ops: unknown) => {
    const answer = await api().send('PATCH', PATH, ops, who.headers);
    expect([answer.statusCode, answer.body]).toEqual([200, expect.stringContaining('change')]);
    return answer;
  };
  const history = async (who: Person, query = ''): Promise<HistoryPage> => {
    const { body, statusCode } = await api().get(PATH + query, who.headers);
    expect(statusCode).toBe(200);
    return calls.getHistory.response.parse(JSON.parse(body));
  };
  const idsOf = ({ items }: HistoryPage) => items.map(({ video_id }) => video_id);

  it('needs a login', async () => {
    expect((await api().get(PATH)).statusCode).toBe(401);
    expect((await api().send('PATCH', PATH, [])).json()).toMatchObject({ error: 'unauthorized' });
  });

  it('shows what was watched, newest first, each video once', async () => {
    const who = await newPerson(api());
    await patch(who, [watch(SORA, 1), watch(KUZU, 2), watch(SORA, 3, 90)]);
    const page = await history(who);
    expect(page.total).toBe(2);
    expect(page.items).toMatchObject([
      { video_id: SORA, seconds: 90, duration: 3_600, watched_at: time(3), removed: false },
      { video_id: KUZU, seconds: 60 },
    ]);
    expect(page.items[0]?.video).toMatchObject({ id: SORA, status: 'past' });
  });

  it('is one’s own', async () => {
    const [one, two] = [await newPerson(api()), await newPerson(api())];
    await patch(one, [watch(SORA, 1)]);
    expect(idsOf(await history(two))).toEqual([]);
  });

  it('keeps a video that this site does not know yet, without its details', async () => {
    const who = await newPerson(api());
    await patch(who, [watch(UNKNOWN, 1, null)]);
    expect((await history(who)).items).toMatchObject([{ video: null, seconds: null }]);
  });

  it('comes in pages and is searched by title and channel', async () => {
    const who = await newPerson(api());
    await patch(who, [watch(SORA, 1), watch(KUZU, 2)]);
    expect(idsOf(await history(who, '?limit=1&offset=1'))).toEqual([SORA]);
    const { items } = await history(who);
    const title = items.find(({ video_id }) => video_id === SORA)?.video?.title ?? '';
    const found = await history(who, `?q=${encodeURIComponent(title.toUpperCase())}`);
    expect(idsOf(found)).toContain(SORA);
    expect(found.total).toBe(found.items.length);
    expect(idsOf(await history(who, '?q=%25'))).toEqual([]);
    expect((await api().get(`${PATH}?limit=201`, who.headers)).statusCode).toBe(400);
  });

  it('does not bring back a removed video for an older change of another device', async () => {
    const who = await newPerson(api());
    await patch(who, [watch(SORA, 1)]);
    await patch(who, [remove(SORA, 5)]);
    await patch(who, [watch(SORA, 4)]);
    expect(idsOf(await history(who))).toEqual([]);
    await patch(who, [watch(SORA, 6)]);
    expect(idsOf(await history(who))).toEqual([SORA]);
  });

  it('is cleared up to a moment', async () => {
    const who = await newPerson(api());
    await patch(who, [watch(SORA, 1), watch(KUZU, 5)]);
    await patch(who, [clear(3)]);
    await patch(who, [watch(SORA, 2)]);
    const page = await history(who);
    expect([idsOf(page), page.cleared_at]).toEqual([[KUZU], time(3)]);
  });

  it('the server answers a device with the changes since its last request, removed videos included', async () => {
    const who = await newPerson(api());
    await patch(who, [watch(SORA, 1), watch(KUZU, 2)]);
    const first = await history(who, '?after=0');
    const last = Math.max(...first.items.map(({ change }) => change));
    expect(idsOf(first).sort()).toEqual([SORA, KUZU].sort());
    expect(idsOf(await history(who, `?after=${last}`))).toEqual([]);
    const { change } = (await patch(who, [remove(SORA, 3)])).json<{ change: number }>();
    const next = await history(who, `?after=${last}`);
    expect(next.items).toMatchObject([{ video_id: SORA, removed: true, video: null, change }]);
  });

  it('does not believe a clock that is ahead', async () => {
    const who = await newPerson(api());
    await patch(who, [watch(SORA, 60 * 24 * 365 * 100)]);
    const [entry] = (await history(who)).items;
    expect(Date.parse(entry?.watched_at ?? '')).toBeLessThanOrEqual(api().now());
  });

  it('ends the same whatever the order and however often requests arrive', async () => {
    const op = fc.oneof(
      fc
        .tuple(fc.constantFrom(SORA, KUZU), fc.nat(5), fc.option(fc.nat(3)))
        .map(([id, minutes, seconds]) => watch(id, minutes, seconds)),
      fc.tuple(fc.constantFrom(SORA, KUZU), fc.nat(5)).map(([id, at]) => remove(id, at)),
      fc.nat(5).map(clear),
    );
    const shown = async (who: Person) =>
      (await history(who)).items.map((entry) => ({ ...entry, change: 0 }));
    await fc.assert(
      fc.asyncProperty(fc.array(op, { minLength: 1, maxLength: 6 }), async (ops) => {
        const [one, two] = [await newPerson(api()), await newPerson(api())];
        await patch(one, ops);
        // oxlint-disable-next-line no-await-in-loop -- requests follow each other
        for (const single of ops.toReversed()) await patch(two, [single]);
        await patch(two, ops);
        expect(await shown(two)).toEqual(await shown(one));
      }),
      { numRuns: 15 },
    );
  });

  it('is part of the export, and goes with the account', async () => {
    const who = await newPerson(api());
    await patch(who, [watch(SORA, 1), watch(KUZU, 2), remove(KUZU, 3)]);
    const exported = (await api().get('/api/v2/user/export', who.headers)).json<UserExport>();
    expect(exported.history).toEqual([
      { video_id: SORA, seconds: 60, duration: 3_600, watched_at: time(1) },
    ]);
    await api().send('DELETE', '/api/v2/user', { confirm: 'delete' }, who.headers);
    expect(await api().store.history.changedAfter(who.id, 0, 10)).toMatchObject({ total: 0 });
  });
});
