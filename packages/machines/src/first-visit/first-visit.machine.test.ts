import { describe, expect, it } from 'vitest';
import { startMachine } from '../testing/start-machine';
import { firstVisitMachine } from './first-visit.machine';
import { isFirstVisitNoticeShown, isOrgTipShown } from './first-visit.selectors';
import type { FirstVisitInput } from './first-visit.types';

const start = (input: Partial<FirstVisitInput> = {}) => {
  const run = startMachine(firstVisitMachine, {
    input: { showOrgTip: true, firstVisit: true, ...input },
  });
  const shown = () => [isOrgTipShown(run.snapshot()), isFirstVisitNoticeShown(run.snapshot())];
  return { ...run, shown };
};

describe('the hints of a first visit', () => {
  it('the org tip hides after 20 s and is then remembered', () => {
    const run = start();
    run.clock.increment(19_999);
    expect(run.shown()).toEqual([true, true]);
    run.clock.increment(1);
    expect(run.shown()).toEqual([false, true]);
    expect(run.notices).toEqual([{ type: 'tips.changed', showOrgTip: false, firstVisit: true }]);
  });

  it('the org tip that was seen is remembered at once and stays for its time', () => {
    const run = start();
    run.actor.send({ type: 'tip.seen' });
    expect(run.notices).toEqual([{ type: 'tips.changed', showOrgTip: false, firstVisit: true }]);
    run.clock.increment(19_999);
    expect(run.shown()).toEqual([true, true]);
    run.clock.increment(1);
    expect(run.shown()).toEqual([false, true]);
  });

  it('the first-visit notice hides after 30 s and is then remembered', () => {
    const run = start({ showOrgTip: false });
    run.clock.increment(29_999);
    expect(run.shown()).toEqual([false, true]);
    run.clock.increment(1);
    expect(run.shown()).toEqual([false, false]);
    expect(run.notices).toEqual([{ type: 'tips.changed', showOrgTip: false, firstVisit: false }]);
  });

  it('are not for crawlers, and nothing is remembered for one', () => {
    const run = start({ isCrawler: true });
    expect(run.shown()).toEqual([false, false]);
    run.clock.increment(60_000);
    run.actor.send({ type: 'tip.dismiss' });
    run.actor.send({ type: 'tips.replaced', showOrgTip: true, firstVisit: true });
    expect(run.shown()).toEqual([false, false]);
    expect(run.notices).toEqual([]);
  });

  it('are not shown again to a device that remembers them', () => {
    expect(start({ showOrgTip: false, firstVisit: false }).shown()).toEqual([false, false]);
  });

  it('are dismissed by hand, each for itself, and told once', () => {
    const run = start();
    run.actor.send({ type: 'notice.dismiss' });
    expect(run.shown()).toEqual([true, false]);
    run.actor.send({ type: 'tip.dismiss' });
    run.actor.send({ type: 'tip.dismiss' });
    run.clock.increment(60_000);
    expect(run.notices).toEqual([
      { type: 'tips.changed', showOrgTip: true, firstVisit: false },
      { type: 'tips.changed', showOrgTip: false, firstVisit: false },
    ]);
  });

  it('hide when another tab has remembered them, without telling it back', () => {
    const run = start();
    run.actor.send({ type: 'tips.replaced', showOrgTip: false, firstVisit: false });
    expect(run.shown()).toEqual([false, false]);
    expect(run.notices).toEqual([]);
  });

  it('a reset of everything owes them again', () => {
    const run = start({ showOrgTip: false, firstVisit: false });
    run.actor.send({ type: 'tips.replaced', showOrgTip: true, firstVisit: true });
    expect(run.shown()).toEqual([true, true]);
  });
});
