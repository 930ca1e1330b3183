/** The lines of recordings that their players have reached, at the moments at which they did. */
import type { Chat } from '@oshimado/contract';
import { byOffset, currentLine, linesOfRun, playedRun, type PlayedRun } from '@oshimado/domain';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Media } from '../../../parts/player';

interface PlayedRoom {
  /** null while there is no player: nothing is reached. */
  readonly media: Media | null;
  readonly lines: readonly Chat[];
}

interface Place {
  readonly run: PlayedRun;
  /** How many lines are reached. */
  readonly count: number;
}

const NOT_STARTED: Place = { run: { from: 0, rate: 1 }, count: 0 };
const NONE: readonly Chat[] = [];
const startOf = ({ video_offset }: Chat) => video_offset;

interface Cached {
  readonly sorted: readonly Chat[];
  readonly run: PlayedRun;
  readonly played: readonly Chat[];
}
const cache = new WeakMap<readonly Chat[], Cached>();

/** Returns the same objects for the same lines and run, because rows are keyed by object. */
function cachedLines(lines: readonly Chat[], run: PlayedRun): Cached {
  const known = cache.get(lines);
  if (known?.run === run) return known;
  const sorted = known?.sorted ?? byOffset(lines);
  const next = { sorted, run, played: linesOfRun(sorted, run) };
  cache.set(lines, next);
  return next;
}

const isSame = (one: readonly Place[], two: readonly Place[]) =>
  one.length === two.length &&
  one.every(({ run, count }, at) => two[at]?.run === run && two[at].count === count);

/** The lines of each room, in the order of the rooms. */
export function usePlayedLines(rooms: readonly PlayedRoom[]): readonly (readonly Chat[])[] {
  const [places, setPlaces] = useState<readonly Place[]>([]);
  const runs = useRef(new WeakMap<Media, PlayedRun>());
  useEffect(() => {
    const placeOf = ({ media, lines }: PlayedRoom): Place => {
      const state = media?.getState();
      if (media === null || !state?.isReady) return NOT_STARTED;
      const { currentTime } = state;
      const run = playedRun(runs.current.get(media), { ...state, now: Date.now() });
      runs.current.set(media, run);
      const { sorted } = cachedLines(lines, run);
      return { run, count: currentLine(sorted, currentTime, startOf) + 1 };
    };
    const note = () => {
      const next = rooms.map(placeOf);
      setPlaces((last) => (isSame(last, next) ? last : next));
    };
    note();
    const players = new Set(rooms.flatMap(({ media }) => media ?? []));
    const stops = [...players].map((media) => media.subscribe(note));
    return () => stops.forEach((stop) => stop());
  }, [rooms]);
  return useMemo(
    () =>
      rooms.map(({ lines }, at) => {
        const { run, count } = places[at] ?? NOT_STARTED;
        return count === 0 ? NONE : cachedLines(lines, run).played.slice(0, count);
      }),
    [rooms, places],
  );
}
