/** The lines of recordings that their players have reached, at the moments at which they did. */
import type { Chat } from '@oshimado/contract';
import { byOffset, currentLine, linesPlayedFrom, playedFrom } from '@oshimado/domain';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Media } from '../../../parts/player';

interface PlayedRoom {
  /** null while there is no player: nothing is reached. */
  readonly media: Media | null;
  readonly lines: readonly Chat[];
}

interface Place {
  readonly from: number;
  /** How many lines are reached. */
  readonly count: number;
}

const NOT_STARTED: Place = { from: 0, count: 0 };
const NONE: readonly Chat[] = [];
const startOf = ({ video_offset }: Chat) => video_offset;

interface Cached {
  readonly sorted: readonly Chat[];
  readonly from: number;
  readonly played: readonly Chat[];
}
const cache = new WeakMap<readonly Chat[], Cached>();

/** Returns the same objects for the same lines and start, because rows are keyed by object. */
function cachedLines(lines: readonly Chat[], from: number): Cached {
  const known = cache.get(lines);
  if (known?.from === from) return known;
  const sorted = known?.sorted ?? byOffset(lines);
  const next = { sorted, from, played: linesPlayedFrom(sorted, from) };
  cache.set(lines, next);
  return next;
}

const isSame = (one: readonly Place[], two: readonly Place[]) =>
  one.length === two.length &&
  one.every(({ from, count }, at) => two[at]?.from === from && two[at].count === count);

/** The lines of each room, in the order of the rooms. */
export function usePlayedLines(rooms: readonly PlayedRoom[]): readonly (readonly Chat[])[] {
  const [places, setPlaces] = useState<readonly Place[]>([]);
  const starts = useRef(new WeakMap<Media, number>());
  useEffect(() => {
    const placeOf = ({ media, lines }: PlayedRoom): Place => {
      const state = media?.getState();
      if (media === null || !state?.isReady) return NOT_STARTED;
      const { currentTime, paused } = state;
      const before = starts.current.get(media);
      const from = playedFrom(before, { now: Date.now(), currentTime, paused });
      starts.current.set(media, from);
      const { sorted } = cachedLines(lines, from);
      return { from, count: currentLine(sorted, currentTime, startOf) + 1 };
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
        const { from, count } = places[at] ?? NOT_STARTED;
        return count === 0 ? NONE : cachedLines(lines, from).played.slice(0, count);
      }),
    [rooms, places],
  );
}
