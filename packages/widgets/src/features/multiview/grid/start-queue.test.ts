/** The order of players, on a clock of the test. */
import { expect, it, vi } from 'vitest';
import { createStartQueue } from './start-queue';

const CELLS = ['c0', 'c1', 'c2', 'c3', 'c4', 'c5', 'c6'];

/** Cells of equal size, but for those named with their area. */
function asked(areas: Readonly<Record<string, number>> = {}) {
  let time = 0;
  let timers: { readonly due: number; readonly call: () => void }[] = [];
  const pass = (ms: number) => {
    time += ms;
    const due = timers.filter((timer) => timer.due <= time);
    timers = timers.filter((timer) => timer.due > time);
    for (const { call } of due) call();
  };
  const tasks: (() => void)[] = [];
  const queue = createStartQueue({
    now: () => time,
    after: (ms, call) => timers.push({ due: time + ms, call }),
    inTask: (call) => tasks.push(call),
  });
  for (const cell of CELLS) queue.request(cell, areas[cell] ?? 1);
  pass(0);
  const startedNow = () => CELLS.filter(queue.mayStart).join(' ');
  const nextTask = () => tasks.shift()?.();
  const started = () => {
    while (tasks.length > 0) nextTask();
    return startedNow();
  };
  return { queue, pass, started, startedNow, nextTask };
}

it('the queue of players starts the largest player alone, and of equal ones the first', () => {
  expect(asked({ c3: 4, c5: 2 }).started()).toBe('c3');
  expect(asked().started()).toBe('c0');
});

it.each([
  ['all at once after a fast first one', 100, 'c0 c1 c2 c3 c4 c5 c6'],
  ['some at once after a slower one', 1_000, 'c0 c1 c2 c3'],
  ['two at once after a slow one', 1_400, 'c0 c1 c2'],
])('the queue starts the others: %s', (_, took, started) => {
  const page = asked();
  page.pass(took);
  page.queue.settle('c0');
  expect(page.started()).toBe(started);
});

it('the queue of players starts each of the others in a task of its own', () => {
  const page = asked();
  page.pass(100);
  page.queue.settle('c0');
  expect(page.startedNow()).toBe('c0');
  page.nextTask();
  expect(page.startedNow()).toBe('c0 c1');
  page.nextTask();
  expect(page.startedNow()).toBe('c0 c1 c2');
  // Another request meanwhile does not begin a second row of tasks.
  page.queue.request('c7', 1);
  expect(page.startedNow()).toBe('c0 c1 c2 c3');
  page.nextTask();
  expect(page.startedNow()).toBe('c0 c1 c2 c3 c4');
});

it('the queue of players starts the others by their size', () => {
  const page = asked({ c6: 3, c4: 2 });
  page.pass(1_400);
  page.queue.settle('c6');
  expect(page.started()).toBe('c0 c4 c6');
});

it('the queue lets two start when the first one has taken too long', () => {
  const page = asked();
  page.pass(1_499);
  expect(page.started()).toBe('c0');
  page.pass(1);
  expect(page.started()).toBe('c0 c1');
  page.queue.settle('c0');
  page.queue.settle('c1');
  expect(page.started()).toBe('c0 c1 c2 c3');
});

it('the queue of players counts each player once, and none that has not started', () => {
  const page = asked();
  page.pass(1_400);
  for (const cell of ['c0', 'c0', 'c4', 'gone']) page.queue.settle(cell);
  expect(page.started()).toBe('c0 c1 c2');
});

it('the queue of players keeps the turn of a player that asks again', () => {
  const page = asked();
  page.pass(1_400);
  page.queue.settle('c0');
  page.queue.request('c0', 1);
  expect(page.started()).toBe('c0 c1 c2');
});

it('the queue of players goes on when a player leaves, the first one, a starting or a waiting one', () => {
  const page = asked();
  page.queue.leave('c0');
  expect(page.started()).toBe('c1');
  page.queue.leave('c2');
  page.pass(1_400);
  page.queue.settle('c1');
  expect(page.started()).toBe('c1 c3 c4');
  page.queue.leave('c3');
  expect(page.started()).toBe('c1 c4 c5');
});

it('the queue lets chats load after all players that have asked', () => {
  const page = asked();
  const listener = vi.fn();
  page.queue.requestChats();
  page.pass(0);
  page.pass(1_400);
  for (const cell of CELLS.slice(0, -1)) {
    page.queue.settle(cell);
    page.started();
  }
  expect(page.queue.mayStartChats()).toBe(false);
  page.queue.subscribe(listener);
  page.queue.settle('c6');
  expect(page.queue.mayStartChats()).toBe(true);
  expect(listener).toHaveBeenCalled();
  page.queue.request('c7', 1);
  expect(page.queue.mayStartChats()).toBe(true);
});

it('the queue lets chats load when the last player that loads leaves', () => {
  const page = asked();
  page.queue.requestChats();
  page.pass(0);
  for (const cell of CELLS) page.queue.leave(cell);
  expect(page.queue.mayStartChats()).toBe(true);
});

it('the queue lets chats load at once where there are no players, and only when they ask', () => {
  let gathered = () => undefined as void;
  const queue = createStartQueue({
    now: () => 0,
    after: (ms, call) => ms === 0 && (gathered = call),
  });
  expect(queue.mayStartChats()).toBe(false);
  queue.requestChats();
  gathered();
  expect(queue.mayStartChats()).toBe(true);
});

it('the queue lets chats load after a while when a player does not', () => {
  const page = asked();
  page.queue.requestChats();
  page.pass(5_999);
  expect(page.queue.mayStartChats()).toBe(false);
  page.pass(1);
  expect(page.queue.mayStartChats()).toBe(true);
});

it('the queue notifies its listeners', () => {
  const { queue, nextTask } = asked();
  const listener = vi.fn();
  const stop = queue.subscribe(listener);
  queue.settle('c0');
  nextTask();
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  queue.settle('c1');
  nextTask();
  expect(listener).toHaveBeenCalledTimes(1);
});
