/** How a panel is drawn, as the page that has it wants. */
import type { StoredTlLanguage } from '@oshimado/domain';
import { createContext, useContext } from 'react';

export interface PanelOptions {
  /** Languages listened to at first, beside that of the settings. Default none. */
  readonly languages?: readonly StoredTlLanguage[] | undefined;
  /**
   * `few`: the languages and, where a player is followed, hiding what comes later; nothing opens above the page, so authors are no
   * buttons. Default `all`.
   */
  readonly tools?: 'all' | 'few' | undefined;
}

export const PanelOptionsContext = createContext<PanelOptions>({});

export const usePanelOptions = (): PanelOptions => useContext(PanelOptionsContext);
