import { expect, it } from 'vitest';
import { createVisits, VISITS_KEY } from './visits-store';
import { memoryStorage } from '../../testing/memory-storage';

const HOUR = 3_600_000;
const START = Date.UTC(2026, 0, 10, 12);

function device() {
  const { storage, texts } = memoryStorage();
  let now = START;
  const tabs = new EventTarget();
  const tab = () => createVisits({ storage, tabs, now: () => now });
  return { texts, tabs, tab, wait: (ms: number) => (now += ms) };
}

it('a visit after a day away says since when, in each tab and after a reload', () => {
  const { tab, wait } = device();
  tab().look();
  wait(25 * HOUR);
  const one = tab();
  one.look();
  expect(one.getState()).toMatchObject({ newSince: START, awaySince: START });
  const reloaded = tab();
  reloaded.look();
  expect(reloaded.getState()).toMatchObject({ newSince: START, awaySince: START });
});

it('a visit lasts as long as the page is looked at, and a new one begins only after a while', () => {
  const { tab, wait } = device();
  const one = tab();
  one.look();
  wait(3 * HOUR);
  one.leave();
  wait(HOUR / 4);
  one.look();
  expect(one.getState()).toMatchObject({ newSince: null });
  one.leave();
  wait(HOUR);
  one.look();
  expect(one.getState()).toMatchObject({ newSince: START + 3.25 * HOUR, awaySince: null });
});

it('what was missed is dismissed alone, or everything is marked as seen', () => {
  const { tab, wait } = device();
  tab().look();
  wait(25 * HOUR);
  const one = tab();
  one.look();
  one.dismiss();
  expect(one.getState()).toMatchObject({ newSince: START, awaySince: null });
  one.markSeen();
  expect(one.getState()).toMatchObject({ newSince: null, awaySince: null });
});

it('another tab follows, and nothing is left of what is forgotten', () => {
  const { tab, tabs, texts } = device();
  const [one, other] = [tab(), tab()];
  other.subscribe(() => undefined);
  one.look();
  const newValue = texts.get(VISITS_KEY) ?? null;
  tabs.dispatchEvent(Object.assign(new Event('storage'), { key: VISITS_KEY, newValue }));
  expect(other.getState()).toEqual(one.getState());
  other.forget();
  expect(texts.size).toBe(0);
  expect(other.getState()).toBeNull();
});

it('a browser that stores nothing has visits of one page', () => {
  const visits = createVisits({ storage: null, tabs: new EventTarget(), now: () => START });
  visits.look();
  expect(visits.getState()).toEqual({ seenAt: START, newSince: null, awaySince: null });
});
