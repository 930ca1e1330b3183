/** Parts of cards and lists that whole pages have. Embeds give none of them, and bundle no code for them. */
import type { Video } from '@oshimado/contract';
import { createContext, useContext, type ComponentType } from 'react';
import type { CardState } from './card-actions';

export interface CardMenuProps {
  readonly video: Video;
  /** What its card says of it. */
  readonly card: { readonly title: string; readonly state: CardState };
}

export interface PageParts {
  /** The button of a card that opens its menu; drawn where cards carry one (`hasMenu`). */
  readonly CardMenu: ComponentType<CardMenuProps>;
  /** Loads what draws only the cards of a long list that are near the screen. Rejects if its code cannot be loaded. */
  readonly loadListKeeper: () => Promise<void>;
}

const NONE: Partial<PageParts> = {};

/** Default none. */
export const PagePartsContext = createContext(NONE);

export const usePageParts = (): Partial<PageParts> => useContext(PagePartsContext);
