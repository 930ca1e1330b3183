/** Live translations as a viewer sees them. */
import type { Client } from '@oshimado/contract';
import type { ChatVideo } from '@oshimado/domain';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { StrictMode, type ReactNode } from 'react';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { PlayerProvider } from '../player';
import { clientOf, FeaturePage, emptyDetails } from '../../testing';
import { chatLine, createChatServer, type ChatServer } from '../../testing/chat-server';
import { liveVideo } from '../../testing/videos';
import { measureLists } from '../../testing/measured-lists';
import { createFakeMedia, type FakeMedia } from '../../testing/fake-media';
import { CaptionLayer, ChatProvider, LiveTranslations, WholeTranslationsPanel } from '.';

// Fetched when they are needed; here they are there.
await Promise.all([
  import('./start-chat'),
  import('./AuthorDialog'),
  import('./SettingsDialog'),
  import('./OffsetDialog'),
  import('../../base/toasts/ToastHost'),
]);

let restore: () => void = () => undefined;
beforeAll(() => {
  restore = measureLists();
});
afterAll(() => restore());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const live: ChatVideo = { id: 'v', status: 'live', available_at: '2026-03-01T12:00:00Z' };
const past: ChatVideo = { ...live, status: 'past' };
const fullVideo = {
  ...liveVideo(),
  ...emptyDetails,
};
const NOW = Date.now();

interface Given {
  readonly video?: ChatVideo;
  readonly server?: ChatServer;
  readonly media?: FakeMedia;
  readonly jump?: (seconds: number) => void;
  readonly client?: Partial<Client>;
  readonly children?: ReactNode;
}

function draw({
  video = live,
  server = createChatServer(),
  media = createFakeMedia(),
  jump = media.seek,
  client = server.client,
  children,
}: Given = {}) {
  const page = (shown: ChatVideo | null) => (
    <StrictMode>
      <FeaturePage client={clientOf(client)}>
        <ChatProvider openSocket={server.openSocket}>
          <PlayerProvider value={{ media, jump }}>
            {shown ? <WholeTranslationsPanel video={shown} /> : null}
            <CaptionLayer videoId={video.id} />
            {children}
          </PlayerProvider>
        </ChatProvider>
      </FeaturePage>
    </StrictMode>
  );
  const { rerender } = render(page(video));
  return { server, media, show: (shown: ChatVideo | null) => rerender(page(shown)) };
}

const rows = () =>
  [...document.querySelectorAll('[data-part="line"]')].map(({ textContent }) => textContent);
const connected = () => screen.findByRole('button', { name: /Connected$/ });
const choose = async (language: string) => {
  const button = screen.getByRole('button', { name: /^Translations:/ });
  act(() => button.focus());
  fireEvent.keyDown(button, { key: 'Enter' });
  const item = await screen.findByRole('menuitemcheckbox', { name: language });
  await act(async () => void fireEvent.click(item));
};

