/** The keys of a player, as on the sites of the platforms. They never take a key from a field or a control. */
import { isOfInputMethod } from '@oshimado/ui/input-method';
import { isPlayerChord, latinKey, type MediaState, type PlayerPress } from '@oshimado/domain';
import { isTyping } from '../key-bindings/is-typing';
import type { Media } from './media';

export interface PlayerKeyActions {
  readonly media: Media;
  readonly toggleFullScreen: () => void;
  readonly toggleCaptions: () => void;
  /** Whether single letters and digits are shortcuts at all (WCAG 2.1.4). */
  readonly hasCharacterKeys: boolean;
}

const STEP_S = 5;
const LEAP_S = 10;
const VOLUME_STEP = 0.05;
/** Commands of two keys begin with these; what follows within a second belongs to them. */
const PREFIXES = new Set(['g', 'p']);
const SEQUENCE_MS = 1_000;

/** They have uses of their own for space and arrows. */
const CONTROLS =
  'a[href], button, input, summary, [role="button"], [role="menuitem"], [role="tab"], [role="option"], [role="radio"], [role="dialog"]';

const isControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(CONTROLS) !== null;

/** The speed after this one, or before it, of those that the player offers; undefined at either end. */
function nextRate({ playbackRate, playbackRates }: MediaState, isFaster: boolean) {
  return isFaster
    ? playbackRates.find((rate) => rate > playbackRate)
    : playbackRates.findLast((rate) => rate < playbackRate);
}

const clampVolume = (volume: number) => Math.min(1, Math.max(0, volume));

/** What a key does; undefined if it is not one of the player's. */
function actionOf(key: string, actions: PlayerKeyActions): (() => void) | undefined {
  const { media, toggleFullScreen, toggleCaptions, hasCharacterKeys } = actions;
  const state = media.getState();
  const end = state.liveEdge ?? state.duration;
  const seek = (seconds: number) =>
    media.seek(Math.max(0, end > 0 ? Math.min(end, seconds) : seconds));
  const volume = (by: number) => media.setVolume(clampVolume(state.volume + by));
  const playOrPause = media.willPlay() ? media.pause : media.play;
  const changeRate = (isFaster: boolean) => {
    const rate = nextRate(state, isFaster);
    if (rate !== undefined) media.setPlaybackRate(rate);
  };
  switch (key) {
    case ' ':
      return playOrPause;
    case 'ArrowLeft':
      return () => seek(state.currentTime - STEP_S);
    case 'ArrowRight':
      return () => seek(state.currentTime + STEP_S);
    case 'ArrowUp':
      return () => volume(VOLUME_STEP);
    case 'ArrowDown':
      return () => volume(-VOLUME_STEP);
  }
  if (!hasCharacterKeys) return undefined;
  if (/^[0-9]$/.test(key)) return end > 0 ? () => seek((end * Number(key)) / 10) : undefined;
  switch (key.toLowerCase()) {
    case 'k':
      return playOrPause;
    case 'j':
      return () => seek(state.currentTime - LEAP_S);
    case 'l':
      return () => seek(state.currentTime + LEAP_S);
    case '<':
      return () => changeRate(false);
    case '>':
      return () => changeRate(true);
    case 'm':
      return () => media.setMuted(!state.muted);
    case 'f':
      return toggleFullScreen;
    case 'c':
      return toggleCaptions;
    default:
      return undefined;
  }
}

/**
 * Listens to the keys of a page that are no field's, no control's and no part of a command of two keys; returns how to stop.
 * `actionOf` gives what a key does, if it is the page's. `now` gives milliseconds.
 */
export function followPageKeys(
  target: Window,
  actionOf: (key: string) => (() => void) | undefined,
  now: () => number = () => performance.now(),
): () => void {
  let prefixAt = Number.NEGATIVE_INFINITY;
  const onKey = (event: KeyboardEvent) => {
    // The signs are letters of their own: some keyboards need Shift for them, others do not.
    const isSign = event.key === '<' || event.key === '>';
    const hasShift = event.shiftKey && !isSign;
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey || hasShift;
    if (event.defaultPrevented || hasModifier || isOfInputMethod(event)) return;
    if (isTyping(event.target)) return;
    const isSequence = now() - prefixAt < SEQUENCE_MS;
    const key = latinKey(event);
    prefixAt = PREFIXES.has(key) ? now() : Number.NEGATIVE_INFINITY;
    if (isSequence) return;
    const isCharacter = isSign || /^[a-z0-9]$/.test(key);
    if (!isCharacter && isControl(event.target)) return;
    const action = actionOf(key);
    if (action === undefined) return;
    event.preventDefault();
    action();
  };
  target.addEventListener('keydown', onKey);
  return () => target.removeEventListener('keydown', onKey);
}

/** Presses a key here that was pressed in a frame; returns whether anything took it. */
export function pressAgain(target: EventTarget | null, press: PlayerPress): boolean {
  const event = new KeyboardEvent('keydown', { ...press, bubbles: true, cancelable: true });
  target?.dispatchEvent(event);
  return event.defaultPrevented;
}

/** Does what a key does with a player. */
export function runPlayerKey({ key, ...held }: PlayerPress, actions: PlayerKeyActions): void {
  if (!isPlayerChord({ key, ...held })) actionOf(key, actions)?.();
}

/** The keys of one player. */
export const followPlayerKeys = (
  target: Window,
  read: () => PlayerKeyActions | null,
  now?: () => number,
): (() => void) =>
  followPageKeys(
    target,
    (key) => {
      const actions = read();
      return actions ? actionOf(key, actions) : undefined;
    },
    now,
  );
