/** A simulated day of YouTube and Twitch on one store: what it costs, how late the board is, and that nothing on it is wrong. */
import { foldEvents } from '@oshimado/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBoard } from '../../apps/api/src/handlers';
import { openStore } from '../postgres/patient-store';
import { createDatabase } from '../postgres/databases';
import { boardRows, cardsOf } from '../support/board-rows';
import { isLong } from '../support/is-long';
import { platformDay, type PlatformDay } from '../support/platform-day';

const CHANNELS = isLong ? 1_000 : 30;
/** A small day has fewer units, so that it is not spent on reading lists of uploads again and again. */
const UNITS = isLong ? 10_000 : 2_500;

/** The ids on each card, in an order of their own. */
const idsOf = (cards: Iterable<readonly { readonly id: string }[]>): string[] =>
  [...cards]
    .map((rows) =>
      rows
        .map(({ id }) => id)
        .toSorted()
        .join(' '),
    )
    .toSorted();

describe(`a day of ${CHANNELS} talents on two platforms`, () => {
  let day: PlatformDay;
  beforeAll(async () => {
    day = await platformDay(CHANNELS, 20261110, UNITS);
    console.log(JSON.stringify(day.figures));
  });

  it('a day at the platforms ends with the right states, and shows nothing that is over, lost, or on a wrong card', () => {
    expect(day.figures.wrong).toEqual([]);
    expect(day.figures.faults).toBeGreaterThan(isLong ? 300 : 200);
  });

  it('a day at the platforms makes one card of what one person streams on both platforms, and of a collab, and two of all else', () => {
    const { events, oneCard, board } = day.figures;
    expect(events).toBeGreaterThan(CHANNELS / 10);
    expect(oneCard).toBe(events);
    expect(board.cards).toBeLessThan(board.rows);
  });

  it('a day at the platforms stays within the units, with comments read of most streams', () => {
    const { totalUnits, comments } = day.figures;
    expect(totalUnits).toBeLessThan(UNITS);
    expect(comments.kept).toBeGreaterThan(comments.read);
    expect(comments.read / comments.streams).toBeGreaterThan(0.4);
  });

  it('a day at the platforms is on time', () => {
    const { announced, sudden, twitch } = day.figures;
    expect(announced.p50).toBeLessThan(60);
    expect(announced.p95).toBeLessThan(130);
    expect(sudden.p95).toBeLessThan(20 * 60);
    expect(twitch.p50).toBeLessThan(60);
    expect(twitch.p95).toBeLessThan(130);
  });

  describe('on the server, from the same rows', () => {
    let now = 0;
    let database: Awaited<ReturnType<typeof createDatabase>>;
    let store: ReturnType<typeof openStore>;
    beforeAll(async () => {
      database = await createDatabase();
      store = openStore({ connectionString: database.connectionString, now: () => now });
      await store.migrate();
      await store.source.writeChannels([...day.store.channels.values()]);
    });
    afterAll(async () => {
      await store.close();
      await database.drop();
    });

    it('has the same rows on the board, on the same cards', async () => {
      const stored = new Set<string>();
      let folded = 0;
      for (const moment of day.moments) {
        now = moment.now;
        const here = new Set(moment.videos.map(({ id }) => id));
        const gone = [...stored].filter((id) => !here.has(id));
        // oxlint-disable no-await-in-loop -- one moment after the other
        await store.source.removeVideos(gone);
        await store.source.writeVideos(moment.videos);
        const { videos, members } = foldEvents(await readBoard(store.reads), now);
        // oxlint-enable no-await-in-loop
        for (const id of here) stored.add(id);
        for (const id of gone) stored.delete(id);
        const cards = videos.map((video) => members.get(video.id) ?? [video]);
        const wanted = cardsOf(boardRows(moment.videos, now));
        expect({ now, cards: idsOf(cards) }).toEqual({ now, cards: idsOf(wanted.values()) });
        folded += members.size;
      }
      expect([day.moments.length, folded > 1]).toEqual([11, true]);
    });
  });
});
