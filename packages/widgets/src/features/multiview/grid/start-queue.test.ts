import { expect, it, vi } from 'vitest';
import { createStartQueue } from './start-queue';

const CELLS = ['c0', 'c1', 'c2', 'c3', 'c4'];

function asked() {
  const queue = createStartQueue();
  for (const cell of CELLS) queue.request(cell);
  const started = () => CELLS.filter(queue.mayStart).join(' ');
  return { queue, started };
}

it('starts two players at a time, in the order they asked', () => {
  const { queue, started } = asked();
  expect(started()).toBe('c0 c1');
  queue.settle('c1');
  expect(started()).toBe('c0 c1 c2');
  queue.settle('c0');
  queue.settle('c2');
  expect(started()).toBe('c0 c1 c2 c3 c4');
});

it('counts each player once, and none that has not started', () => {
  const { queue, started } = asked();
  queue.settle('c0');
  queue.settle('c0');
  queue.settle('c4');
  queue.settle('gone');
  expect(started()).toBe('c0 c1 c2');
});

it('keeps the turn of a player that asks again', () => {
  const { queue, started } = asked();
  queue.settle('c0');
  queue.request('c0');
  expect(started()).toBe('c0 c1 c2');
});

it('goes on when a player leaves, starting or waiting', () => {
  const { queue, started } = asked();
  queue.leave('c2');
  expect(started()).toBe('c0 c1');
  queue.leave('c0');
  expect(started()).toBe('c1 c3');
  queue.request('c0');
  expect(queue.mayStart('c0')).toBe(false);
  queue.leave('c1');
  queue.leave('c3');
  expect(started()).toBe('c0 c4');
});

it('tells its listeners', () => {
  const { queue } = asked();
  const listener = vi.fn();
  const stop = queue.subscribe(listener);
  queue.settle('c0');
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  queue.settle('c1');
  expect(listener).toHaveBeenCalledTimes(1);
});
