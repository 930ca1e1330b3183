/** The chat of the platform beside a video. */
import { defaultFrameOrigins } from '@oshimado/domain';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultSiteLinks } from '../../base/context';
import { ChatProvider } from '../live-translations';
import { PlayerProvider } from '../player';
import { clientOf, FeaturePage } from '../../testing';
import { createFakeMedia } from '../../testing/fake-media';
import { liveVideo } from '../../testing/videos';
import { ChatColumn, ChatFrame, LateCookiesHint } from '.';

// Loaded first, so that nothing arrives after the last test.
await import('../live-translations/late-translations-panel');

let isDesktop = true;

beforeEach(() => {
  isDesktop = true;
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: media.includes('pointer') ? isDesktop : true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  delete window.ARCHIVE_CHAT_OVERRIDE;
  delete window.HOLODEX_PLUS_INSTALLED_V3;
});

const stream = liveVideo({ id: 'dQw4w9WgXcQ' });
const past = { ...stream, status: 'past' as const };
type Shown = Parameters<typeof ChatFrame>[0]['video'];

function draw(video: Shown, media = createFakeMedia(), isDemo = false) {
  const frames = { ...defaultFrameOrigins, own: 'https://own.example', isDemo };
  render(
    <FeaturePage client={clientOf({})} siteLinks={{ ...defaultSiteLinks, frames }}>
      <PlayerProvider value={{ media, jump: media.seek }}>
        <ChatFrame video={video} CookiesHint={LateCookiesHint} />
      </PlayerProvider>
    </FeaturePage>,
  );
  return media;
}
const frame = () => document.querySelector('iframe');

function serverDraws(video: Shown, isDemo = false): string {
  const frames = { ...defaultFrameOrigins, own: 'https://own.example', isDemo };
  return renderToString(
    <FeaturePage client={clientOf({})} siteLinks={{ ...defaultSiteLinks, frames }}>
      <PlayerProvider value={{ media: null, jump: () => undefined }}>
        <ChatColumn video={video} showsChat showsTranslations={false} />
      </PlayerProvider>
    </FeaturePage>,
  );
}

it('the line of an archive without a chat is drawn for computers and for phones by a server, which knows neither', () => {
  const html = serverDraws(past);
  expect(html).toContain('Archive chat needs an extension');
  expect(html).toContain('Chat replay only works on a computer');
});

it('a replay is drawn by a server beside the line that phones show in its place', () => {
  const html = serverDraws(past, true);
  expect(html).toContain('Loading chat');
  expect(html).toContain('Chat replay only works on a computer');
  expect(serverDraws(stream, true)).not.toContain('Chat replay only works on a computer');
});

describe('the chat of a running stream', () => {
  it('the chat of a running stream is the frame of YouTube for this page, in its mode', () => {
    draw(stream);
    const { origin, pathname, searchParams } = new URL(frame()?.src ?? '');
    expect(origin + pathname).toBe('https://www.youtube.com/live_chat');
    expect(Object.fromEntries(searchParams)).toEqual({
      v: 'dQw4w9WgXcQ',
      embed_domain: 'localhost',
      dark_theme: '1',
    });
    expect(screen.getByText('Loading chat…')).toBeDefined();
  });

  it('the chat of a running stream can be loaded again by itself', () => {
    draw(stream);
    const before = frame();
    fireEvent.click(screen.getByRole('button', { name: 'Reload the chat' }));
    expect(frame()).not.toBe(before);
  });

  it('the chat of a running stream opens in a window', () => {
    const open = vi.fn<(address: string) => void>();
    vi.stubGlobal('open', open);
    draw(stream);
    fireEvent.click(screen.getByRole('button', { name: 'Open the chat in a window' }));
    expect(open.mock.calls[0]?.[0]).toContain('is_popout=1');
  });

  it('the chat of a running stream says why the platform may think nobody is logged in', async () => {
    draw(stream);
    fireEvent.click(screen.getByRole('button', { name: 'Why am I not logged in?' }));
    expect(await screen.findByText(/third-party cookies/)).toBeDefined();
  });

  it('the chat of a running stream for members opens once the video plays', () => {
    const media = draw({ ...stream, topic_id: 'membersonly' });
    expect(frame()).toBeNull();
    expect(screen.getByText('Members-only chat opens once the video is playing')).toBeDefined();
    act(() => media.play());
    expect(frame()).not.toBeNull();
  });

  it('the chat of a running stream on Twitch is the frame of its channel', () => {
    draw({ ...stream, type: 'placeholder', link: 'https://www.twitch.tv/oshi_mado' });
    expect(frame()?.src).toBe(
      'https://www.twitch.tv/embed/oshi_mado/chat?parent=localhost&darkpopout',
    );
  });

  it('the chat of a live stream of the demo is a page of this site', () => {
    draw(stream, createFakeMedia(), true);
    expect(frame()?.src).toBe('https://own.example/v1/chat.html?v=dQw4w9WgXcQ&dark_theme=1');
  });
});

