/**
 * The messages of our own player page, which plays files (mp4, HLS) and the demo world. Both sides send objects of one field:
 * `oshimadoPlayer`.
 */
import { initialMediaState, type FrameProtocol, type MediaCommand, type MediaState } from './media';
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
  const told = recordOf(recordOf(message)?.[FIELD]);
  if (told === null) return null;
  const fields = Object.keys(initialMediaState).flatMap((name) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of an object of this type
    const value = CHECKS[name as keyof MediaState](told[name]);
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(fields);
}

export const ownProtocol: FrameProtocol = {
  greetings: [{ [FIELD]: GREETING }],
  read,
  write: (command) => [{ [FIELD]: command }],
};

/** The report of the page, as a message. */
export const ownReport = (state: Partial<MediaState>): unknown => ({ [FIELD]: state });

const COMMANDS: Readonly<
  Record<string, (told: Readonly<Record<string, unknown>>) => OwnQuestion | null>
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

/** Keys of a player: those that the page passes on to the one that has it in a frame. */
const PLAYER_KEY = /^(?: |Arrow(?:Left|Right|Up|Down)|[0-9jklmfcJKLMFC<>])$/;
export const isPlayerKey = (key: string): boolean => PLAYER_KEY.test(key);

/** A key that was pressed on the page, as a message. */
export const ownKey = (key: string): unknown => ({ [FIELD]: { key } });

/** The key that a message of the page reports; null if it reports none. Never throws. */
export function readOwnKey(message: unknown): string | null {
  const key = recordOf(recordOf(message)?.[FIELD])?.key;
  return typeof key === 'string' && isPlayerKey(key) ? key : null;
}

/** What a message asks of the page; null if it asks nothing. Never throws. */
export function readOwnQuestion(message: unknown): OwnQuestion | null {
  const told = recordOf(recordOf(message)?.[FIELD]);
  const type = told?.type;
  if (told === null || typeof type !== 'string' || !Object.hasOwn(COMMANDS, type)) return null;
  return COMMANDS[type]?.(told) ?? null;
}
