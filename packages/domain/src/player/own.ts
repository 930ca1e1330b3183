/**
 * The messages of our own player page, which plays files (mp4, HLS) and the demo world. Both sides send objects of one field:
 * `oshimadoPlayer`.
 */
import { initialMediaState, type FrameProtocol, type MediaCommand, type MediaState } from './media';
import { latinKey, type LatinPress } from './latin-key';
import { amountOf, flagOf, recordOf } from './message';

const FIELD = 'oshimadoPlayer';
const GREETING = { type: 'hello' } as const;

/** What the page is asked: to report, or to carry out a command. */
export type OwnQuestion = typeof GREETING | MediaCommand;

const FAILURES = new Set(['broken', 'removed', 'other']);

type Checks = { readonly [K in keyof MediaState]: (value: unknown) => MediaState[K] | undefined };

const CHECKS: Checks = {
  isReady: flagOf,
  currentTime: amountOf,
  duration: amountOf,
  paused: flagOf,
  ended: flagOf,
  isWaiting: flagOf,
  playbackRate: amountOf,
  playbackRates: (value) =>
    Array.isArray(value) && value.every((rate): rate is number => (amountOf(rate) ?? 0) > 0)
      ? value
      : undefined,
  volume: amountOf,
  muted: flagOf,
  liveEdge: (value) => (value === null ? null : amountOf(value)),
  isAd: flagOf,
  isAutoplayRefused: flagOf,
  failure: (value) =>
    value === null || (typeof value === 'string' && FAILURES.has(value))
      ? // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- checked above
        (value as MediaState['failure'])
      : undefined,
};

function read(message: unknown): Partial<MediaState> | null {
  const record = recordOf(recordOf(message)?.[FIELD]);
  if (record === null) return null;
  const fields = Object.keys(initialMediaState).flatMap((name) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of an object of this type
    const value = CHECKS[name as keyof MediaState](record[name]);
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(fields);
}

/** How to talk to our own player page. */
export const ownProtocol: FrameProtocol = {
  greetings: [{ [FIELD]: GREETING }],
  read,
  write: (command) => [{ [FIELD]: command }],
};

/** The report of the page, as a message. */
export const ownReport = (state: Partial<MediaState>): unknown => ({ [FIELD]: state });

const COMMANDS: Readonly<
  Record<string, (record: Readonly<Record<string, unknown>>) => OwnQuestion | null>
> = {
  hello: () => GREETING,
  play: () => ({ type: 'play' }),
  pause: () => ({ type: 'pause' }),
  seek: ({ seconds }) => {
    const at = amountOf(seconds);
    return at === undefined ? null : { type: 'seek', seconds: at };
  },
  rate: ({ rate }) => {
    const wanted = amountOf(rate);
    return wanted === undefined || wanted === 0 ? null : { type: 'rate', rate: wanted };
  },
  volume: ({ volume }) => {
    const wanted = amountOf(volume);
    return wanted === undefined ? null : { type: 'volume', volume: Math.min(1, wanted) };
  },
  muted: ({ muted }) => {
    const wanted = flagOf(muted);
    return wanted === undefined ? null : { type: 'muted', muted: wanted };
  },
};

/** A key as it was pressed, as events of keyboards have it. */
export interface PlayerPress extends LatinPress {
  readonly altKey?: boolean;
  readonly ctrlKey?: boolean;
  readonly metaKey?: boolean;
}

/** Keys of a player: those that the page passes on to the one that has it in a frame. */
const PLAYER_KEY = /^(?: |Arrow(?:Left|Right|Up|Down)|[0-9jklmfcJKLMFC<>])$/;
/** Whether a player acts on a key, such as the space bar or `f`; by `key` of a keyboard event, without modifiers. */
export const isPlayerKey = (key: string): boolean => PLAYER_KEY.test(key);

/** Presses with held keys that mean something around a player: Shift and a digit, Alt+T, and undo and redo. */
export function isPlayerChord(press: PlayerPress): boolean {
  const { code = '', shiftKey = false, altKey = false, ctrlKey = false, metaKey = false } = press;
  if (altKey) return code === 'KeyT' && !ctrlKey && !metaKey;
  if (ctrlKey || metaKey) return latinKey(press) === 'z';
  return shiftKey && /^(?:Digit|Numpad)[1-9]$/.test(code);
}

/** A key that was pressed on the page, as a message. */
export const ownKey = ({
  key,
  code,
  shiftKey,
  altKey,
  ctrlKey,
  metaKey,
}: PlayerPress): unknown => ({ [FIELD]: { key, code, shiftKey, altKey, ctrlKey, metaKey } });

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** The press that a message of the page reports; null if it reports none. Never throws. */
export function readOwnKey(message: unknown): PlayerPress | null {
  const record = recordOf(recordOf(message)?.[FIELD]);
  if (record === null) return null;
  const press = {
    key: textOf(record.key),
    code: textOf(record.code),
    shiftKey: record.shiftKey === true,
    altKey: record.altKey === true,
    ctrlKey: record.ctrlKey === true,
    metaKey: record.metaKey === true,
  };
  const isHeld = press.shiftKey || press.altKey || press.ctrlKey || press.metaKey;
  return (isHeld ? isPlayerChord(press) : isPlayerKey(press.key)) ? press : null;
}

/** What a message asks of the page; null if it asks nothing. Never throws. */
export function readOwnQuestion(message: unknown): OwnQuestion | null {
  const record = recordOf(recordOf(message)?.[FIELD]);
  const type = record?.type;
  if (record === null || typeof type !== 'string' || !Object.hasOwn(COMMANDS, type)) return null;
  return COMMANDS[type]?.(record) ?? null;
}