describe('the chat of a stream that ends while it is watched', () => {
  const page = (video: Shown) => (
    <FeaturePage client={clientOf({})}>
      <PlayerProvider value={{ media: null, jump: () => undefined }}>
        <ChatFrame video={video} CookiesHint={LateCookiesHint} />
      </PlayerProvider>
    </FeaturePage>
  );

  it('the chat of a stream that ends while it is watched stays as it is', () => {
    const { rerender } = render(page(stream));
    const before = frame();
    expect(before).not.toBeNull();
    rerender(page(past));
    expect(frame()).toBe(before);
  });

  it('the chat of another recording after it is a replay', () => {
    const { rerender } = render(page(stream));
    rerender(page(past));
    rerender(page({ ...past, id: 'aaaaaaaaaaa' }));
    expect(frame()).toBeNull();
    expect(screen.getByText('Archive chat needs an extension')).toBeDefined();
  });
});

describe('the chat of a recording', () => {
  it('the chat of a recording needs the extension, which may come late', () => {
    vi.useFakeTimers();
    draw(past);
    expect(screen.getByText('Archive chat needs an extension')).toBeDefined();
    expect(screen.getByRole('link', { name: 'About the extension' }).getAttribute('href')).toBe(
      '/extension',
    );
    window.ARCHIVE_CHAT_OVERRIDE = true;
    window.HOLODEX_PLUS_INSTALLED_V3 = true;
    act(() => void vi.advanceTimersByTime(1_000));
    expect(frame()?.src).toContain('https://www.youtube.com/live_chat_replay?');
  });

  it('the chat of a recording receives the position of the player, when it has loaded and with each change', () => {
    window.ARCHIVE_CHAT_OVERRIDE = true;
    const media = draw(past, createFakeMedia({ currentTime: 5 }));
    const posted = vi.fn<(message: unknown, target: string) => void>();
    const element = frame();
    if (!element) throw new Error('There is no frame.');
    Object.defineProperty(element, 'contentWindow', { value: { postMessage: posted } });
    act(() => media.set({ currentTime: 4 }));
    expect(posted).not.toHaveBeenCalled();
    act(() => media.set({ currentTime: 5 }));
    fireEvent.load(element);
    act(() => media.set({ currentTime: 6 }));
    act(() => media.set({ volume: 0.5 }));
    expect(posted.mock.calls).toEqual([
      [{ 'yt-player-video-progress': 5 }, 'https://www.youtube.com'],
      [{ 'yt-player-video-progress': 6 }, 'https://www.youtube.com'],
    ]);
  });

  it('the chat of a recording is shown on desktops only', () => {
    isDesktop = false;
    window.ARCHIVE_CHAT_OVERRIDE = true;
    draw(past);
    expect(frame()).toBeNull();
    expect(screen.getByText('Chat replay only works on a computer')).toBeDefined();
  });
});

it('a clip has no chat', () => {
  draw({ ...past, type: 'clip' });
  expect(screen.getByText('This video has no chat')).toBeDefined();
});

async function drawColumn(video: typeof stream) {
  await import('../live-translations/start-chat');
  const media = createFakeMedia();
  render(
    <FeaturePage client={clientOf({ getChats: () => Promise.resolve([]) })}>
      <ChatProvider openSocket={() => new Promise(() => undefined)}>
        <PlayerProvider value={{ media, jump: media.seek }}>
          <ChatColumn video={video} showsChat showsTranslations />
        </PlayerProvider>
      </ChatProvider>
    </FeaturePage>,
  );
}

it('chat and translations share a column', async () => {
  await drawColumn(stream);
  expect(await screen.findByRole('region', { name: 'Live translations' })).toBeDefined();
  expect(screen.getByRole('region', { name: 'Chat' })).toBeDefined();
});

it('a chat that an archive does not have leaves the column to the translations', async () => {
  await drawColumn({ ...stream, status: 'past' });
  const translations = await screen.findByRole('region', { name: 'Live translations' });
  const chat = screen.getByRole('region', { name: 'Chat' });
  expect(chat.textContent).toBe('Archive chat needs an extensionAbout the extension');
  // Neither has the height of a panel beside another one.
  expect(translations.closest('[style*="block-size"]')).toBeNull();
  expect(within(chat).queryByRole('heading')).toBeNull();
});