describe('a running stream', () => {
  it('a live stream whose history failed is not shown as empty', async () => {
    const getChats: Client['getChats'] = () => Promise.reject(new Error('down'));
    draw({ client: { getChats } });
    expect(await screen.findByText('Couldn’t load earlier lines')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.getByText('Couldn’t load earlier lines')).toBeDefined();
    expect(document.body.textContent).not.toContain('No translations yet');
  });

  it('a running stream shows its history and what is said since', async () => {
    const server = createChatServer();
    server.hold('v/en', [chatLine(1_000), chatLine(2_000)]);
    draw({ server });
    await connected();
    await screen.findByText('said at 2000');
    act(() => server.post('v/en', chatLine(3_000)));
    expect(await screen.findByText('said at 3000')).toBeDefined();
    expect(await screen.findByText('Start of messages')).toBeDefined();
  });

  it('a running stream shows the author once for lines in a row', async () => {
    const server = createChatServer();
    server.hold('v/en', [
      chatLine(1_000),
      chatLine(2_000),
      chatLine(3_000, { name: 'Oshi', is_tl: false, is_vtuber: true }),
    ]);
    draw({ server });
    expect(await screen.findAllByRole('button', { name: 'Translator' })).toHaveLength(1);
    const oshi = screen.getByRole('button', { name: /Oshi/ });
    expect(within(oshi).getByText('VTuber')).toBeDefined();
  });

  it('not live yet says when it can be joined', async () => {
    const at = new Date(NOW + 3_600_000).toISOString();
    draw({ video: { ...live, status: 'upcoming', start_scheduled: at, available_at: at } });
    expect(await screen.findByText('Stream is not live yet')).toBeDefined();
    expect(screen.getByText('You can join 15 minutes before the stream starts.')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('Stream is not live yet')).toBeNull();
  });

  it('without a connection says which attempt runs, keeps its lines, and heals when asked', async () => {
    const server = createChatServer();
    server.hold('v/en', [chatLine(1_000)]);
    draw({ server });
    await screen.findByText('said at 1000');
    await connected();
    act(() => server.fall());
    expect(await screen.findByText('Auto Reconnecting')).toBeDefined();
    expect(screen.getByText('1/10')).toBeDefined();
    expect(screen.getByRole('button', { name: /Not connected$/ })).toBeDefined();
    expect(screen.getByText('said at 1000')).toBeDefined();
    server.rise();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await connected();
    expect(screen.queryByText('Auto Reconnecting')).toBeNull();
  });

  it('refused or ended shows the words of the server', async () => {
    const { server } = draw();
    await connected();
    act(() => server.say('v/en', { type: 'end', message: '<b>Good</b> night' }));
    expect(await screen.findByText('These translations have ended')).toBeDefined();
    expect(screen.getByText('<b>Good</b> night')).toBeDefined();
  });

  it('a running stream changes the language with exactly one listener left', async () => {
    const { server, show } = draw();
    await connected();
    await choose('日本語');
    await waitFor(() => expect(server.listeners('v/ja')).toBe(1));
    // Several languages at once: the first one is still there until it is switched off.
    expect(server.listeners('v/en')).toBe(1);
    fireEvent.click(screen.getByRole('menuitemcheckbox', { name: 'English' }));
    await waitFor(() => expect(server.listeners('v/en')).toBe(0));
    expect(server.listeners('v/ja')).toBe(1);
    expect(server.openSockets()).toBe(1);
    show(null);
    await waitFor(() => expect(server.listeners('v/ja')).toBe(0));
  });

  it('a live stream in several languages is one list in time order, each line with its language', async () => {
    const server = createChatServer();
    server.hold('v/en', [chatLine(1_000), chatLine(3_000)]);
    server.hold('v/ja', [chatLine(2_000)]);
    draw({ server });
    await connected();
    await choose('日本語');
    await screen.findByText('said at 2000');
    expect(rows().map((text) => /(EN|JA)said at \d+/.exec(text)?.[0])).toEqual([
      'ENsaid at 1000',
      'JAsaid at 2000',
      'ENsaid at 3000',
    ]);
  });

  it('a running stream is announced at most once in five seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const server = createChatServer();
    server.hold('v/en', [chatLine(NOW - 1_000)]);
    draw({ server });
    await connected();
    await waitFor(() => expect(rows()).toHaveLength(1));
    const region = document.querySelector('[aria-live="polite"]');
    const said: (string | null)[] = [];
    const watcher = new MutationObserver(() => said.push(region?.textContent ?? null));
    if (region) watcher.observe(region, { childList: true, characterData: true, subtree: true });
    const begin = Date.now();
    for (let second = 0; second < 20; second += 1) {
      act(() => server.post('v/en', chatLine(NOW + second, { message: `line ${second}` })));
      // oxlint-disable-next-line no-await-in-loop -- a line a second
      await act(() => vi.advanceTimersByTimeAsync(1_000));
    }
    watcher.disconnect();
    expect(said.length).toBeGreaterThan(2);
    // What the machine takes passes, too.
    expect(said.length).toBeLessThanOrEqual((Date.now() - begin) / 5_000 + 1);
    expect(said[0]).toBe('Translator: line 0');
  });

  it('a running stream has captions over the video while it plays, named unless translated', async () => {
    const media = createFakeMedia({ paused: false });
    const server = createChatServer();
    draw({ media, server });
    await connected();
    // So long that they are there on a slow machine, too.
    const duration = 600_000;
    act(() => {
      const own = { name: 'Oshi', is_tl: false, is_owner: true };
      server.post('v/en', chatLine(Date.now(), { message: 'first', duration }));
      server.post('v/en', chatLine(Date.now() + 1, { message: 'second', duration, ...own }));
    });
    const captions = () => document.querySelector('[data-part="captions"]')?.textContent;
    await waitFor(() => expect(captions()).toBe('firstOshi: second'));
    act(() => media.pause());
    expect(captions()).toBeUndefined();
    act(() => media.play());
    await waitFor(() => expect(captions()).toBe('firstOshi: second'));
    fireEvent.click(screen.getByRole('button', { name: 'Show translations on the video' }));
    await waitFor(() => expect(captions()).toBeUndefined());
  });

  it('blocks an author with undo, and counts the lines', async () => {
    const server = createChatServer();
    server.hold('v/en', [chatLine(1_000), chatLine(2_000), chatLine(3_000, { name: 'Other' })]);
    draw({ server });
    fireEvent.click(await screen.findByRole('button', { name: 'Translator' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Translator' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Block' }));
    expect(await screen.findByText('2 lines hidden')).toBeDefined();
    expect(screen.queryByText('said at 1000')).toBeNull();
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('said at 1000')).toBeDefined();
    expect(screen.queryByText('2 lines hidden')).toBeNull();
  });

  it('a running stream draws hostile lines as text', async () => {
    const server = createChatServer();
    const hostile = '<img src=x onerror="alert(1)"><script>alert(2)</script>\u202Eevil';
    server.hold('v/en', [
      chatLine(1_000, { name: '<b>x</b>', message: hostile }),
      chatLine(2_000, {
        message: ':_hi:https://yt3.ggpht.com/abc-c-k-nd and https://evil.example',
      }),
    ]);
    draw({ server });
    expect(await screen.findByText(hostile)).toBeDefined();
    expect(document.querySelector('[data-part="line"] script, [data-part="line"] a, b')).toBeNull();
    const pictures = [...document.querySelectorAll<HTMLImageElement>('[data-part="line"] img')];
    expect(pictures.map(({ src, alt }) => [src, alt])).toEqual([
      ['https://yt3.ggpht.com/abc-c-k-nd', 'hi'],
    ]);
  });

  it('a live stream with 10,000 lines renders the visible ones', async () => {
    const server = createChatServer();
    draw({ server });
    await connected();
    act(() => {
      for (let at = 1; at <= 10_000; at += 1) server.post('v/en', chatLine(at * 20));
    });
    await screen.findByText('said at 200000');
    expect(rows().length).toBeLessThan(100);
  });

  it('a running stream opens in a large window, where everything can be loaded', async () => {
    const server = createChatServer();
    server.hold(
      'v/en',
      Array.from({ length: 60 }, (_, index) => chatLine(index)),
    );
    draw({ server });
    await connected();
    fireEvent.click(screen.getByRole('button', { name: 'Open in a large window' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Live translations' }));
    expect(server.listeners('v/en')).toBe(1);
    const list = dialog.getByRole('region', { name: 'Translation lines' });
    list.scrollTop = 0;
    fireEvent.scroll(list);
    fireEvent.click(await dialog.findByRole('button', { name: 'Load all' }));
    expect(await dialog.findByText('Start of messages')).toBeDefined();
  });

  it('a running stream shows the settings of the device', async () => {
    draw();
    await connected();
    fireEvent.click(screen.getByRole('button', { name: 'Translation settings' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Translation settings' }));
    expect(dialog.getByRole('switch', { name: /moderators/ })).toBeDefined();
  });
});

const archive = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    chatLine(index * 10_000, { message: `line ${index}`, video_offset: index * 10 }),
  );

/** Waits for a line of the list; captions may say the same. */
const inList = (text: string) => waitFor(() => expect(rows().join()).toContain(text));

describe('a recording', () => {
  it('a recording marks the current line, and a press on a time jumps there', async () => {
    const server = createChatServer();
    server.hold('v/en', archive(20));
    const media = createFakeMedia();
    const jump = vi.fn<(seconds: number) => void>();
    draw({ video: past, server, media, jump });
    await inList('line 0');
    act(() => media.set({ currentTime: 35 }));
    expect(document.querySelector('[aria-current="true"]')?.textContent).toContain('line 3');
    fireEvent.click(screen.getByRole('button', { name: 'Jump to 0:50' }));
    expect(jump).toHaveBeenLastCalledWith(50);
    expect(server.openSockets()).toBe(0);
  });

  it('a recording can be moved in time', async () => {
    const server = createChatServer();
    server.hold('v/en', archive(20));
    const media = createFakeMedia({ currentTime: 31 });
    const jump = vi.fn<(seconds: number) => void>();
    draw({ video: past, server, media, jump });
    await inList('line 0');
    const current = () => document.querySelector('[aria-current="true"]')?.textContent;
    expect(current()).toContain('line 3');
    fireEvent.click(screen.getByRole('button', { name: '2 seconds later' }));
    expect(current()).toContain('line 2');
    fireEvent.click(screen.getByRole('button', { name: 'Jump to 0:50' }));
    expect(jump).toHaveBeenLastCalledWith(52);
    fireEvent.click(screen.getByRole('button', { name: 'Timing: +2 s' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Adjust timing of translations' }),
    );
    const field = dialog.getByRole('spinbutton', { name: 'Seconds' });
    fireEvent.change(field, { target: { value: '-9' } });
    fireEvent.blur(field);
    await waitFor(() => expect(current()).toContain('line 4'));
  });

  it('a recording hides what comes later where spoilers are hidden', async () => {
    const server = createChatServer();
    server.hold('v/en', archive(5));
    const media = createFakeMedia({ currentTime: 12 });
    draw({ video: past, server, media });
    await inList('line 4');
    fireEvent.click(screen.getByRole('button', { name: 'Hide spoilers' }));
    await waitFor(() => expect(rows().join()).not.toContain('line 4'));
    expect(rows().join()).toContain('line 1');
    act(() => media.set({ currentTime: 21 }));
    await inList('line 2');
  });

  it('a recording has captions at its position', async () => {
    const server = createChatServer();
    server.hold('v/en', archive(5));
    const media = createFakeMedia({ currentTime: 11 });
    draw({ video: past, server, media });
    const captions = () => document.querySelector('[data-part="captions"]')?.textContent;
    await waitFor(() => expect(captions()).toBe('line 1'));
    act(() => media.set({ currentTime: 19 }));
    expect(captions()).toBeUndefined();
  });

  it('a recording that failed to load can be retried, and one without lines is shown as empty', async () => {
    const server = createChatServer();
    let isDown = true;
    const getChats: Client['getChats'] = (...given) =>
      isDown ? Promise.reject(new Error('down')) : server.client.getChats(...given);
    draw({ video: past, server, client: { getChats } });
    expect(await screen.findByText('Couldn’t load translations')).toBeDefined();
    // Closed, the message stays as a line: nothing says that there are none.
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.getByText('Couldn’t load translations')).toBeDefined();
    expect(screen.queryByText(/No translations/)).toBeNull();
    isDown = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No translations in this language')).toBeDefined();
  });
});

it('translations on a fan site load the video themselves, and need no player', async () => {
  const server = createChatServer();
  server.hold(`${fullVideo.id}/en`, [chatLine(1_000)]);
  const getVideo: Client['getVideo'] = () => Promise.resolve(fullVideo);
  render(
    <FeaturePage client={clientOf({ ...server.client, getVideo })}>
      <ChatProvider openSocket={server.openSocket}>
        <LiveTranslations videoId={fullVideo.id} />
      </ChatProvider>
    </FeaturePage>,
  );
  await inList('said at 1000');
  expect(server.listeners(`${fullVideo.id}/en`)).toBe(1);
});

it('translations on a fan site say that the video could not be loaded', async () => {
  render(
    <FeaturePage client={clientOf({})}>
      <LiveTranslations videoId="aaaaaaaaaaa" />
    </FeaturePage>,
  );
  expect(await screen.findByText('Couldn’t load translations')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
});
