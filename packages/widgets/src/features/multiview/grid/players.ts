/** The players of the cells, by the id of their cell: cells write them, and what controls several players reads them. */
import type { Media } from '../../../parts/player';

/** The same object until a player comes, goes, or is unloaded. */
export interface PlayersState {
  /** Players that can be spoken to. */
  readonly media: ReadonlyMap<string, Media>;
  /** Cells whose player was unloaded by the viewer: they show a picture and cost nothing. */
  readonly unloaded: ReadonlySet<string>;
  /** Cells whose video plays as soon as its player is there, because the viewer has just chosen it. */
  readonly eager: ReadonlySet<string>;
  /** Cells without live translations over the picture. */
  readonly uncaptioned: ReadonlySet<string>;
}

export interface Players {
  readonly getState: () => PlayersState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Null when the player of the cell goes. */
  readonly setMedia: (cell: string, media: Media | null) => void;
  readonly setUnloaded: (cell: string, isUnloaded: boolean) => void;
  readonly setCaptions: (cell: string, hasCaptions: boolean) => void;
  /** The video of the cell was chosen just now, so it plays at once. */
  readonly playAtOnce: (cell: string) => void;
  /** Where the recordings were when they were last heard of, in seconds by id of the video: a new frame begins there. */
  readonly moments: Map<string, number>;
}

/** Before the first player is there, and on the server. */
export const noPlayers: PlayersState = {
  media: new Map(),
  unloaded: new Set(),
  eager: new Set(),
  uncaptioned: new Set(),
};

function withMember(set: ReadonlySet<string>, member: string, isIn: boolean): ReadonlySet<string> {
  if (set.has(member) === isIn) return set;
  const next = new Set(set);
  if (isIn) next.add(member);
  else next.delete(member);
  return next;
}

export function createPlayers(moments: Readonly<Record<string, number>> = {}): Players {
  let state = noPlayers;
  const listeners = new Set<() => void>();
  const set = (change: Partial<PlayersState>) => {
    state = { ...state, ...change };
    listeners.forEach((listener) => listener());
  };
  return {
    getState: () => state,
    moments: new Map(Object.entries(moments)),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    setMedia: (cell, media) => {
      const next = new Map(state.media);
      if (media === null) next.delete(cell);
      else next.set(cell, media);
      set({ media: next });
    },
    setUnloaded: (cell, isUnloaded) =>
      set({ unloaded: withMember(state.unloaded, cell, isUnloaded) }),
    setCaptions: (cell, hasCaptions) =>
      set({ uncaptioned: withMember(state.uncaptioned, cell, !hasCaptions) }),
    playAtOnce: (cell) =>
      set({
        eager: withMember(state.eager, cell, true),
        unloaded: withMember(state.unloaded, cell, false),
      }),
  };
}
