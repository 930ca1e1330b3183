/** The records of pages, and what leads to them. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defaultPages, linkedPages } from '@oshimado/domain';
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
import { pathOfDefaultPage } from '../platform/default-page';
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

it('what the installed product opens from its icon or takes from other apps is a page', async () => {
  const file = join(import.meta.dirname, '../../public/manifest.webmanifest');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its members are tested in manifest.test.ts
  const { start_url, shortcuts, share_target } = JSON.parse(await readFile(file, 'utf8')) as {
    readonly start_url: string;
    readonly shortcuts: readonly { readonly url: string }[];
    readonly share_target: { readonly action: string };
  };
  const opened = [start_url, share_target.action, ...shortcuts.map(({ url }) => url)];
  expect(opened.length).toBeGreaterThan(3);
  expect(opened.filter((path) => !pageAt(pathnameOf(path)))).toEqual([]);
});

it.each(linkedPages)('%s, to which elements lead, is a page', (path) => {
  expect(pageAt(path)).toBeDefined();
});

it.each(defaultPages)('the page that "%s" opens first is a page', (page) => {
  expect(pageAt(pathOfDefaultPage(page))).toBeDefined();
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
