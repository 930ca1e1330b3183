/** The translations of all videos of a layout, as a viewer sees them. */
import type { Video } from '@oshimado/contract';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { ChatProvider } from '../../../parts/live-translations';
import { useMultiview } from '../grid';
import { chatLine, createChatServer, type ChatServer } from '../../../testing/chat-server';
import { createFakeMedia, type FakeMedia } from '../../../testing/fake-media';
import { drawLayouts } from '../../../testing/layouts-page';
import { measureLists } from '../../../testing/measured-lists';
import { liveVideo } from '../../../testing/videos';
import { MultiviewTranslations } from '.';

// Fetched when they are needed; here they are there.
await Promise.all([
  import('../../../parts/live-translations/start-chat'),
  import('../../../parts/live-translations/AuthorDialog'),
  import('../../../base/toasts/ToastHost'),
]);

let restore: () => void = () => undefined;
beforeAll(() => {
  restore = measureLists();
});
afterAll(() => restore());
afterEach(cleanup);

const NOW = Date.now();
const [ONE, TWO] = ['firstvideo_', 'secondvideo'] as const;
const TOGETHER = `AAMY${ONE},MAMY${TWO}`;

const videoOf = (id: string, name: string, more: Partial<Video> = {}): Video => ({
  ...liveVideo(),
  id,
  channel: { ...liveVideo().channel, id: `UC${id}`, name, english_name: name },
  ...more,
});
const both = [videoOf(ONE, 'Minato'), videoOf(TWO, 'Shizuku')];

interface Given {
  readonly code?: string;
  readonly videos?: readonly Video[];
  readonly server?: ChatServer;
  /** Player of the second cell. */
  readonly media?: FakeMedia;
  readonly onClose?: () => void;
}

function Cells({ media }: { readonly media: FakeMedia | undefined }) {
  const { players } = useMultiview();
  useEffect(() => {
    if (media) players.setMedia('c1', media);
  }, [players, media]);
  return ['c0', 'c1'].map((id) => (
    <section key={id} data-cell={id} tabIndex={-1} aria-label={`cell ${id}`} />
  ));
}

async function draw({
  code = TOGETHER,
  videos = both,
  server = createChatServer(),
  media,
  onClose = () => undefined,
}: Given = {}) {
  await drawLayouts(
    <ChatProvider openSocket={server.openSocket}>
      <Cells media={media} />
      <MultiviewTranslations onClose={onClose} />
    </ChatProvider>,
    {
      code,
      client: { ...server.client, getVideos: () => Promise.resolve([...videos]) },
    },
  );
  return server;
}

const rows = () =>
  [...document.querySelectorAll('[data-part="line"]')].map((row) => row.textContent);
const joined = (server: ChatServer, ...rooms: readonly string[]) =>
  waitFor(() => expect(rooms.map((room) => server.listeners(room))).toEqual(rooms.map(() => 1)));

it('lines of all videos are in one list, in the order in which they were said, with the name of their video', async () => {
  const server = await draw();
  await joined(server, `${ONE}/en`, `${TWO}/en`);
  act(() => {
    server.post(`${ONE}/en`, chatLine(NOW, { message: 'good evening' }));
    server.post(`${TWO}/en`, chatLine(NOW + 1_000, { message: 'hello there' }));
    server.post(`${ONE}/en`, chatLine(NOW + 2_000, { message: 'see you' }));
  });
  await screen.findByText('see you');
  const text = rows();
  expect(text).toHaveLength(3);
  expect(text.map((row) => /Minato|Shizuku/.exec(row)?.[0])).toEqual([
    'Minato',
    'Shizuku',
    'Minato',
  ]);
  expect(server.openSockets()).toBe(1);
});

it('what was said in two rooms at once is shown once', async () => {
  const server = await draw();
  await joined(server, `${ONE}/en`, `${TWO}/en`);
  act(() => {
    server.post(`${ONE}/en`, chatLine(NOW, { message: 'both of them laugh' }));
    server.post(`${TWO}/en`, chatLine(NOW + 100, { message: 'both of them laugh' }));
  });
  await screen.findByText('both of them laugh');
  expect(rows()).toHaveLength(1);
});

