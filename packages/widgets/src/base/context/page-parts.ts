/** Parts of cards and lists that whole pages have. Embeds give none of them, and bundle no code for them. */
import { createContext, useContext } from 'react';

export interface PageParts {
  /** Loads what draws only the cards of a long list that are near the screen. Rejects if its code cannot be loaded. */
  readonly loadListKeeper: () => Promise<void>;
}

const NONE: Partial<PageParts> = {};

/** Default none. */
export const PagePartsContext = createContext(NONE);

export const usePageParts = (): Partial<PageParts> => useContext(PagePartsContext);
