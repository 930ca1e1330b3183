/** How a panel is drawn, as the page that has it wants. */
import type { ChatVideo, StoredTlLanguage } from '@oshimado/domain';
import { createContext } from 'react';

export interface TranslationsPanelProps {
  /** The video, or the link that names a room. It fills its parent, which gives it a height. */
  readonly video: ChatVideo;
  /** What the panel is called where there are several. Default "Live translations". */
  readonly title?: string | undefined;
}

export interface PanelOptions {
  /** Languages listened to at first, beside that of the settings. Default none. */
  readonly languages?: readonly StoredTlLanguage[] | undefined;
}

export const PanelOptionsContext = createContext<PanelOptions>({});
