import { describe, expect, it } from 'vitest';
import { failure } from '../testing/start-machine';
import {
  canAccept,
  isChecking,
  isUpdating,
  selectError,
  selectSnackbar,
} from './service-worker.selectors';
import type { WorkerEvent } from './service-worker.types';
import { startWorker, type WorkerSetup } from '../testing/worker-run';

const QUARTER = 15 * 60_000;

/** The kill switch is off. */
async function unkilled(input: WorkerSetup = {}) {
  const run = startWorker(input);
  await run.last('readKillSwitch').answer({ kill: false });
  return run;
}

async function registered(input: WorkerSetup = {}) {
  const run = await unkilled(input);
  await run.last('registerWorker').answer();
  return run;
}

/** A page to which these things happen in turn. */
async function after(types: readonly WorkerEvent['type'][], input: WorkerSetup = {}) {
  const run = await registered(input);
  for (const type of types) run.actor.send({ type } as WorkerEvent);
  return run;
}

type Run = Awaited<ReturnType<typeof registered>>;
const emittedTypes = (run: Run) => run.emitted.map(({ type }) => type);
const page = (run: Run) => run.snapshot().value.page;

describe('registration', () => {
  it('registration is asked for as soon as the kill switch is known to be off', async () => {
    expect(startWorker().calls('registerWorker')).toHaveLength(0);
    expect((await unkilled()).calls('registerWorker')).toHaveLength(1);
  });

  it('that fails is logged only', async () => {
    const run = await unkilled();
    await run.last('registerWorker').fail(failure('network'));
    expect(run.emitted).toEqual([{ type: 'worker.failed', code: 'registration' }]);
    expect(selectSnackbar(run.snapshot())).toBeNull();
    run.actor.send({ type: 'update.check' });
    await run.last('readKillSwitch').answer({});
    expect(run.calls('registerWorker')).toHaveLength(2);
    await run.last('registerWorker').answer();
    expect(selectError(run.snapshot())).toBeNull();
  });

  it('registration is not tried where there are no workers', () => {
    const run = startWorker({ isSupported: false });
    run.clock.increment(10 * QUARTER);
    run.actor.send({ type: 'update.check' });
    expect(run.calls()).toHaveLength(0);
  });
});

describe('the update check', () => {
  it('the update check runs every 15 minutes', async () => {
    const run = await registered();
    for (const checks of [1, 2, 3]) {
      run.clock.increment(QUARTER - 1);
      expect(run.calls('checkUpdate')).toHaveLength(checks - 1);
      run.clock.increment(1);
      expect(run.calls('checkUpdate')).toHaveLength(checks);
      expect(isChecking(run.snapshot())).toBe(true);
      // oxlint-disable-next-line no-await-in-loop -- one check after the other
      await run.last('checkUpdate').answer({});
    }
  });

  it('the update check runs when it is asked for, once at a time', async () => {
    const run = await after(['update.check', 'update.check']);
    expect(run.calls('checkUpdate')).toHaveLength(1);
  });

  it('the update check continues while a new version waits', async () => {
    const run = await after(['worker.waiting']);
    run.clock.increment(QUARTER);
    expect(run.calls('checkUpdate')).toHaveLength(1);
  });

  it('an update check that fails is logged, and the next one follows', async () => {
    const run = await after(['update.check']);
    await run.last('checkUpdate').fail(failure('network'));
    expect(run.emitted).toEqual([{ type: 'worker.failed', code: 'check' }]);
    run.clock.increment(QUARTER);
    await run.last('checkUpdate').answer({});
    expect(selectError(run.snapshot())).toBeNull();
  });

  it('an update check that never answers ends after 30 s', async () => {
    const run = await after(['update.check']);
    run.clock.increment(30_000);
    expect(run.emitted).toEqual([{ type: 'worker.failed', code: 'timeout' }]);
    expect(isChecking(run.snapshot())).toBe(false);
  });
});

