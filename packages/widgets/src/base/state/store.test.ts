import { describe, expect, it, vi } from 'vitest';
import { createListeners, createStore } from './store';

describe('a small store', () => {
  it('a store notifies each listener of a change until it unsubscribes', () => {
    const store = createStore(1);
    const [one, two] = [vi.fn(), vi.fn()];
    const stop = store.subscribe(one);
    store.subscribe(two);
    store.setState(2);
    stop();
    store.setState(3);
    expect(store.getState()).toBe(3);
    expect([one.mock.calls.length, two.mock.calls.length]).toEqual([1, 2]);
  });

  it('a small store begins with the first listener and ends with the last, once for each time', () => {
    const log: string[] = [];
    const { subscribe, notify } = createListeners(() => {
      log.push('begin');
      return () => log.push('end');
    });
    const stopOne = subscribe(() => log.push('one'));
    const stopTwo = subscribe(() => log.push('two'));
    notify();
    stopOne();
    stopOne();
    stopTwo();
    stopTwo();
    notify();
    subscribe(() => log.push('three'));
    expect(log).toEqual(['begin', 'one', 'two', 'end', 'begin']);
  });
});
