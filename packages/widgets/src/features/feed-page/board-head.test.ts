import type { Video } from '@oshimado/contract';
import { PAGE_SIZE, parsePreferences } from '@oshimado/domain';
import { deviceStateOf } from '@oshimado/machines/device-store';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { selectLive } from '../../parts/live-feed';
import { clientOf } from '../../testing';
import { arbitraryVideo, NOW, videos } from '../../testing/videos';
import { boardHeadQuery, withEqualRows, type BoardHeadOptions } from './board-head';

const device = deviceStateOf(parsePreferences({}), 'en');

function headOf(board: readonly Video[], given: Partial<BoardHeadOptions> = {}) {
  const client = clientOf({ getLive: () => Promise.resolve([...board]) });
  const options = { orgs: ['All Vtubers'], sort: 'latest', device, now: NOW, ...given } as const;
  return boardHeadQuery(client, options).queryFn({ signal: new AbortController().signal });
}

it('the head of a board has the rows of the first cards and the counts of the whole board', async () => {
  const { videos: rows, counts } = await headOf(videos(60, 10));
  expect(rows).toHaveLength(PAGE_SIZE);
  expect(rows.filter(({ status }) => status === 'live')).toHaveLength(10);
  expect(counts.all).toEqual({ live: 10, upcoming: 50 });
  expect(counts.shown).toEqual(counts.all);
});

it('the head of a board counts what the filters of the view cookie keep away, and leaves it out', async () => {
  const board = videos(6, 2).map((video, at) =>
    at < 3 ? { ...video, topic_id: 'singing' } : video,
  );
  const settings = { ...device.settings, ignoredTopics: ['singing'] };
  const { videos: rows, counts } = await headOf(board, { device: { settings } });
  expect(counts.all).toEqual({ live: 2, upcoming: 4 });
  expect(counts.shown).toEqual({ live: 0, upcoming: 3 });
  expect(rows.map(({ id }) => id)).toEqual(board.slice(3).map(({ id }) => id));
});

it('the head of a board draws the same first cards as the whole board would, in any shape and order', async () => {
  const modes = fc.constantFrom('grid', 'list', 'denseList');
  const sorts = fc.constantFrom('latest', 'viewers');
  const boards = fc.uniqueArray(arbitraryVideo, { maxLength: 60, selector: ({ id }) => id });
  await fc.assert(
    fc.asyncProperty(boards, modes, sorts, async (board, homeViewMode, sort) => {
      const source = { orgs: ['All Vtubers'] };
      const view = { filter: { org: 'All Vtubers' }, sort };
      const first = (rows: readonly Video[]) => {
        const { all, live, upcoming } = selectLive({ videos: rows, source, view, now: NOW });
        const drawn = homeViewMode === 'grid' ? [...live, ...upcoming] : all;
        return drawn.slice(0, PAGE_SIZE);
      };
      const settings = { ...device.settings, homeViewMode };
      const head = await headOf(board, { sort, device: { settings } });
      expect(first(head.videos)).toEqual(first(board));
    }),
  );
});

it('the head of a board lends its objects to the equal rows of the whole board, and no others', () => {
  const head = videos(3, 1);
  const [first, ...others] = structuredClone(videos(5, 1));
  if (!first) throw new Error('The board has no rows.');
  const changed = { ...first, live_viewers: 12_345 };
  const board = [changed, ...others];
  const rows = withEqualRows(board, head);
  expect(rows).toEqual(board);
  expect(rows[0]).toBe(changed);
  expect(rows[1]).toBe(head[1]);
  expect(rows[2]).toBe(head[2]);
  expect(rows.slice(3)).toEqual(others.slice(2));
  expect(rows[3]).toBe(others[2]);
});
