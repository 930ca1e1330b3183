import { defaultFrameOrigins, type PlayableVideo } from '@oshimado/domain';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clientOf, FeaturePage } from '../../testing';
import type { Media } from './media';
import PlayerFrame from './PlayerFrame';

const ORIGIN = 'https://player.example';
const links = {
  social: [],
  extension: {},
  frames: { ...defaultFrameOrigins, youtube: ORIGIN },
};
const video: PlayableVideo = {
  id: 'abcdefghijk',
  type: 'stream',
  status: 'past',
  title: 'Evening chat',
  duration: 600,
  available_at: '2026-01-01T00:00:00.000Z',
};

let sent: unknown[] = [];
beforeEach(() => {
  sent = [];
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

async function draw(shown: PlayableVideo = video) {
  const seen: { media: Media | null } = { media: null };
  const onMedia = (media: Media | null) => {
    seen.media = media;
  };
  const page = (
    <StrictMode>
      <FeaturePage client={clientOf({})} siteLinks={links}>
        <PlayerFrame video={shown} start={42} autoplay onMedia={onMedia} />
      </FeaturePage>
    </StrictMode>
  );
  const { unmount } = render(page);
  const frame = await screen.findByTitle<HTMLIFrameElement>(/Evening chat/);
  const inner = { postMessage: (message: unknown) => sent.push(message) };
  Object.defineProperty(frame, 'contentWindow', { value: inner });
  const say = (message: object, from: { source?: unknown; origin?: string } = {}) =>
    act(() => {
      const event = new MessageEvent('message', {
        data: JSON.stringify(message),
        origin: from.origin ?? ORIGIN,
      });
      Object.defineProperty(event, 'source', { value: from.source ?? inner });
      dispatchEvent(event);
    });
  return { seen, frame, say, unmount };
}
const commands = () => sent.filter((message) => String(message).includes('"command"'));

describe('a frame that loads in the document already', () => {
  const moveBefore = vi.fn(function move(this: Element, node: Node, before: Node | null) {
    this.insertBefore(node, before);
  });
  const prototype = Element.prototype as { moveBefore?: unknown };
  beforeEach(() => {
    moveBefore.mockClear();
    prototype.moveBefore = moveBefore;
  });
  afterEach(() => {
    delete prototype.moveBefore;
    document.body.replaceChildren();
  });

  function drawWith({ id = video.id, isLoaded = false }) {
    const first = document.createElement('iframe');
    const page = encodeURIComponent(location.origin);
    first.src = `${ORIGIN}/embed/${id}?enablejsapi=1&playsinline=1&rel=0&autoplay=0&mute=0&cc_lang_pref=en&origin=${page}`;
    if (isLoaded) first.dataset['loaded'] = '';
    document.body.append(first);
    const onLoad = vi.fn();
    const onMedia = vi.fn();
    const { container } = render(
      <StrictMode>
        <FeaturePage client={clientOf({})} siteLinks={links}>
          <PlayerFrame video={video} muted first={first} onLoad={onLoad} onMedia={onMedia} />
        </FeaturePage>
      </StrictMode>,
    );
    return { first, onLoad, onMedia, container };
  }

  it('a frame that loads in the document already is moved to the player without loading again, and gets its name', () => {
    const { first, container, onMedia } = drawWith({});
    expect(moveBefore).toHaveBeenCalledTimes(1);
    expect(container.querySelectorAll('iframe')).toHaveLength(1);
    expect(container.contains(first)).toBe(true);
    expect(first.title).toBe('Player: Evening chat');
    expect(onMedia).toHaveBeenCalledWith(expect.objectContaining({ pause: expect.any(Function) }));
  });

  it('a frame that loads in the document already says that it has loaded, when it does or if it had', () => {
    const { first, onLoad } = drawWith({});
    expect(onLoad).not.toHaveBeenCalled();
    fireEvent.load(first);
    expect(onLoad).toHaveBeenCalledTimes(1);
    expect(drawWith({ isLoaded: true }).onLoad).toHaveBeenCalled();
  });

  it('a frame that loads in the document already stays where it is if it is that of another video', () => {
    const { first, container } = drawWith({ id: 'bbbbbbbbbbb' });
    expect(moveBefore).not.toHaveBeenCalled();
    expect(container.contains(first)).toBe(false);
    expect(container.querySelector('iframe')?.src).toContain('abcdefghijk');
  });
});

describe('the frame of a player', () => {
  it('the frame of a player gives the player, which obeys and reports, also where effects run twice', async () => {
    const { seen, frame, say, unmount } = await draw();
    expect(frame.src).toContain(`${ORIGIN}/embed/abcdefghijk?`);
    expect(frame.src).toContain('start=42');
    say({ event: 'onReady' });
    say({ event: 'infoDelivery', info: { currentTime: 50 } });
    expect(seen.media?.getState()).toMatchObject({ isReady: true, currentTime: 50 });
    act(() => seen.media?.pause());
    expect(commands().at(-1)).toContain('pauseVideo');
    unmount();
    expect(seen.media).toBeNull();
  });

  it('a player ignores messages of other windows and other origins', async () => {
    const { seen, say } = await draw();
    say({ event: 'onReady' }, { origin: 'https://evil.example' });
    say({ event: 'onReady' }, { source: window });
    expect(seen.media?.getState().isReady).toBe(false);
  });

  it('the frame of a player says why it does not play, and is loaded again on request', async () => {
    const { frame, say } = await draw();
    const load = vi.spyOn(frame, 'src', 'set');
    say({ event: 'onReady' });
    say({ event: 'onError', info: 100 });
    expect(screen.getByRole('alert').textContent).toContain('private or has been deleted');
    const link = screen.getByRole('link', { name: 'Open on YouTube' });
    expect(link.getAttribute('href')).toContain('abcdefghijk');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(load).toHaveBeenCalledOnce();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('the frame of a player says at once that there is no connection, and is loaded once it is back', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { frame, say, seen } = await draw();
    const load = vi.spyOn(frame, 'src', 'set');
    expect(screen.getByRole('alert').textContent).toContain('You’re offline.');
    onLine.mockReturnValue(true);
    act(() => void dispatchEvent(new Event('online')));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(load).toHaveBeenCalledOnce();
    fireEvent.load(frame);
    say({ event: 'onReady' });
    onLine.mockReturnValue(false);
    act(() => void dispatchEvent(new Event('offline')));
    // What has loaded plays on from its buffer.
    expect(seen.media?.getState().isReady).toBe(true);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('the frame of a player of our own passes on the keys of a player that are pressed in it', async () => {
    const onKey = vi.fn();
    const own = { ...links, frames: { ...links.frames, own: ORIGIN, isDemo: true } };
    render(
      <FeaturePage client={clientOf({})} siteLinks={own}>
        <PlayerFrame video={video} onKey={onKey} />
      </FeaturePage>,
    );
    const frame = await screen.findByTitle<HTMLIFrameElement>(/Evening chat/);
    expect(new URL(frame.src).searchParams.get('keys')).toBe('1');
    const say = (key: string, origin: string) => {
      const event = new MessageEvent('message', { data: { oshimadoPlayer: { key } }, origin });
      Object.defineProperty(event, 'source', { value: frame.contentWindow });
      act(() => void dispatchEvent(event));
    };
    say('k', ORIGIN);
    say('m', 'https://evil.example');
    say('Enter', ORIGIN);
    expect(onKey.mock.calls).toEqual([[expect.objectContaining({ key: 'k' })]]);
  });

  it('the frame of a player is shut in where the site cannot be spoken to, and gives no player', async () => {
    const { seen, frame } = await draw({
      ...video,
      type: 'placeholder',
      link: 'https://twitcasting.tv/someone',
    });
    expect(frame.getAttribute('sandbox')).not.toContain('allow-top-navigation');
    expect(seen.media).toBeNull();
  });
});
