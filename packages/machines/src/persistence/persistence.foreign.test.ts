/** What comes from elsewhere: text nobody understands, other tabs, and the wish to begin anew. */
import { moduleNames, STORAGE_BACKUP_KEY, writeModule } from '@oshimado/domain';
import { describe, expect, it } from 'vitest';
import { failure } from '../testing/start-machine';
import { canDiscardBackups, selectStorageFailure } from './persistence.selectors';
import {
  defaults,
  DELAY,
  grid,
  gridEntry,
  quota,
  ready,
  watch,
} from '../testing/persistence/persistence-run';

describe('text that was not understood', () => {
  const poison = '{"version":11,"value":{"__proto__":{"isAdmin":true}}}';

  it('is refused with a notice, the defaults stand in, and a backup is kept', async () => {
    const run = await ready({ 'oshimado.settings': poison });
    expect(run.shown()).toEqual(defaults);
    expect(run.notices[1]).toEqual({
      type: 'state.refused',
      problems: [{ path: 'settings', code: 'poisoned' }],
    });
    run.clock.increment(DELAY);
    await run.last().answer();
    expect(run.writes()).toEqual([
      {
        key: STORAGE_BACKUP_KEY,
        text: JSON.stringify([{ key: 'oshimado.settings', text: poison }]),
      },
    ]);
    expect(run.state()).toBe('ready');
  });

  it('is never overwritten before it lies in the backup', async () => {
    const run = await ready({ 'oshimado.grid': poison });
    run.change(grid(1));
    run.clock.increment(DELAY);
    await run.last().fail(quota());
    run.actor.send({ type: 'storage.freed' });
    await run.last().answer();
    await run.last().answer();
    expect(run.writes()).toMatchObject([
      { key: STORAGE_BACKUP_KEY },
      { key: STORAGE_BACKUP_KEY },
      gridEntry(1),
    ]);
  });

  it('may be given up by hand when there is no room for it', async () => {
    const run = await ready({ 'oshimado.grid': poison });
    run.change(grid(1));
    run.clock.increment(DELAY);
    await run.last().fail(quota());
    expect(canDiscardBackups(run.snapshot())).toBe(true);
    run.actor.send({ type: 'backup.discard' });
    run.clock.increment(DELAY);
    await run.last().answer();
    expect(run.writes().at(-1)).toEqual(gridEntry(1));
  });

  it('does not push out backups of earlier visits', async () => {
    const earlier = [{ key: 'oshimado.tl', text: 'old' }];
    const run = await ready({
      'oshimado.grid': poison,
      [STORAGE_BACKUP_KEY]: JSON.stringify(earlier),
    });
    run.clock.increment(DELAY);
    expect(run.writes()).toEqual([
      {
        key: STORAGE_BACKUP_KEY,
        text: JSON.stringify([{ key: 'oshimado.grid', text: poison }, ...earlier]),
      },
    ]);
  });

  it('refused while a backup is being written is kept as well', async () => {
    const run = await ready({ 'oshimado.grid': poison });
    run.clock.increment(DELAY);
    run.changedElsewhere('oshimado.tl', 'nonsense');
    await run.last().answer();
    await run.last().answer();
    expect(run.context().keptBackups).toEqual([
      { key: 'oshimado.tl', text: 'nonsense' },
      { key: 'oshimado.grid', text: poison },
    ]);
    expect(run.state()).toBe('ready');
  });
});