it('a press on the name of a video shows its cell', async () => {
  const scrolled = vi.fn<() => void>();
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(scrolled);
  const server = await draw();
  await joined(server, `${TWO}/en`);
  act(() => server.post(`${TWO}/en`, chatLine(NOW, { message: 'over here' })));
  await screen.findByText('over here');
  fireEvent.click(screen.getByRole('button', { name: 'Shizuku' }));
  expect(document.activeElement).toBe(screen.getByLabelText('cell c1'));
  expect(scrolled).toHaveBeenCalledOnce();
});

it('lines of a recording appear as its player reaches them, and a press on the time moves it there', async () => {
  const server = createChatServer();
  server.hold(`${TWO}/en`, [
    chatLine(10_000, { message: 'the beginning' }),
    chatLine(500_000, { message: 'much later' }),
  ]);
  const media = createFakeMedia({ currentTime: 60, paused: false });
  const past = videoOf(TWO, 'Shizuku', { status: 'past' });
  await draw({ server, media, videos: [videoOf(ONE, 'Minato'), past] });
  await screen.findByText('the beginning');
  expect(screen.queryByText('much later')).toBeNull();
  act(() => media.set({ currentTime: 510 }));
  await screen.findByText('much later');
  fireEvent.click(screen.getByRole('button', { name: 'Jump to 0:10' }));
  expect(media.getState().currentTime).toBe(10);
});

it('the rows of a recording stay the same while its player plays at another speed', async () => {
  const start = Date.now();
  const clock = vi.spyOn(Date, 'now').mockReturnValue(start);
  const server = createChatServer();
  server.hold(`${TWO}/en`, [chatLine(10_000, { message: 'the beginning' })]);
  const media = createFakeMedia({ currentTime: 60, paused: false, playbackRate: 2 });
  const past = videoOf(TWO, 'Shizuku', { status: 'past' });
  await draw({ server, media, videos: [videoOf(ONE, 'Minato'), past] });
  const row = await screen.findByText('the beginning');
  for (const seconds of [1, 2, 3, 4, 5]) {
    clock.mockReturnValue(start + seconds * 1_000);
    act(() => media.set({ currentTime: 60 + 2 * seconds }));
  }
  expect(screen.getByText('the beginning')).toBe(row);
  clock.mockRestore();
});

it('the panel says which videos have no translations yet, and why', async () => {
  const upcoming = videoOf(TWO, 'Shizuku', {
    status: 'upcoming',
    start_scheduled: '2999-01-01T00:00:00.000Z',
    start_actual: undefined,
  });
  await draw({ videos: [videoOf(ONE, 'Minato'), upcoming] });
  await screen.findByText('No translations yet: 1 of 2');
  expect(screen.getByText('Shizuku: Stream is not live yet')).toBeDefined();
});

it('a recording that has not been started says so', async () => {
  const past = videoOf(TWO, 'Shizuku', { status: 'past' });
  await draw({ videos: [videoOf(ONE, 'Minato'), past] });
  expect(
    await screen.findByText('Shizuku: Translations appear once the video plays'),
  ).toBeDefined();
});

it('blocked authors are hidden, and counted', async () => {
  const server = await draw();
  await joined(server, `${ONE}/en`, `${TWO}/en`);
  act(() => {
    server.post(`${ONE}/en`, chatLine(NOW, { name: 'Kaede', message: 'one' }));
    server.post(`${TWO}/en`, chatLine(NOW + 1, { name: 'Sora', message: 'two' }));
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Kaede' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Block' }));
  await screen.findByText('1 line hidden');
  expect(screen.queryByText('one')).toBeNull();
  expect(screen.getByText('two')).toBeDefined();
});

it('the panel joins several languages at once, and each line has the label of its own', async () => {
  const server = await draw();
  const button = screen.getByRole('button', { name: /^Translations: EN/ });
  button.focus();
  fireEvent.keyDown(button, { key: 'Enter' });
  fireEvent.click(await screen.findByRole('menuitemcheckbox', { name: '日本語' }));
  await joined(server, `${ONE}/en`, `${ONE}/ja`, `${TWO}/en`, `${TWO}/ja`);
  act(() => server.post(`${TWO}/ja`, chatLine(NOW, { message: 'こんばんは' })));
  await screen.findByText('こんばんは');
  expect(rows()[0]).toContain('JA');
});

it('a layout without videos says what to do', async () => {
  const onClose = vi.fn<() => void>();
  await draw({ code: 'AAMY', videos: [], onClose });
  expect(screen.getByText(/^Add a video\./)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledOnce();
});
