import { describe, expect, it } from 'vitest';
import { failure, startMachine } from '../testing/start-machine';
import { pullToRefreshMachine } from './pull-to-refresh.machine';
import { selectPhase } from './pull-to-refresh.selectors';

function start() {
  const run = startMachine(pullToRefreshMachine);
  run.actor.send({ type: 'pull.enable' });
  return run;
}
const DOWN = { type: 'pull.start', scrollTop: 0, touches: 1 } as const;
const move = (distance: number, touches = 1) => ({ type: 'pull.move', distance, touches }) as const;

function pulled(distance: number) {
  const run = start();
  run.actor.send(DOWN);
  run.actor.send(move(distance));
  return run;
}

function refreshing() {
  const run = pulled(160);
  run.actor.send({ type: 'pull.end' });
  return run;
}

it('a pull is pending below 150 px, reached from there on, then refreshing or aborting, and restoring', async () => {
  const run = start();
  const phases: unknown[] = [];
  const note = () => phases.push(selectPhase(run.snapshot()));
  run.actor.send(DOWN);
  run.actor.send(move(149));
  note();
  run.actor.send({ type: 'pull.end' });
  note();
  run.clock.increment(300);
  run.actor.send(DOWN);
  run.actor.send(move(150));
  note();
  run.actor.send({ type: 'pull.end' });
  note();
  await run.last('refreshPage').answer({ consumed: true });
  run.clock.increment(300);
  note();
  expect(phases).toEqual(['pulling', 'aborting', 'reached', 'refreshing', 'restoring']);
});

describe('the gesture', () => {
  it('the gesture is pulling until 150 px and reached from there on', () => {
    const run = pulled(149);
    expect(run.state()).toBe('pulling');
    run.actor.send(move(150));
    expect(run.state()).toBe('reached');
  });

  it('the gesture is pulling again when the finger goes back', () => {
    const run = pulled(200);
    run.actor.send(move(149));
    expect(run.state()).toBe('pulling');
  });

  it('the gesture begins only at scroll top', () => {
    const run = start();
    run.actor.send({ ...DOWN, scrollTop: 1 });
    expect(run.state()).toBe('idle');
    // Pages that bounce report a negative scroll.
    run.actor.send({ ...DOWN, scrollTop: -3 });
    expect(run.state()).toBe('pulling');
  });

  it('the gesture is off while the drawer is open, and on watch, edit and multiview', () => {
    const run = startMachine(pullToRefreshMachine);
    run.actor.send(DOWN);
    expect(run.state()).toBe('idle');
    run.actor.send({ type: 'pull.enable' });
    run.actor.send(DOWN);
    expect(run.state()).toBe('pulling');
  });

  it.each([100, 200])(
    'the gesture aborts a pull of %i px when it is switched off under the finger',
    (far) => {
      const run = pulled(far);
      run.actor.send({ type: 'pull.disable' });
      expect(run.state()).toBe('aborting');
      run.actor.send(DOWN);
      expect(run.state()).toBe('aborting');
    },
  );

  it('the gesture does not take back a refresh that has begun when it is switched off', () => {
    const run = refreshing();
    run.actor.send({ type: 'pull.disable' });
    expect(run.state()).toBe('refreshing');
  });

  it.each([100, 200])('the gesture aborts a pull of %i px when a second finger comes', (far) => {
    const byStart = pulled(far);
    byStart.actor.send({ ...DOWN, touches: 2 });
    expect(byStart.state()).toBe('aborting');
    const byMove = pulled(far);
    byMove.actor.send(move(far, 2));
    expect(byMove.state()).toBe('aborting');
  });

  it.each([100, 200])('the gesture aborts a pull of %i px when the touch is cancelled', (far) => {
    const run = pulled(far);
    run.actor.send({ type: 'pull.cancel' });
    expect(run.state()).toBe('aborting');
    expect(run.calls('refreshPage')).toHaveLength(0);
  });

  it('the gesture aborts in 0.3 s when let go too early', () => {
    const run = pulled(149);
    run.actor.send({ type: 'pull.end' });
    run.clock.increment(299);
    expect(run.state()).toBe('aborting');
    run.clock.increment(1);
    expect(run.state()).toBe('idle');
    expect(run.context().distance).toBe(0);
  });

  it('the gesture can begin again while the control is on its way out', () => {
    const run = pulled(149);
    run.actor.send({ type: 'pull.end' });
    run.actor.send(DOWN);
    expect(run.state()).toBe('pulling');
    expect(run.context().distance).toBe(0);
    run.clock.increment(1_000);
    expect(run.state()).toBe('pulling');
  });

  it('a pull upwards never counts', () => {
    expect(pulled(-40).context().distance).toBe(0);
  });
});

describe('the refresh', () => {
  it('the refresh asks the page first, and the control stays 300 ms longer so that it is seen', async () => {
    const run = refreshing();
    expect(run.state()).toBe('refreshing');
    await run.last('refreshPage').answer({ consumed: true });
    run.clock.increment(299);
    expect(selectPhase(run.actor.getSnapshot())).toBe('refreshing');
    run.clock.increment(1);
    expect(run.state()).toBe('restoring');
    run.clock.increment(300);
    expect(run.state()).toBe('idle');
    expect(run.emitted).toEqual([]);
  });

  it('the page is reloaded if it does not handle the refresh', async () => {
    const run = refreshing();
    await run.last('refreshPage').answer({ consumed: false });
    expect(run.emitted).toEqual([{ type: 'page.reload' }]);
  });

  it('the refresh restores and emits the failure when it fails', async () => {
    const run = refreshing();
    await run.last('refreshPage').fail(failure('http'));
    expect(run.state()).toBe('restoring');
    expect(run.emitted).toEqual([{ type: 'pull.failed', code: 'http' }]);
  });

  it('a failure without a reason counts as a network failure', async () => {
    const run = refreshing();
    await run.last('refreshPage').fail(undefined);
    expect(run.emitted).toEqual([{ type: 'pull.failed', code: 'network' }]);
  });

  it('a refresh without an answer fails after 30 s', () => {
    const run = refreshing();
    run.clock.increment(30_000);
    expect(run.state()).toBe('restoring');
    expect(run.last('refreshPage').signal.aborted).toBe(true);
    expect(run.emitted).toEqual([{ type: 'pull.failed', code: 'timeout' }]);
  });

  it('the refresh is asked for once, however often the page is touched meanwhile', async () => {
    const run = refreshing();
    run.actor.send(DOWN);
    run.actor.send(move(200));
    run.actor.send({ type: 'pull.end' });
    expect(run.calls('refreshPage')).toHaveLength(1);
    await run.last('refreshPage').answer({ consumed: true });
    run.actor.send(DOWN);
    expect(run.state()).toBe('lingering');
  });
});
