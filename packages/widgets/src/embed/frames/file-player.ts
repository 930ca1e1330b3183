/** Plays a file (mp4, webm) or an HLS stream in the browser's own player. */
import type { MediaCommand, MediaState } from '@oshimado/domain';
import type { PagePlayer, PlayerQuery } from './player-query';

const RATES = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2];
const HLS = 'application/vnd.apple.mpegurl';
const EVENTS = [
  'durationchange',
  'ended',
  'loadedmetadata',
  'pause',
  'play',
  'playing',
  'ratechange',
  'seeked',
  'timeupdate',
  'volumechange',
  'waiting',
] as const;

export interface FileQuery extends PlayerQuery {
  readonly file: string;
}

const isHls = (file: string) => /\.m3u8$/i.test(new URL(file).pathname);

export function startFile(
  root: HTMLElement,
  query: FileQuery,
  report: (state: Partial<MediaState>) => void,
): PagePlayer {
  const video = document.createElement('video');
  video.controls = true;
  video.playsInline = true;
  video.muted = query.muted;
  video.title = query.title;
  root.append(video);
  let isAutoplayRefused = false;
  let failure: MediaState['failure'] = null;

  const tell = () => {
    const isRunning = video.duration === Infinity;
    const { seekable } = video;
    const edge = seekable.length > 0 ? seekable.end(seekable.length - 1) : video.currentTime;
    report({
      isReady: true,
      currentTime: video.currentTime,
      duration: isRunning ? edge : video.duration || 0,
      paused: video.paused,
      ended: video.ended,
      isWaiting: !video.paused && video.readyState < HTMLMediaElement.HAVE_FUTURE_DATA,
      playbackRate: video.playbackRate,
      playbackRates: RATES,
      volume: video.volume,
      muted: video.muted,
      liveEdge: isRunning ? edge : null,
      isAutoplayRefused,
      failure,
    });
  };
  const fail = (reason: 'broken' | 'removed') => {
    failure = reason;
    tell();
  };
  const play = () => {
    isAutoplayRefused = false;
    video.play().catch((error: unknown) => {
      // Refused without a press; other failures are events of the element.
      isAutoplayRefused = error instanceof DOMException && error.name === 'NotAllowedError';
      tell();
    });
  };
  for (const name of EVENTS) video.addEventListener(name, tell);
  video.addEventListener('error', () =>
    fail(video.error?.code === MediaError.MEDIA_ERR_NETWORK ? 'removed' : 'broken'),
  );

  async function load() {
    if (!isHls(query.file) || video.canPlayType(HLS) !== '') {
      video.src = query.file;
      return;
    }
    const { default: Hls } = await import('hls.js');
    if (!Hls.isSupported()) return fail('broken');
    // The policy of this page allows no worker.
    const hls = new Hls({ enableWorker: false });
    hls.on(Hls.Events.ERROR, (_event, { fatal, type }) => {
      if (fatal) fail(type === Hls.ErrorTypes.NETWORK_ERROR ? 'removed' : 'broken');
    });
    hls.loadSource(query.file);
    hls.attachMedia(video);
  }
  video.addEventListener(
    'loadedmetadata',
    () => {
      if (query.start !== null) video.currentTime = query.start;
      if (query.autoplay) play();
    },
    { once: true },
  );
  load().catch(() => fail('broken'));

  const run = (command: MediaCommand) => {
    switch (command.type) {
      case 'play':
        return play();
      case 'pause':
        return video.pause();
      case 'seek':
        video.currentTime = command.seconds;
        return;
      case 'rate':
        video.playbackRate = command.rate;
        return;
      case 'volume':
        video.volume = command.volume;
        return;
      case 'muted':
        video.muted = command.muted;
    }
  };
  return { run, tell };
}
