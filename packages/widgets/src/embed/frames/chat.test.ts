/** The chat page of the demo world: live lines by the clock, those of a recording by its player. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const shown = () => [...document.querySelectorAll('#chat p')].map((one) => one.textContent);

beforeEach(async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20) });
  vi.resetModules();
  document.body.innerHTML = '<div id="chat"></div>';
  await import('./chat');
});
afterEach(() => vi.useRealTimers());

function tell(data: unknown, source: unknown = parent) {
  const event = new MessageEvent('message', { data });
  Object.defineProperty(event, 'source', { value: source });
  dispatchEvent(event);
}
const playAt = (seconds: number) => tell({ 'yt-player-video-progress': seconds });

it('the chat in a frame goes on by itself while the stream is live', () => {
  const before = shown();
  expect(before).toHaveLength(40);
  vi.advanceTimersByTime(4_000);
  expect(shown()).toHaveLength(40);
  expect(shown().slice(0, 38)).toEqual(before.slice(2));
});

it('the chat of a recording shows what was said until the second that plays, also after a jump back', () => {
  playAt(20);
  const early = shown();
  expect(early).toHaveLength(10);
  vi.advanceTimersByTime(60_000);
  expect(shown()).toEqual(early);
  playAt(24);
  expect(shown().slice(0, 10)).toEqual(early);
  expect(shown()).toHaveLength(12);
  playAt(3_600);
  expect(shown()).toHaveLength(40);
  playAt(20);
  expect(shown()).toEqual(early);
});

it('the chat in a frame follows the page that has it in a frame, and nothing but a second', () => {
  const before = shown();
  tell({ 'yt-player-video-progress': 20 }, null);
  tell({ 'yt-player-video-progress': '20' });
  tell(null);
  tell('20');
  expect(shown()).toEqual(before);
});
