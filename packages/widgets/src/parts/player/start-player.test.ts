/** What is said to the frame of a player while it loads. */
import { ownReport, PLAYER_GREETING_MS } from '@oshimado/domain';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startPlayer, type StartPlayerOptions } from './start-player';

const FRAME = { kind: 'own', src: 'https://player.example/v1/player.html' } as const;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function start(options?: StartPlayerOptions) {
  const element = document.createElement('iframe');
  const postMessage = vi.fn();
  Object.defineProperty(element, 'contentWindow', { value: { postMessage } });
  return { element, postMessage, player: startPlayer(FRAME, element, options) };
}

it('a player greets a frame at once that was in the document before', () => {
  const { postMessage, player } = start();
  expect(postMessage).toHaveBeenCalledTimes(1);
  player?.stop();
});

it('a player that begins by itself will play until it is paused, though it has not reported yet', () => {
  const { player } = start({ autoplay: true });
  expect(player?.media.willPlay()).toBe(true);
  player?.media.pause();
  expect(player?.media.willPlay()).toBe(false);
  player?.stop();
});

it('a player greets a new frame when it has loaded, or after a while', () => {
  const { element, postMessage, player } = start({ isNew: true });
  expect(postMessage).not.toHaveBeenCalled();
  vi.advanceTimersByTime(PLAYER_GREETING_MS);
  expect(postMessage).toHaveBeenCalledTimes(1);
  element.dispatchEvent(new Event('load'));
  expect(postMessage).toHaveBeenCalledTimes(2);
  player?.stop();
});

it('a player that is loaded again does not hear the old document of its frame, and seeks in the new one', () => {
  const { element, postMessage, player } = start();
  const say = (currentTime: number) =>
    dispatchEvent(
      new MessageEvent('message', {
        source: element.contentWindow,
        origin: 'https://player.example',
        data: ownReport({ isReady: true, currentTime }),
      }),
    );
  say(42);
  player?.media.reload();
  say(43);
  expect(player?.media.getState()).toMatchObject({ isReady: false, currentTime: 42 });
  element.dispatchEvent(new Event('load'));
  postMessage.mockClear();
  say(0);
  expect(player?.media.getState().isReady).toBe(true);
  expect(postMessage).toHaveBeenCalledWith({ oshimadoPlayer: { type: 'seek', seconds: 42 } }, '*');
  player?.stop();
});

it('a player hears its frame in a sandbox, where messages name no origin, and nowhere else without one', () => {
  const { element, player } = start();
  const say = (origin: string) =>
    dispatchEvent(
      new MessageEvent('message', {
        source: element.contentWindow,
        origin,
        data: ownReport({ isReady: true, currentTime: 5 }),
      }),
    );
  say('null');
  expect(player?.media.getState().currentTime).toBe(0);
  vi.stubGlobal('origin', 'null');
  say('https://stranger.example');
  expect(player?.media.getState().currentTime).toBe(0);
  say('null');
  expect(player?.media.getState().currentTime).toBe(5);
  player?.stop();
});
