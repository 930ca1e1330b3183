import type { Video } from '@oshimado/contract';
import type { ComponentType } from 'react';
import type { ListLayout } from './list-memory';

/** A run of cards, or the box in the place of one. */
export interface CardRun {
  /** Index of its first card, and of the first card after it. */
  readonly from: number;
  readonly to: number;
  /** Height of the box in px; undefined for cards. */
  readonly boxHeight: number | undefined;
}

/** How a list is drawn. Cards after the last run are drawn as cards. */
export interface ListView {
  readonly layout: ListLayout;
  readonly runs: readonly CardRun[];
  /** Height of each card when it was laid out last, in px, by the id of its video. */
  readonly heights: ReadonlyMap<string, number>;
}

export interface KeptList {
  /** The videos of the list, in order. */
  readonly ids: readonly string[];
  /** What decides how cards are laid out, apart from the width. */
  readonly look: string;
  /** How it is drawn now; undefined for all cards. */
  readonly view: ListView | undefined;
  readonly setView: (view: ListView) => void;
}

export interface FarCardsProps {
  /** All videos of the list. */
  readonly videos: readonly Video[];
  /** The box replaces the cards from this index up to, but not including, `to`. */
  readonly from: number;
  readonly to: number;
  /** In px. */
  readonly height: number;
}

/** Replaces far cards of a list by empty space and keeps its scroll position; a chunk that the first view does not need. */
export interface ListKeeper {
  /** Initial view of a list that was rendered before; undefined on its first rendering. */
  readonly firstView: (ids: readonly string[], look: string) => ListView | undefined;
  /** The view of a list that has more cards now: the new ones are boxes. */
  readonly grownView: (view: ListView, ids: readonly string[]) => ListView;
  /** Measures the cards and updates the view as others come near the screen. Returns a function that stops it. */
  readonly follow: (element: HTMLElement, list: KeptList) => () => void;
  /** The box in the place of cards. */
  readonly FarCards: ComponentType<FarCardsProps>;
}
