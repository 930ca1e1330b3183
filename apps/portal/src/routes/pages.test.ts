/** The records of pages, and what leads to them. */
import { commandIds, commands } from '@oshimado/widgets/internal/parts/key-bindings';
import { expect, it } from 'vitest';
import {
  aboutEntry,
  historyEntry,
  mainEntries,
  scheduleEntry,
  settingsEntry,
  toolEntries,
  watchEntries,
} from '../shell/drawer/nav-entries';
import { pageAt, pages, shownPageAt } from './pages';

const pathnameOf = (href: string) => new URL(href, 'http://page.invalid').pathname;

it('each command that opens a page, and each entry of the drawer, leads to one', () => {
  const entries = [historyEntry, scheduleEntry, aboutEntry, settingsEntry].concat(
    mainEntries('Hololive'),
    watchEntries(undefined),
    toolEntries,
  );
  const opened = commandIds.flatMap((id) => commands[id].path ?? []);
  const led = [...entries.map(({ href }) => href), ...opened].map(pathnameOf);
  expect(led.length).toBeGreaterThan(20);
  expect(led.filter((pathname) => !pageAt(pathname))).toEqual([]);
});

it.each(Object.entries(pages))(
  '%s and an unknown address with its first word have one kind',
  (path, { kind = 'plain' }) => {
    expect(shownPageAt(path.replace('?', '')).kind).toBe(kind);
    expect(shownPageAt(`/${path.split('/')[1]}/no/such/page/x`).kind).toBe(kind);
  },
);

it.each([
  ['/watch/abc', 'abc'],
  ['/edit/video/abc/music', 'abc'],
  ['/channel/abc', null],
  ['/playlist/abc', null],
  ['/nowhere', null],
])('the video of %s is %s', (pathname, video) => {
  expect(shownPageAt(pathname).video).toBe(video);
});
