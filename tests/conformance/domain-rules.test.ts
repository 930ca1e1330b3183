/** Rules that are written twice, in the domain for screens and in SQL for lists, must say the same. */
import { rowsOf, type PlaceholderType, type Video } from '@oshimado/contract';
import { filterFeed, liveList, placeholderStatus } from '@oshimado/domain';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { SEED } from '../../packages/domain/src/testing/cases';
import { at, ids, NOW, orgs, videoId } from '../fixtures/world';
import { ask, names, nameOf, onEveryServer } from './every-server';

const MINUTE = 60_000;
const types: readonly PlaceholderType[] = ['scheduled-yt-stream', 'external-stream', 'event'];

onEveryServer('Rules of the domain', (api) => {
  it('a placeholder has the state the domain gives it', async () => {
    const placeholders = fc.sample(
      fc.record({
        placeholderType: fc.constantFrom(...types),
        start_scheduled: fc.integer({ min: -120, max: 120 }).map((minutes) => at(minutes * MINUTE)),
        duration: fc.constantFrom(0, 60, 3_600, 7_200),
      }),
      { numRuns: 150, seed: SEED },
    );
    const edges = types.flatMap((placeholderType) =>
      [-3_600_000, -3_600_001, -3_599_999, 0, 1, -1].map((ms) => ({
        placeholderType,
        start_scheduled: at(ms),
        duration: 3_600,
      })),
    );
    const records = [...placeholders, ...edges].map((fields, index) => ({
      ...fields,
      id: `p${index}`.padEnd(11, '_'),
      channel_id: ids.indie,
      title: 'Placeholder',
      type: 'placeholder' as const,
      status: 'upcoming' as const,
    }));
    await api().store.source.writeVideos(records);
    const said: Video['status'][] = [];
    for (const { id } of records) {
      // oxlint-disable-next-line no-await-in-loop -- all at once, a server that is busy refuses some with 503
      said.push((await ask(api(), 'getVideo', { id })).status);
    }
    const expected = records.map(({ start_scheduled, ...record }) =>
      placeholderStatus({ ...record, start_scheduled: start_scheduled.toISOString() }, NOW),
    );
    expect(said).toEqual(expected);
    expect(new Set(said)).toEqual(new Set(['upcoming', 'live', 'past']));

    const listed = new Set(
      await names(api(), 'getLive', { type: 'placeholder', channel_id: ids.indie }),
    );
    records.forEach(({ id }, index) => {
      expect({ id, isListed: listed.has(nameOf(id)) }).toEqual({
        id,
        isListed: expected[index] !== 'past',
      });
    });
    await api().store.source.removeVideos(records.map(({ id }) => id));
  });

  it('an org’s list holds back no row the feed filter would show', async () => {
    const everything = {
      include: ['mentions'],
      type: ['stream', 'clip', 'placeholder'],
      limit: 100,
    };
    const all = rowsOf(await ask(api(), 'getVideos', everything));
    for (const org of [...orgs.map(({ name }) => name), 'All Vtubers']) {
      const held = rowsOf(await ask(api(), 'getVideos', { ...everything, org }));
      const shown = filterFeed(all, { org }).map(({ id }) => id);
      expect(held.map(({ id }) => id)).toEqual(expect.arrayContaining(shown));
    }
  });

  it('the board comes in the order screens show it', async () => {
    const board = rowsOf(await ask(api(), 'getLive', { type: 'stream,placeholder' }));
    const late = videoId('late-miko');
    expect(liveList(board, NOW)).toEqual(board.filter(({ id }) => id !== late));
  });
});
