import type { BoardChange } from '@oshimado/contract';
import { describe, expect, it } from 'vitest';
import { channel, mention, MINUTE, NOW, video } from '../testing/videos';
import {
  applyBoardChange,
  boardDueIn,
  boardFailure,
  isBoardOutdated,
  joinBoards,
} from './live-board';

const change = (over: Partial<BoardChange>): BoardChange => ({
  changed: [],
  removed: [],
  viewers: {},
  ...over,
});
const ids = (videos: readonly { readonly id: string }[]) => videos.map(({ id }) => id);

it.each([
  ['just answered', NOW, 2 * MINUTE],
  ['a minute old', NOW - MINUTE, MINUTE],
  ['overdue', NOW - 5 * MINUTE, 2 * MINUTE],
  ['from a clock that is ahead', NOW + 60 * MINUTE, 2 * MINUTE],
  ['never answered', 0, 2 * MINUTE],
])('a board that is %s is due in', (_name, answeredAt, dueIn) => {
  expect(boardDueIn(answeredAt, NOW, 2 * MINUTE)).toBe(dueIn);
});

it('a board is out of date after 5 minutes without an answer', () => {
  expect(isBoardOutdated(NOW - 5 * MINUTE + 1, NOW)).toBe(false);
  expect(isBoardOutdated(NOW - 5 * MINUTE, NOW)).toBe(true);
});

it.each([
  [Object.assign(new Error('late'), { reason: 'timeout' }), 'timeout'],
  [Object.assign(new Error('gone'), { reason: 'aborted' }), 'network'],
  [new Error('boom'), 'network'],
  [undefined, 'network'],
] as const)('a load that failed with %s has the code %s, or offline', (error, code) => {
  expect(boardFailure(error, true)).toBe(code);
  expect(boardFailure(error, false)).toBe('offline');
});

describe('a pushed change', () => {
  const own = video({ id: 'own' });
  const guest = video({
    id: 'guest',
    channel: channel({ org: 'Nijisanji' }),
    mentions: [mention({ org: 'Hololive' })],
  });
  const other = video({ id: 'other', channel: channel({ org: 'VShojo' }) });

  it.each([
    [[], ['own', 'guest', 'other']],
    [['All Vtubers'], ['own', 'guest', 'other']],
    [['Hololive'], ['own', 'guest']],
    [['Nijisanji'], ['guest']],
    [
      ['Nijisanji', 'VShojo'],
      ['guest', 'other'],
    ],
  ])('a pushed change brings to the board of %j its own rows', (orgs, wanted) => {
    const changed = [own, guest, other];
    expect(ids(applyBoardChange([], change({ changed }), orgs))).toEqual(wanted);
  });

  it('a pushed change keeps a changed row in its place', () => {
    const renamed = { ...own, title: 'Renamed' };
    const after = applyBoardChange([own, guest], change({ changed: [renamed] }), []);
    expect(after.map(({ title }) => title)).toEqual(['Renamed', guest.title]);
  });

  it('a pushed change removes rows that left, or now belong to another organization', () => {
    const moved = { ...own, channel: other.channel };
    const after = applyBoardChange([own, guest], change({ changed: [moved], removed: ['guest'] }), [
      'Hololive',
    ]);
    expect(after).toEqual([]);
  });

  it('updates the viewers of rows on the board', () => {
    const after = applyBoardChange([own], change({ viewers: { own: 7, unknown: 9 } }), []);
    expect(after).toEqual([{ ...own, live_viewers: 7 }]);
  });
});

it('merged boards contain each stream once', () => {
  const of = (...names: string[]) => names.map((id) => video({ id }));
  expect(ids(joinBoards([of('a', 'b'), of('b', 'c')]))).toEqual(['a', 'b', 'c']);
});
