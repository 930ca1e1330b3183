import { expect, it } from 'vitest';
import { readBoardCount, writeBoardCount } from './board-count';

it('the count of a board is read as it was written', () => {
  const count = { live: 12, upcoming: 0 };
  expect(readBoardCount(writeBoardCount(count))).toEqual(count);
});

it.each([null, '', '12', 'live=1', 'live=-1, upcoming=2', 'live=1, upcoming=many'])(
  'a header %j is no count',
  (value) => expect(readBoardCount(value)).toBeUndefined(),
);
