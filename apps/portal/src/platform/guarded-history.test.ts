import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shownPageAt } from '../routes/pages';
import { createGuardedHistory, type GuardedHistory } from './guarded-history';

let guarded: GuardedHistory;
let stop: () => void;
const shown: string[] = [];
/** Blocked navigations, each with the function that continues it. */
const held: (() => void)[] = [];
const hold = (leave: () => void) => void held.push(leave);

beforeEach(() => {
  history.replaceState(null, '', '/tool');
  guarded = createGuardedHistory((pathname) => shownPageAt(pathname).key);
  stop = guarded.history.listen(({ location }) => void shown.push(location.pathname));
  shown.length = 0;
  held.length = 0;
});
afterEach(() => stop());

/** The browser goes back asynchronously. */
const settled = (pathname: string) => vi.waitFor(() => expect(location.pathname).toBe(pathname));

test('Without a guard all navigation is allowed', () => {
  guarded.history.push('/about');
  expect(shown).toEqual(['/about']);
});

test('Navigation to another page is blocked until the guard allows it', () => {
  guarded.guardLeaving(hold);
  guarded.history.push({ pathname: '/about', search: '', hash: '' });
  guarded.history.replace('/settings');
  expect(shown).toEqual([]);
  expect(location.pathname).toBe('/tool');
  held[0]?.();
  expect(shown).toEqual(['/about']);
});

test('The address of the same page changes freely', () => {
  guarded.guardLeaving(hold);
  guarded.history.replace('/tool?video=YT_a');
  expect(held).toEqual([]);
  expect(location.search).toBe('?video=YT_a');
});

test('The back button stays on the page, and goes back when the guard allows it', async () => {
  guarded.history.push('/about');
  guarded.history.push('/editor');
  guarded.guardLeaving(hold);
  history.back();
  await vi.waitFor(() => expect(held).toHaveLength(1));
  await settled('/editor');
  expect(shown).toEqual(['/about', '/editor']);
  held[0]?.();
  await settled('/about');
  await vi.waitFor(() => expect(shown).toEqual(['/about', '/editor', '/about']));
});

test('A removed guard blocks nothing, even if another one was set after it', () => {
  const release = guarded.guardLeaving(hold);
  const releaseLater = guarded.guardLeaving((leave) => leave());
  release();
  guarded.history.push('/about');
  releaseLater();
  guarded.history.push('/settings');
  expect(held).toEqual([]);
  expect(shown).toEqual(['/about', '/settings']);
});
