/** When the favorites of the drawer are loaded. Time is moved by hand. */
import { expect, it } from 'vitest';
import { boardClient, look, mountedQueries, boardTime } from '../../testing/board-client';
import { MINUTE, NOW, videos } from '../../testing/videos';
import { loadInBackground } from './background-board';
import { liveBoardKey } from './live-board';

const source = { favorites: 'me' };

const { ends, pass } = boardTime();

function start(age?: number) {
  const { client, calls, last } = boardClient();
  const queries = mountedQueries();
  if (age !== undefined) {
    queries.setQueryData(liveBoardKey(source), videos(1), { updatedAt: NOW - age });
  }
  const stop = loadInBackground(queries, client, source);
  ends.push(stop, () => queries.unmount());
  return { calls, last, stop };
}

it('they are loaded once 5 s after the start', async () => {
  const { calls } = start();
  await pass(4_999);
  expect(calls).toHaveLength(0);
  await pass(1);
  expect(calls).toHaveLength(1);
});

it.each([
  ['older than 2 minutes', 2 * MINUTE - 5_000, 1],
  ['younger', 2 * MINUTE - 5_001, 0],
])('they are loaded then if what is there is %s', async (_name, age, asked) => {
  const { calls } = start(age);
  await pass(5_000);
  expect(calls).toHaveLength(asked);
});

it('a board in the background is then loaded every 6 minutes', async () => {
  const { calls, last } = start();
  await pass(5_000);
  await last().answer();
  await pass(6 * MINUTE - 1);
  expect(calls).toHaveLength(1);
  await pass(1);
  expect(calls).toHaveLength(2);
});

it('they are never loaded while the page is hidden, but as soon as it is visible', async () => {
  const { calls } = start();
  await look(false);
  await pass(30 * MINUTE);
  expect(calls).toHaveLength(0);
  await look(true);
  expect(calls).toHaveLength(1);
});

it('they are not loaded any more once that was stopped', async () => {
  const { calls, stop } = start();
  stop();
  await pass(30 * MINUTE);
  expect(calls).toHaveLength(0);
});
