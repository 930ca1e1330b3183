import { moduleNames, STORAGE_BACKUP_KEY, writeModule } from '@oshimado/domain';
import { describe, expect, it } from 'vitest';
import { failure } from '../testing/start-machine';
import {
  canRetryStorage,
  isStateLoaded,
  isStorageFull,
  isUnwritten,
  selectStorageFailure,
} from './persistence.selectors';
import {
  defaults,
  DELAY,
  full,
  grid,
  gridEntry,
  quota,
  ready,
  start,
  watch,
} from '../testing/persistence/persistence-run';

describe('loading', () => {
  it('shows the defaults until the storage has answered, then what the device kept', async () => {
    const run = start();
    expect(run.shown()).toEqual(defaults);
    expect(isStateLoaded(run.snapshot())).toBe(false);
    expect(run.last().input).toEqual({
      keys: [...moduleNames.map((name) => `oshimado.${name}`), STORAGE_BACKUP_KEY],
    });
    await run.last().answer({ 'oshimado.grid': gridEntry(2).text });
    expect(isStateLoaded(run.snapshot())).toBe(true);
    expect(run.shown().grid.size).toBe(2);
    expect(run.notices).toEqual([{ type: 'state.loaded', state: run.shown() }]);
    run.clock.increment(60_000);
    expect(run.writes()).toEqual([]);
  });

  it('a storage that cannot be read is not written over; it can be read again', async () => {
    const run = start();
    await run.last().fail(Object.assign(new Error('no'), { name: 'SecurityError' }));
    expect(selectStorageFailure(run.snapshot())).toBe('denied');
    run.change(grid(1));
    run.clock.increment(60_000);
    expect(run.writes()).toEqual([]);
    expect(run.shown().grid.size).toBe(1);
    expect(canRetryStorage(run.snapshot())).toBe(true);
    run.actor.send({ type: 'storage.retry' });
    await run.last('readStorage').answer({
      'oshimado.watch': writeModule('watch', {
        showTl: true,
        showLiveChat: true,
        theaterMode: false,
      }).text,
    });
    expect(run.shown()).toMatchObject({ grid: { size: 1 }, watch: { showTl: true } });
  });

  it('a change made before the answer stands, and what it overwrites is kept as a backup', async () => {
    const run = start();
    run.change(grid(1));
    await run.last().answer({ 'oshimado.grid': gridEntry(2).text });
    expect(run.shown().grid.size).toBe(1);
    run.clock.increment(DELAY);
    await run.last().answer();
    await run.last().answer();
    expect(run.writes()).toEqual([
      { key: STORAGE_BACKUP_KEY, text: JSON.stringify([gridEntry(2)]) },
      gridEntry(1),
    ]);
  });

  it('another tab that writes meanwhile has it read again', async () => {
    const run = start();
    const first = run.last();
    run.changedElsewhere('oshimado.grid', gridEntry(2).text);
    await first.answer({});
    expect(run.state()).toBe('loading');
    await run.last().answer({ 'oshimado.grid': gridEntry(2).text });
    expect(run.shown().grid.size).toBe(2);
  });
});

describe('writing', () => {
  it('is debounced, and one module is written alone', async () => {
    const run = await ready();
    run.change(grid(1));
    run.clock.increment(DELAY - 1);
    run.change(grid(2));
    run.clock.increment(DELAY - 1);
    expect(run.writes()).toEqual([]);
    run.clock.increment(1);
    expect(run.writes()).toEqual([gridEntry(2)]);
    expect(isUnwritten(run.snapshot())).toBe(true);
    await run.last().answer();
    expect(run.state()).toBe('ready');
    expect(isUnwritten(run.snapshot())).toBe(false);
  });

  it('writes each changed module once, one after the other', async () => {
    const run = await ready();
    run.change(watch(true));
    run.change(grid(1));
    run.change(watch(false));
    run.clock.increment(DELAY);
    await run.last().answer();
    await run.last().answer();
    expect(run.writes()).toEqual([gridEntry(1), writeModule('watch', defaults.watch)]);
    expect(run.state()).toBe('ready');
  });

  it('a change while its module is being written is written after it', async () => {
    const run = await ready();
    run.change(grid(1));
    run.clock.increment(DELAY);
    run.change(grid(2));
    await run.last().answer();
    await run.last().answer();
    expect(run.writes()).toEqual([gridEntry(1), gridEntry(2)]);
  });

  it('does not wait when the page is hidden', async () => {
    const run = await ready();
    run.change(grid(1));
    run.actor.send({ type: 'page.hidden' });
    expect(run.writes()).toEqual([gridEntry(1)]);
  });
});

describe('a storage that is full', () => {
  it('is told, and nothing is lost in memory', async () => {
    const run = await full();
    expect(isStorageFull(run.snapshot())).toBe(true);
    expect(selectStorageFailure(run.snapshot())).toBe('quota');
    expect(run.notices.at(-1)).toEqual({ type: 'storage.failed', code: 'quota' });
    expect(run.shown().grid.size).toBe(1);
    expect(isUnwritten(run.snapshot())).toBe(true);
  });

  it.each([
    failure('quota'),
    Object.assign(new Error('old Firefox'), { name: 'NS_ERROR_DOM_QUOTA_REACHED' }),
  ])('is known by its reason too', async (error) => {
    const run = await ready();
    run.change(grid(1));
    run.clock.increment(DELAY);
    await run.last().fail(error);
    expect(isStorageFull(run.snapshot())).toBe(true);
  });

  it('is tried again on the next change, and everything waiting is written', async () => {
    const run = await full();
    run.change(watch(true));
    run.clock.increment(DELAY);
    await run.last().answer();
    await run.last().answer();
    expect(run.writes().slice(1)).toEqual([
      gridEntry(1),
      writeModule('watch', { ...defaults.watch, theaterMode: true }),
    ]);
    expect(run.types().at(-1)).toBe('storage.recovered');
    expect(selectStorageFailure(run.snapshot())).toBeNull();
  });

  it.each(['storage.freed', 'storage.retry'] as const)('is tried again on %s', async (type) => {
    const run = await full();
    run.actor.send({ type });
    await run.last().answer();
    expect(run.writes()).toEqual([gridEntry(1), gridEntry(1)]);
    expect(run.state()).toBe('ready');
  });

  it('that stays full stays so', async () => {
    const run = await full();
    run.actor.send({ type: 'storage.freed' });
    await run.last().fail(quota());
    expect(isStorageFull(run.snapshot())).toBe(true);
    expect(run.context().unwritten).toEqual(['grid']);
  });

  it('a change made while the write failed is not put back twice', async () => {
    const run = await ready();
    run.change(grid(1));
    run.clock.increment(DELAY);
    run.change(grid(2));
    await run.last().fail(quota());
    expect(run.context().unwritten).toEqual(['grid']);
    expect(run.shown().grid.size).toBe(2);
  });
});

describe('a write that fails otherwise', () => {
  it('says why and can be tried again', async () => {
    const run = await ready();
    run.change(grid(1));
    run.clock.increment(DELAY);
    await run.last().fail('strange');
    expect(selectStorageFailure(run.snapshot())).toBe('unknown');
    expect(canRetryStorage(run.snapshot())).toBe(true);
    run.change(grid(2));
    run.clock.increment(DELAY);
    await run.last().answer();
    expect(run.writes().at(-1)).toEqual(gridEntry(2));
  });
});