describe('a new version', () => {
  it('a new version shows a snackbar while it waits', async () => {
    const run = await after([]);
    expect(selectSnackbar(run.snapshot())).toBeNull();
    run.actor.send({ type: 'worker.waiting' });
    expect(selectSnackbar(run.snapshot())).toBe('waiting');
    run.clock.increment(100 * QUARTER);
    expect(selectSnackbar(run.snapshot())).toBe('waiting');
  });

  it('a new version is not activated before it is accepted', async () => {
    const run = await after(['worker.waiting']);
    run.clock.increment(QUARTER - 1);
    expect(run.emitted).toEqual([]);
  });

  it('a new version is activated when it is accepted, and the page then reloads once', async () => {
    const run = await after(['worker.waiting', 'update.accept']);
    expect(emittedTypes(run)).toEqual(['worker.skipWaiting']);
    expect(isUpdating(run.snapshot())).toBe(true);
    for (const type of ['controller.changed', 'controller.changed', 'update.accept'] as const)
      run.actor.send({ type });
    expect(emittedTypes(run)).toEqual(['worker.skipWaiting', 'changelog.pending', 'page.reload']);
  });

  it('a new version is activated once, however often it is accepted', async () => {
    const run = await after(['worker.waiting', 'update.accept', 'worker.waiting', 'update.accept']);
    expect(emittedTypes(run)).toEqual(['worker.skipWaiting']);
  });

  it('a version that is not active within 10 s leads to a reload without a worker, which might end while it answers', async () => {
    const run = await after(['worker.waiting', 'update.accept']);
    for (let second = 1; second < 10; second += 1) run.clock.increment(1_000);
    run.clock.increment(999);
    expect(new Set(emittedTypes(run))).toEqual(new Set(['worker.skipWaiting']));
    run.clock.increment(1);
    run.actor.send({ type: 'controller.changed' });
    expect(emittedTypes(run).slice(-5)).toEqual([
      'worker.skipWaiting',
      'worker.failed',
      'worker.unregister',
      'changelog.pending',
      'page.reload',
    ]);
  });

  it('a version that is not active is asked again each second, because a browser may forget it', async () => {
    const run = await after(['worker.waiting', 'update.accept']);
    run.clock.increment(999);
    expect(emittedTypes(run)).toEqual(['worker.skipWaiting']);
    run.clock.increment(1);
    expect(emittedTypes(run)).toEqual(['worker.skipWaiting', 'worker.skipWaiting']);
    run.actor.send({ type: 'controller.changed' });
    run.clock.increment(60_000);
    expect(emittedTypes(run).slice(2)).toEqual(['changelog.pending', 'page.reload']);
  });

  it('a new version can be dismissed and accepted later; the next version shows the snackbar again', async () => {
    const run = await after(['worker.waiting', 'update.dismiss']);
    expect(selectSnackbar(run.snapshot())).toBeNull();
    expect(canAccept(run.snapshot())).toBe(true);
    run.actor.send({ type: 'worker.waiting' });
    expect(selectSnackbar(run.snapshot())).toBe('waiting');
    run.actor.send({ type: 'update.dismiss' });
    run.actor.send({ type: 'update.accept' });
    expect(page(run)).toBe('activating');
  });

  it('reloads at once after it was accepted, even with unsaved work', async () => {
    const run = await after(['worker.waiting', 'update.accept', 'controller.changed'], {
      isUnsaved: true,
    });
    expect(emittedTypes(run)).toContain('page.reload');
  });
});

