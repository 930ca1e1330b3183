/** The players of the cells, by the id of their cell: cells write them, and what controls several players reads them. */
import type { Media } from '../../../parts/player';
import { createStore, type Store } from '../../../base/state/store';

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

export interface Players extends Omit<Store<PlayersState>, 'setState'> {
  /** Null when the player of the cell goes. */
  readonly setMedia: (cell: string, media: Media | null) => void;
  readonly setUnloaded: (cell: string, isUnloaded: boolean) => void;
  readonly setCaptions: (cell: string, hasCaptions: boolean) => void;
  /** The video of the cell was chosen just now, so it plays at once. */
  readonly playAtOnce: (cell: string) => void;
  /** The last reported position of each recording, in seconds by id of the video: a new frame begins there. */
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
  const { getState, setState, subscribe } = createStore(noPlayers);
  const set = (change: Partial<PlayersState>) => setState({ ...getState(), ...change });
  return {
    getState,
    subscribe,
    moments: new Map(Object.entries(moments)),
    setMedia: (cell, media) => {
      const next = new Map(getState().media);
      if (media === null) next.delete(cell);
      else next.set(cell, media);
      set({ media: next });
    },
    setUnloaded: (cell, isUnloaded) =>
      set({ unloaded: withMember(getState().unloaded, cell, isUnloaded) }),
    setCaptions: (cell, hasCaptions) =>
      set({ uncaptioned: withMember(getState().uncaptioned, cell, !hasCaptions) }),
    playAtOnce: (cell) =>
      set({
        eager: withMember(getState().eager, cell, true),
        unloaded: withMember(getState().unloaded, cell, false),
      }),
  };
}
