import type { Video } from '@oshimado/contract';
import type { ComponentType } from 'react';

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
  readonly videos: readonly Video[];
  readonly height: number;
}

/** What keeps a list short and in its place: code of its own, which the first view does without. */
export interface ListKeeper {
  /** How a list begins that was drawn before; undefined for one that never was. */
  readonly firstView: (ids: readonly string[], look: string) => ListView | undefined;
  /** Notes the heights of its cards, and sets another view when others are near the screen. Returns how to stop. */
  readonly follow: (element: HTMLElement, list: KeptList) => () => void;
  /** The box in the place of cards. */
  readonly FarCards: ComponentType<FarCardsProps>;
}
