/** Parts of a panel that open something above the page. Embeds give none of them, and bundle no code for them. */
import type { Chat } from '@oshimado/contract';
import { createContext, useContext, type ComponentType, type ReactNode } from 'react';
import type { PanelLanguages } from './use-languages';

export interface LanguageMenuProps {
  readonly panel: PanelLanguages;
  /** Whether lines arrive; undefined for an archive, which needs no connection. */
  readonly isConnected?: boolean | undefined;
}

export interface MoreToolsProps {
  /** Whether the panel belongs to one player, over which lines can be shown. */
  readonly hasPlayer: boolean;
  readonly onExpand: () => void;
  readonly onSettings: () => void;
}

export interface OffsetToolsProps {
  /** Seconds by which lines are shown later. */
  readonly offset: number;
  readonly onChange: (offset: number) => void;
}

export interface PanelWindowsProps {
  /** What the panel is called. */
  readonly title: string;
  /** The large window is open. */
  readonly isExpanded: boolean;
  /** What the large window shows. */
  readonly content: ReactNode;
  /** Which settings are shown. `blocked`: only the list of blocked authors. */
  readonly settings: 'all' | 'blocked' | undefined;
  /** A line of the author that is shown. */
  readonly author: Chat | undefined;
  readonly onShrink: () => void;
  readonly onSettingsClose: () => void;
  readonly onAuthorClose: () => void;
}

export interface PanelParts {
  /** Several languages at once. */
  readonly LanguageMenu: ComponentType<LanguageMenuProps>;
  /** Captions, the large window, the settings. */
  readonly MoreTools: ComponentType<MoreToolsProps>;
  /** Shows the lines of a recording earlier or later. */
  readonly OffsetTools: ComponentType<OffsetToolsProps>;
  readonly PanelWindows: ComponentType<PanelWindowsProps>;
}

/** Default none: the panel has the languages and, where a player is followed, hiding what comes later; authors are no buttons. */
export const PanelPartsContext = createContext<PanelParts | null>(null);

export const usePanelParts = (): PanelParts | null => useContext(PanelPartsContext);
