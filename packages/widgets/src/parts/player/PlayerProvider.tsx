/** The player of a page, for the parts around it: comments, songs, translations, highlights. */
import { createContext, useContext, type ReactNode } from 'react';
import { initialMediaState, type MediaState } from '@oshimado/domain';
import { useStore } from '../../base/state/use-store';
import type { Media } from './media';

export interface Player {
  /** What plays; null until the viewer, or the page, has started it. */
  readonly media: Media | null;
  /** "A jump scrolls to the top, seeks and plays": to a position in seconds. Starts the player if it has not been started. */
  readonly jump: (seconds: number) => void;
}

const PlayerContext = createContext<Player | null>(null);

export interface PlayerProviderProps {
  /** The same object until the player changes. */
  readonly value: Player;
  readonly children: ReactNode;
}

export const PlayerProvider = ({ value, children }: PlayerProviderProps) => (
  <PlayerContext value={value}>{children}</PlayerContext>
);

export function usePlayer(): Player {
  const value = useContext(PlayerContext);
  if (!value) {
    throw new Error('Oshimado: a part needs <PlayerProvider value={{ media, jump }}> around it.');
  }
  return value;
}

/** Before it is started. */
const noMedia = { subscribe: () => () => undefined, getState: () => initialMediaState };

/**
 * A value of the player's state. `select` returns a primitive, or a part of the state that stays the same object: the component is
 * drawn again when it changes. Positions change several times a second, so select what is shown (`Math.floor(currentTime)`).
 */
export const useMediaState = <T,>(select: (state: MediaState) => T): T =>
  useStore(usePlayer().media ?? noMedia, select, initialMediaState);
