/** The kill switch: a page loaded while it is on removes the worker within that load and reloads at most once. */
import { describe, expect, it } from 'vitest';
import { failure } from '../testing/start-machine';
import { canAccept, selectError, selectSnackbar } from './service-worker.selectors';
import { startWorker, type WorkerSetup } from '../testing/worker-run';

const QUARTER = 15 * 60_000;

type Run = ReturnType<typeof startWorker>;
const emittedTypes = (run: Run) => run.emitted.map(({ type }) => type);

async function loadedWhileKilled(input: WorkerSetup = {}) {
  const run = startWorker(input);
  await run.last('readKillSwitch').answer({ kill: true });
  return run;
}

describe('the kill switch at the start of a page', () => {
  it('the kill switch at the start of a page is asked for before anything is registered', async () => {
    const run = startWorker();
    expect(run.calls().map(({ port }) => port)).toEqual(['readKillSwitch']);
    await run.last('readKillSwitch').answer({ kill: false });
    expect(run.calls().map(({ port }) => port)).toEqual(['readKillSwitch', 'registerWorker']);
  });

  it('unregisters the worker, loads a controlled page again and registers nothing', async () => {
    const run = await loadedWhileKilled();
    expect(emittedTypes(run)).toEqual(['worker.unregister', 'page.reload']);
    run.clock.increment(100 * QUARTER);
    run.actor.send({ type: 'update.check' });
    expect(run.calls().map(({ port }) => port)).toEqual(['readKillSwitch']);
    expect(run.snapshot().value.registration).toBe('killed');
  });

  it('never loads a page again that no worker controls', async () => {
    const run = await loadedWhileKilled({ hasController: false });
    for (const type of ['worker.waiting', 'controller.changed', 'update.accept'] as const)
      run.actor.send({ type });
    run.clock.increment(100 * QUARTER);
    expect(emittedTypes(run)).toEqual(['worker.unregister']);
    expect(selectSnackbar(run.snapshot())).toBeNull();
    expect(canAccept(run.snapshot())).toBe(false);
  });

  it('a kill switch that stays on costs one reload, however often the page is loaded afterwards', async () => {
    let reloads = 0;
    let hasController = true;
    for (let load = 0; load < 5; load += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one load after the other
      const run = await loadedWhileKilled({ hasController });
      run.clock.increment(100 * QUARTER);
      hasController = hasController && !emittedTypes(run).includes('worker.unregister');
      reloads += emittedTypes(run).filter((type) => type === 'page.reload').length;
      run.actor.stop();
    }
    expect(reloads).toBe(1);
  });

  it('the kill switch at the start of a page asks before it loses work', async () => {
    const run = await loadedWhileKilled({ isUnsaved: true });
    expect(emittedTypes(run)).toEqual(['worker.unregister']);
    run.actor.send({ type: 'update.accept' });
    expect(emittedTypes(run)).toEqual(['worker.unregister', 'page.reload']);
  });

  it('the worker is registered if the kill switch cannot be read', async () => {
    const run = startWorker();
    await run.last('readKillSwitch').fail(failure('network'));
    expect(run.emitted).toEqual([{ type: 'worker.failed', code: 'killSwitch' }]);
    await run.last('registerWorker').answer();
    expect(selectError(run.snapshot())).toBeNull();
  });

  it('the worker is registered if the kill switch does not answer in 30 s', () => {
    const run = startWorker();
    run.clock.increment(29_999);
    expect(run.calls('registerWorker')).toHaveLength(0);
    run.clock.increment(1);
    expect(run.calls('registerWorker')).toHaveLength(1);
  });

  it('turning on the kill switch during a first install reloads nothing', async () => {
    const run = startWorker({ hasController: false });
    await run.last('readKillSwitch').answer({});
    await run.last('registerWorker').answer();
    run.clock.increment(QUARTER);
    await run.last('checkUpdate').answer({ kill: true });
    expect(emittedTypes(run)).toEqual(['worker.unregister']);
  });
});
