import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { usePlayerElement } from './use-player-element';

const ID = 'stream';
const VIDEO = 'abcdefghijk';

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

/** What the page has for a player: an element with its attributes, which sends its events. */
function player(video = VIDEO) {
  const calls: unknown[] = [];
  const element = Object.assign(document.createElement('div'), {
    id: ID,
    play: () => calls.push('play'),
  });
  Object.defineProperty(element, 'currentTime', {
    set: (seconds) => {
      calls.push(seconds);
    },
  });
  element.setAttribute('video', video);
  const send = (type: string, detail: object = {}) =>
    act(() => {
      element.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
    });
  return { element, calls, send, reach: (at: number) => send('oshi-change', { currentTime: at }) };
}

/** A shadow root below `parent`, and what is in it. */
function shadowIn(parent: Node, ...inside: readonly Element[]): ShadowRoot {
  const host = document.createElement('div');
  parent.appendChild(host);
  const root = host.attachShadow({ mode: 'closed' });
  root.append(...inside);
  return root;
}

/** The chat of an element in `place`, which draws in a shadow root. */
function follow(place: Node = document.body) {
  const near = document.createElement('div');
  shadowIn(place, near);
  const complaints: string[] = [];
  const complain = (message: string) => complaints.push(message);
  const { result } = renderHook(() => usePlayerElement({ id: ID, video: VIDEO, near, complain }));
  const second = () => result.current.media?.getState().currentTime;
  return { second, play: (at: number) => result.current.play(at), complaints };
}

it('a player in the shadow root that the chat is in is followed and moved', () => {
  const { element, reach, calls } = player();
  const { second, play } = follow(shadowIn(document.body, element));
  reach(50);
  expect(second()).toBe(50);
  play(30);
  expect(calls).toEqual([30, 'play']);
});

it('a player on the page is followed from inside a shadow root, unless that has one', () => {
  const [outside, inside] = [player(), player()];
  document.body.append(outside.element);
  const root = shadowIn(document.body);
  const { second } = follow(root);
  outside.reach(50);
  expect(second()).toBe(50);
  root.append(inside.element);
  inside.reach(20);
  outside.reach(51);
  expect(second()).toBe(20);
});

it('a player that comes later, or in the place of another one, is followed and moved', () => {
  const { second, play } = follow();
  expect(second()).toBeUndefined();
  const first = player();
  document.body.append(first.element);
  first.send('oshi-ready');
  expect(second()).toBe(0);
  first.reach(50);
  expect(second()).toBe(50);
  const next = player();
  first.element.replaceWith(next.element);
  next.send('oshi-ready');
  expect(second()).toBe(0);
  next.reach(10);
  expect(second()).toBe(10);
  play(30);
  expect([first.calls, next.calls]).toEqual([[], [30, 'play']]);
});

it('a player is followed only while it plays the video of the chat', () => {
  const { element, reach } = player('another');
  document.body.append(element);
  const { second } = follow();
  reach(50);
  expect(second()).toBeUndefined();
  element.setAttribute('video', VIDEO);
  reach(5);
  expect(second()).toBe(5);
});

it('a player that the page does not have is named in the console, after a while', () => {
  vi.useFakeTimers();
  const { complaints } = follow();
  vi.advanceTimersByTime(1_900);
  expect(complaints).toEqual([]);
  vi.advanceTimersByTime(200);
  expect(complaints).toEqual([
    'player="stream" is no <oshi-player> of video="abcdefghijk" on the page.',
  ]);
});

it('a player that came meanwhile is not missed', () => {
  vi.useFakeTimers();
  const { complaints } = follow();
  document.body.append(player().element);
  vi.advanceTimersByTime(5_000);
  expect(complaints).toEqual([]);
});
