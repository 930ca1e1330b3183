/** The messages of Twitch's embedded player, as its own script for other sites exchanges them: objects with a namespace. */
import type { FrameProtocol, MediaCommand, MediaState } from './media';
import { amountOf, flagOf, known, recordOf } from './message';

const REPORTS = 'twitch-embed-player-proxy';
const EVENTS = 'twitch-embed-player';

/** Numbers of the commands. */
const PAUSE = 2;
const PLAY = 3;
const SEEK = 4;
const MUTED = 10;
const VOLUME = 11;

const isPlaying = (playback: unknown) => playback === 'Playing' || playback === 'Buffering';

/** A channel plays its running stream; only a recording has an id. */
const isLive = (state: Readonly<Record<string, unknown>>) =>
  typeof state.videoID === 'string' && state.videoID !== '' ? false : undefined;

function reported(params: unknown, before: MediaState): Partial<MediaState> {
  const record = recordOf(params);
  if (record === null) return {};
  const currentTime = amountOf(record.currentTime);
  const seen = isPlaying(record.playback);
  return {
    isReady: true,
    ...(typeof record.playback === 'string' && {
      paused: !seen,
      isWaiting: record.playback === 'Buffering',
      ended: record.playback === 'Ended',
      ...(seen && { isAutoplayRefused: false, failure: null }),
    }),
    ...known<MediaState>({
      currentTime,
      // The length of a running stream is reported as no number.
      duration:
        amountOf(record.duration) ?? (currentTime === undefined ? undefined : before.duration),
      volume: amountOf(record.volume),
      muted: flagOf(record.muted),
      liveEdge: isLive(record) === false ? null : currentTime,
    }),
  };
}

function happened(name: unknown): Partial<MediaState> | null {
  switch (name) {
    case 'ready':
      return { isReady: true };
    case 'playbackBlocked':
      return { isReady: true, isAutoplayRefused: true, paused: true };
    case 'ended':
      return { ended: true, paused: true };
    case 'error':
    case 'offline':
      return { failure: 'other', paused: true };
    default:
      return null;
  }
}

function read(message: unknown, before: MediaState): Partial<MediaState> | null {
  const record = recordOf(message);
  if (record?.namespace === REPORTS && record.eventName === 'UPDATE_STATE')
    return reported(record.params, before);
  return record?.namespace === EVENTS ? happened(record.eventName) : null;
}

const send = (eventName: number, params: unknown = null) => ({
  eventName,
  params,
  namespace: REPORTS,
});

function write(command: MediaCommand): readonly unknown[] {
  switch (command.type) {
    case 'play':
      return [send(PLAY)];
    case 'pause':
      return [send(PAUSE)];
    case 'seek':
      return [send(SEEK, command.seconds)];
    // Twitch offers one speed.
    case 'rate':
      return [];
    case 'volume':
      return [send(VOLUME, command.volume)];
    case 'muted':
      return [send(MUTED, command.muted)];
  }
}

/** Twitch reports without being asked. */
export const twitchProtocol: FrameProtocol = { greetings: [], read, write };