describe('a version accepted in another tab', () => {
  it('reloads this one once when nothing would be lost', async () => {
    const run = await after(['worker.waiting', 'controller.changed', 'controller.changed']);
    expect(emittedTypes(run)).toEqual(['changelog.pending', 'page.reload']);
  });

  it('a version accepted in another tab asks instead when this tab has unsaved work', async () => {
    const run = await after(['worker.waiting', 'controller.changed'], { isUnsaved: true });
    expect(emittedTypes(run)).toEqual(['changelog.pending']);
    expect(selectSnackbar(run.snapshot())).toBe('updated');
    run.actor.send({ type: 'update.accept' });
    expect(emittedTypes(run)).toEqual(['changelog.pending', 'page.reload']);
  });

  it('a version accepted in another tab does not reload by itself at the moment the work is saved', async () => {
    const run = await after(['controller.changed'], { isUnsaved: true });
    run.actor.send({ type: 'work.changed', isUnsaved: false });
    expect(emittedTypes(run)).toEqual(['changelog.pending']);
  });

  it('a version accepted in another tab asks once, and goes on asking when yet another version takes over', async () => {
    const run = await after(['controller.changed'], { isUnsaved: true });
    run.actor.send({ type: 'work.changed', isUnsaved: false });
    run.actor.send({ type: 'controller.changed' });
    expect(emittedTypes(run)).toEqual(['changelog.pending']);
    expect(selectSnackbar(run.snapshot())).toBe('updated');
  });

  it('a version accepted in another tab looks at the work as it is when the version takes over', async () => {
    const saved = await registered({ isUnsaved: true });
    saved.actor.send({ type: 'work.changed', isUnsaved: false });
    saved.actor.send({ type: 'controller.changed' });
    expect(emittedTypes(saved)).toContain('page.reload');
    const unsaved = await registered();
    unsaved.actor.send({ type: 'work.changed', isUnsaved: true });
    unsaved.actor.send({ type: 'controller.changed' });
    expect(emittedTypes(unsaved)).not.toContain('page.reload');
  });

  it('a version accepted in another tab can be put off, until the next takeover', async () => {
    const run = await after(['controller.changed', 'update.dismiss'], { isUnsaved: true });
    expect(selectSnackbar(run.snapshot())).toBeNull();
    expect(canAccept(run.snapshot())).toBe(true);
    run.actor.send({ type: 'controller.changed' });
    expect(selectSnackbar(run.snapshot())).toBe('updated');
  });
});

describe('the first install', () => {
  it('never reloads', async () => {
    const run = await after(['controller.changed'], { hasController: false });
    expect(run.emitted).toEqual([]);
    expect(page(run)).toBe('current');
  });

  it('the first install is followed by updates like any other', async () => {
    const run = await after(['controller.changed', 'controller.changed'], { hasController: false });
    expect(emittedTypes(run)).toEqual(['changelog.pending', 'page.reload']);
  });
});

describe('the kill switch', () => {
  async function killed(types: readonly WorkerEvent['type'][], input: WorkerSetup = {}) {
    const run = await after([...types, 'update.check'], input);
    await run.last('checkUpdate').answer({ kill: true });
    return run;
  }

  it('unregisters the worker and reloads once', async () => {
    const run = await killed([]);
    expect(emittedTypes(run)).toEqual(['worker.unregister', 'page.reload']);
    run.clock.increment(100 * QUARTER);
    run.actor.send({ type: 'update.check' });
    run.actor.send({ type: 'controller.changed' });
    expect(emittedTypes(run)).toEqual(['worker.unregister', 'page.reload']);
    expect(run.calls('checkUpdate')).toHaveLength(1);
  });

  it('the kill switch asks before it loses work', async () => {
    const run = await killed([], { isUnsaved: true });
    expect(emittedTypes(run)).toEqual(['worker.unregister']);
    run.actor.send({ type: 'update.accept' });
    expect(emittedTypes(run)).toEqual(['worker.unregister', 'page.reload']);
  });

  it('the kill switch does not reload a second time a page that is reloading', async () => {
    const run = await killed(['controller.changed']);
    expect(emittedTypes(run)).toEqual(['changelog.pending', 'page.reload', 'worker.unregister']);
  });
});
