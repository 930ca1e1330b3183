import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeMedia } from '../../testing/fake-media';
import { followPlayerKeys } from './player-keys';

let stop = () => {};
let now = 0;
afterEach(() => stop());
beforeEach(() => {
  now = 0;
  document.body.replaceChildren();
});

function follow({ hasCharacterKeys = true, liveEdge = null as number | null } = {}) {
  const media = createFakeMedia({
    duration: 100,
    currentTime: 50,
    volume: 0.5,
    paused: false,
    liveEdge,
  });
  const toggleFullScreen = vi.fn();
  const toggleCaptions = vi.fn();
  const actions = { media, toggleFullScreen, toggleCaptions, hasCharacterKeys };
  stop = followPlayerKeys(
    window,
    () => actions,
    () => now,
  );
  return { media, toggleFullScreen, toggleCaptions };
}
function press(key: string, target: EventTarget = document.body, init: KeyboardEventInit = {}) {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
  target.dispatchEvent(event);
  return event.defaultPrevented;
}
function add(html: 'input' | 'button' | 'textarea' | 'select') {
  const element = document.createElement(html);
  document.body.append(element);
  return element;
}

describe('keys of the player', () => {
  it('pause and play, step, and change the volume', () => {
    const { media } = follow();
    expect(press(' ')).toBe(true);
    expect(media.getState().paused).toBe(true);
    press(' ');
    expect(media.getState().paused).toBe(false);
    press('ArrowRight');
    expect(media.getState().currentTime).toBe(55);
    press('ArrowLeft');
    press('ArrowLeft');
    expect(media.getState().currentTime).toBe(45);
    press('ArrowUp');
    expect(media.getState().volume).toBeCloseTo(0.55);
  });

  it('pause a player that begins by itself, before it has reported that it plays', () => {
    const media = createFakeMedia({ isReady: false });
    const pause = vi.fn();
    const actions = { toggleFullScreen: vi.fn(), toggleCaptions: vi.fn(), hasCharacterKeys: true };
    stop = followPlayerKeys(window, () => ({
      ...actions,
      media: { ...media, willPlay: () => true, pause },
    }));
    press(' ');
    expect(pause).toHaveBeenCalledOnce();
    expect(media.getState().paused).toBe(true);
  });

  it('never leave the video: not before its start, not after its end or the present moment', () => {
    const { media } = follow();
    media.set({ currentTime: 2 });
    press('ArrowLeft');
    expect(media.getState().currentTime).toBe(0);
    media.set({ currentTime: 99 });
    press('ArrowRight');
    expect(media.getState().currentTime).toBe(100);
    media.set({ liveEdge: 80, currentTime: 79 });
    press('ArrowRight');
    expect(media.getState().currentTime).toBe(80);
  });

  it('mute, fill the screen, show captions, and go to a tenth', () => {
    const { media, toggleFullScreen, toggleCaptions } = follow();
    press('m');
    press('f');
    press('c');
    press('7');
    expect(media.getState()).toMatchObject({ muted: true, currentTime: 70 });
    expect(toggleFullScreen).toHaveBeenCalledOnce();
    expect(toggleCaptions).toHaveBeenCalledOnce();
  });

  it('keys of the player have the ten seconds and the pause of YouTube', () => {
    const { media } = follow();
    press('j');
    expect(media.getState().currentTime).toBe(40);
    press('l');
    press('l');
    expect(media.getState().currentTime).toBe(60);
    press('k');
    expect(media.getState().paused).toBe(true);
  });

  it('change the speed among those that the player offers, with Shift or without', () => {
    const { media } = follow();
    media.set({ playbackRates: [0.5, 1, 1.5] });
    expect(press('>', document.body, { shiftKey: true })).toBe(true);
    expect(media.getState().playbackRate).toBe(1.5);
    press('>');
    expect(media.getState().playbackRate).toBe(1.5);
    press('<');
    press('<');
    press('<');
    expect(media.getState().playbackRate).toBe(0.5);
  });

  it.each(['input', 'textarea', 'select'] as const)(
    'keys of the player are not taken from a field: %s',
    (name) => {
      const { media } = follow();
      const before = media.getState();
      for (const key of [' ', 'm', '5', 'ArrowLeft']) expect(press(key, add(name))).toBe(false);
      expect(media.getState()).toBe(before);
    },
  );

  it.each(['menu', 'listbox', 'slider'])(
    'keys of the player are not taken from what letters are typed in: %s',
    (role) => {
      const { media } = follow();
      const before = media.getState();
      const list = document.createElement('div');
      list.setAttribute('role', role);
      const item = list.appendChild(document.createElement('button'));
      document.body.append(list);
      for (const key of [' ', 'm', '5', 'ArrowLeft']) expect(press(key, item)).toBe(false);
      expect(media.getState()).toBe(before);
    },
  );

  it('leave space and arrows to a checkbox, and take letters there', () => {
    const { media } = follow();
    const checkbox = Object.assign(add('input'), { type: 'checkbox' });
    expect(press(' ', checkbox)).toBe(false);
    press('m', checkbox);
    expect(media.getState().muted).toBe(true);
  });

  it('leave space and arrows to a focused control, and take letters there', () => {
    const { media } = follow();
    expect(press(' ', add('button'))).toBe(false);
    press('m', add('button'));
    expect(media.getState().muted).toBe(true);
  });

  it('leave the second key of a command alone, for a second', () => {
    const { toggleCaptions } = follow();
    press('g');
    press('c');
    expect(toggleCaptions).not.toHaveBeenCalled();
    press('g');
    now = 1_000;
    press('c');
    expect(toggleCaptions).toHaveBeenCalledOnce();
  });

  it('keys of the player are the same places where the layout writes other letters, or digits with Shift', () => {
    const { media, toggleCaptions } = follow();
    press('à', document.body, { code: 'Digit0' });
    expect(media.getState().currentTime).toBe(0);
    press('л', document.body, { code: 'KeyK' });
    expect(media.getState().paused).toBe(true);
    press('п', document.body, { code: 'KeyG' });
    press('с', document.body, { code: 'KeyC' });
    expect(toggleCaptions).not.toHaveBeenCalled();
  });

  it('keys of the player are no signs that are typed with AltGr', () => {
    const { media } = follow();
    const event = new KeyboardEvent('keydown', { key: '}', code: 'Digit0', bubbles: true });
    vi.spyOn(event, 'getModifierState').mockImplementation((name) => name === 'AltGraph');
    document.body.dispatchEvent(event);
    expect(media.getState().currentTime).toBe(50);
  });

  it('leave keys with modifiers to the browser', () => {
    const { toggleFullScreen } = follow();
    expect(press('f', document.body, { ctrlKey: true })).toBe(false);
    expect(toggleFullScreen).not.toHaveBeenCalled();
  });

  it('keys of the player are no letters and digits where the viewer has switched those off', () => {
    const { media, toggleFullScreen } = follow({ hasCharacterKeys: false });
    press('f');
    press('5');
    expect(toggleFullScreen).not.toHaveBeenCalled();
    press('ArrowRight');
    expect(media.getState().currentTime).toBe(55);
  });
});
