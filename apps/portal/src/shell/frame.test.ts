/** When the parts of the frame are visible, and what their entries do. */
import { expect, it } from 'vitest';
import { isOpenPage, isRefresh } from './drawer/nav-entries';
import { shownPageAt } from '../routes/pages';
import { hasBottomBar, hasFixedDrawer, topBarOf } from './page-kind';
import { afterScroll, atStart } from '@oshimado/widgets/internal/base/page';

it.each([
  ['/', 'always', true],
  ['/channel/UC1/clips', 'always', true],
  ['/watchers', 'always', true],
  ['/scriptmanager', 'always', true],
  ['/watch/abc', 'wide', false],
  ['/watch', 'wide', false],
  ['/edit/video/abc/music', 'wide', false],
  ['/multiview/AAUY', 'never', false],
  ['/tlclient', 'never', false],
  ['/scripteditor', 'never', false],
] as const)('on %s the top bar is there %s, bottom bar and drawer: %s', (path, topBar, isPlain) => {
  const { kind } = shownPageAt(path);
  expect(topBarOf(kind)).toBe(topBar);
  expect([hasBottomBar(kind), hasFixedDrawer(kind)]).toEqual([isPlain, isPlain]);
});

it('an entry with a query, such as Channels, links to the current page too', () => {
  expect(isOpenPage('/channel?org=Hololive', '/channel')).toBe(true);
  expect(isOpenPage('/channel?org=Hololive', '/channel/UC1')).toBe(false);
});

it.each([
  ['the open page is refreshed', {}, true],
  ['a numbered page is left for the first', { search: '?page=3' }, false],
  ['a tab is left for the beginning', { hash: '#archive' }, false],
  ['another page is led to', { pathname: '/about' }, false],
] as const)('%s', (_, over, isRefreshed) => {
  expect(isRefresh('/', { pathname: '/', search: '', hash: '', ...over })).toBe(isRefreshed);
});

const hiddenAfter = (...ys: readonly number[]) =>
  ys.reduce((way, y) => afterScroll(way, y), atStart(0)).isHidden;

it('"Scrolling down more than 100 px hides the row; scrolling up or reaching the top shows it."', () => {
  expect(hiddenAfter(50, 100)).toBe(false);
  expect(hiddenAfter(50, 101)).toBe(true);
  expect(hiddenAfter(300, 600, 590)).toBe(false);
  expect(hiddenAfter(300, 0)).toBe(false);
});

it('small movements neither show nor hide it', () => {
  expect(hiddenAfter(300, 298, 301)).toBe(true);
});

it('the distance counts from where the direction changed', () => {
  expect(hiddenAfter(600, 400, 490)).toBe(false);
  expect(hiddenAfter(600, 400, 510)).toBe(true);
});
