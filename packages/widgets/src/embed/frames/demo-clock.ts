/** Position of a video of the demo world: it has no pictures, only a clock that plays, pauses and seeks as a video does. */

export interface DemoClockOptions {
  /** Epoch ms at which the stream began. */
  readonly begins: number;
  /** Length in seconds; null for a running stream, which is as long as it has lasted. */
  readonly length: number | null;
  /** Second to start at; null: a running stream starts at its present moment, a recording at 0. */
  readonly start: number | null;
  /** Epoch ms. */
  readonly now: () => number;
}

export interface DemoMoment {
  /** Seconds. */
  readonly currentTime: number;
  /** Seconds. */
  readonly duration: number;
  readonly paused: boolean;
  readonly ended: boolean;
  readonly playbackRate: number;
  /** Seconds; null for a recording. */
  readonly liveEdge: number | null;
}

export function createDemoClock({ begins, length, start, now }: DemoClockOptions) {
  const lasted = () => Math.max(0, (now() - begins) / 1_000);
  const end = () => length ?? lasted();
  const within = (seconds: number) => Math.min(end(), Math.max(0, seconds));
  let position = within(start ?? (length === null ? lasted() : 0));
  let since = now();
  let rate = 1;
  let isPlaying = false;

  const currentTime = () =>
    within(isPlaying ? position + ((now() - since) / 1_000) * rate : position);
  /** From here on the position runs from where it is. */
  const settle = () => {
    position = currentTime();
    since = now();
  };
  const hasEnded = () => length !== null && currentTime() >= length;

  return {
    read: (): DemoMoment => ({
      currentTime: currentTime(),
      duration: end(),
      paused: !isPlaying || hasEnded(),
      ended: hasEnded(),
      playbackRate: rate,
      liveEdge: length === null ? lasted() : null,
    }),
    play: () => {
      if (hasEnded()) position = 0;
      else settle();
      since = now();
      isPlaying = true;
    },
    pause: () => {
      settle();
      isPlaying = false;
    },
    seek: (seconds: number) => {
      position = within(seconds);
      since = now();
    },
    setRate: (next: number) => {
      settle();
      rate = Math.min(2, Math.max(0.25, next));
    },
  };
}