describe('another tab', () => {
  it('that wrote a module replaces ours, and it is not written back', async () => {
    const run = await ready();
    run.changedElsewhere('oshimado.grid', gridEntry(2).text);
    expect(run.shown().grid.size).toBe(2);
    expect(run.notices.at(-1)).toEqual({ type: 'module.replaced', module: grid(2) });
    run.clock.increment(60_000);
    expect(run.writes()).toEqual([]);
  });

  it('that removed the key, as a reset does, leaves the default', async () => {
    const run = await ready({ 'oshimado.grid': gridEntry(2).text });
    run.changedElsewhere('oshimado.grid', null);
    expect(run.shown().grid.size).toBe(0);
  });

  it('that wrote keys of others changes nothing', async () => {
    const run = await ready();
    run.changedElsewhere('theme', '3');
    run.changedElsewhere('oshimado.toString', '3');
    expect(run.types()).toEqual(['state.loaded']);
  });

  it('that wrote poison is refused; ours stays, and its text is kept', async () => {
    const run = await ready({ 'oshimado.grid': gridEntry(2).text });
    run.changedElsewhere('oshimado.grid', '{"value":{"__proto__":{}}}');
    expect(run.shown().grid.size).toBe(2);
    expect(run.types()).toEqual(['state.loaded', 'state.refused']);
    run.clock.increment(DELAY);
    expect(run.writes()).toMatchObject([{ key: STORAGE_BACKUP_KEY }]);
  });

  it('that wrote one wrong field is mended, told and kept', async () => {
    const run = await ready();
    run.changedElsewhere(
      'oshimado.watch',
      '{"version":11,"value":{"showTl":true,"theaterMode":3}}',
    );
    expect(run.shown().watch).toEqual({ showTl: true, showLiveChat: true, theaterMode: false });
    expect(run.types()).toEqual(['state.loaded', 'state.refused', 'module.replaced']);
  });

  it('does not undo a change that still waits here', async () => {
    const run = await ready();
    run.change(grid(1));
    run.changedElsewhere('oshimado.grid', gridEntry(2).text);
    run.clock.increment(DELAY);
    run.changedElsewhere('oshimado.grid', gridEntry(2).text);
    await run.last().answer();
    expect(run.shown().grid.size).toBe(1);
    expect(run.writes()).toEqual([gridEntry(1)]);
  });

  it('that wrote poison over what waits here: ours stands, and its text is kept', async () => {
    const run = await ready();
    run.change(grid(1));
    run.changedElsewhere('oshimado.grid', 'nonsense');
    run.clock.increment(DELAY);
    await run.last().answer();
    await run.last().answer();
    expect(run.writes()).toEqual([
      { key: STORAGE_BACKUP_KEY, text: '[{"key":"oshimado.grid","text":"nonsense"}]' },
      gridEntry(1),
    ]);
  });

  it('that kept backups is not overwritten by ours', async () => {
    const run = await ready();
    const theirs = [{ key: 'oshimado.tl', text: 'old' }];
    run.changedElsewhere(STORAGE_BACKUP_KEY, JSON.stringify(theirs));
    run.changedElsewhere('oshimado.grid', 'nonsense');
    run.clock.increment(DELAY);
    expect(run.writes()).toEqual([
      {
        key: STORAGE_BACKUP_KEY,
        text: JSON.stringify([{ key: 'oshimado.grid', text: 'nonsense' }, ...theirs]),
      },
    ]);
  });
});

describe('reset all', () => {
  it('clears every key and goes back to the defaults', async () => {
    const run = await ready({ 'oshimado.grid': gridEntry(2).text });
    run.actor.send({ type: 'state.reset' });
    expect(run.shown()).toEqual(defaults);
    expect(run.last('clearStorage').input).toEqual({
      keys: [...moduleNames.map((name) => `oshimado.${name}`), STORAGE_BACKUP_KEY],
    });
    expect(run.notices.at(-1)).toEqual({ type: 'state.cleared', state: defaults });
    await run.last().answer();
    expect(run.state()).toBe('ready');
    run.clock.increment(60_000);
    expect(run.writes()).toEqual([]);
  });

  it('drops what was waiting or being written; a change after it is written', async () => {
    const run = await ready();
    run.change(watch(true));
    run.change(grid(2));
    run.clock.increment(DELAY);
    const writing = run.last('writeStorage');
    run.actor.send({ type: 'state.reset' });
    expect(writing.signal.aborted).toBe(true);
    run.change(grid(1));
    await run.last('clearStorage').answer();
    run.clock.increment(DELAY);
    await run.last('writeStorage').answer();
    expect(run.writes().slice(1)).toEqual([gridEntry(1)]);
  });

  it('that could not clear overwrites everything with the defaults on retry', async () => {
    const run = await ready({ 'oshimado.grid': gridEntry(2).text });
    run.actor.send({ type: 'state.reset' });
    await run.last('clearStorage').fail(failure('denied'));
    expect(selectStorageFailure(run.snapshot())).toBe('denied');
    run.actor.send({ type: 'storage.retry' });
    for (const name of moduleNames) {
      // oxlint-disable-next-line no-await-in-loop -- one write after the other
      await run.last('writeStorage').answer();
      expect(run.writes()).toContainEqual(writeModule(name, defaults[name]));
    }
    expect(run.state()).toBe('ready');
  });
});
