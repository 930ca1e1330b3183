/**
 * The messages of YouTube's embedded player (`enablejsapi=1`), as its own script for other sites exchanges them. Both sides send
 * JSON as text.
 */
import type { FrameProtocol, MediaCommand, MediaFailure, MediaState } from './media';
import { amountOf, flagOf, known, recordIn, recordOf } from './message';

/** Player states of YouTube's reference. */
const ENDED = 0;
const PLAYING = 1;
const BUFFERING = 3;

/** Error codes of YouTube's reference; 101 and 150 mean the same. */
const FAILURES: Readonly<Record<number, MediaFailure>> = {
  2: 'unknown',
  5: 'broken',
  100: 'removed',
  101: 'refused',
  150: 'refused',
  153: 'unidentified',
};

const playing = (state: unknown): Partial<MediaState> =>
  typeof state !== 'number'
    ? {}
    : {
        paused: state !== PLAYING && state !== BUFFERING,
        ended: state === ENDED,
        isWaiting: state === BUFFERING,
        ...(state === PLAYING && { isAutoplayRefused: false, failure: null }),
      };

const rates = (value: unknown): readonly number[] | undefined => {
  if (!Array.isArray(value)) return undefined;
  const all = value.filter((rate): rate is number => (amountOf(rate) ?? 0) > 0);
  return all.length === 0 ? undefined : all.sort((a, b) => a - b);
};

/** A running stream reports the range that can be sought in; its end is the present moment. */
const liveEdge = (info: Readonly<Record<string, unknown>>): number | null | undefined => {
  const isLive = flagOf(recordOf(info.videoData)?.isLive);
  if (isLive === false) return null;
  return isLive ? amountOf(recordOf(info.progressState)?.seekableEnd) : undefined;
};

function delivered(info: unknown): Partial<MediaState> {
  const record = recordOf(info);
  if (record === null) return {};
  const volume = amountOf(record.volume);
  const code = recordOf(record.videoData)?.errorCode;
  return {
    ...playing(record.playerState),
    ...known<MediaState>({
      currentTime: amountOf(record.currentTime),
      duration: amountOf(record.duration),
      playbackRate: amountOf(record.playbackRate),
      playbackRates: rates(record.availablePlaybackRates),
      volume: volume === undefined ? undefined : Math.min(1, volume / 100),
      muted: flagOf(record.muted),
      liveEdge: liveEdge(record),
      failure: typeof code === 'number' ? FAILURES[code] : undefined,
    }),
  };
}

/** Errors arrive as numbers, or as texts with a number. */
/** A code, also one that is sent as text; undefined for anything else, which may not even be convertible. */
const codeOf = (value: unknown): number | undefined =>
  amountOf(typeof value === 'string' ? Number(value) : value);

const failureOf = (info: unknown): MediaFailure =>
  FAILURES[codeOf(recordOf(info)?.errorCode ?? info) ?? Number.NaN] ?? 'other';

function read(message: unknown): Partial<MediaState> | null {
  const record = recordIn(message);
  switch (record?.event) {
    case 'onReady':
      return { isReady: true };
    // A position says that the player can be spoken to, even if the word that it is ready was lost.
    case 'initialDelivery':
    case 'infoDelivery':
      return { ...delivered(record.info), isReady: true };
    case 'onStateChange':
      return { ...playing(record.info), isReady: true };
    case 'onAutoplayBlocked':
      return { isAutoplayRefused: true, paused: true, isReady: true };
    case 'onError':
      return { failure: failureOf(record.info), paused: true, isReady: true };
    case 'onAdStateChange':
      return { isAd: codeOf(record.info) === 1 };
    default:
      return null;
  }
}

const call = (func: string, ...args: readonly unknown[]) =>
  JSON.stringify({ event: 'command', func, args });

function write(command: MediaCommand): readonly unknown[] {
  switch (command.type) {
    case 'play':
      return [call('playVideo')];
    case 'pause':
      return [call('pauseVideo')];
    case 'seek':
      return [call('seekTo', command.seconds, true)];
    case 'rate':
      return [call('setPlaybackRate', command.rate)];
    case 'volume':
      return [call('setVolume', Math.round(command.volume * 100))];
    case 'muted':
      return [call(command.muted ? 'mute' : 'unMute')];
  }
}

const EVENTS = ['onReady', 'onStateChange', 'onError', 'onAutoplayBlocked'];

/** How to talk to YouTube's player. */
export const youtubeProtocol: FrameProtocol = {
  greetings: [
    JSON.stringify({ event: 'listening', id: 1, channel: 'widget' }),
    ...EVENTS.map((name) => call('addEventListener', name)),
  ],
  read,
  write,
};
