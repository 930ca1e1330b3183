import type { MultiviewCell, MultiviewChatCell, MultiviewVideoCell } from '@oshimado/domain';
import type { ComponentType } from 'react';
import type { TranslationsPanelProps } from '../../../parts/live-translations';
import type { Media } from '../../../parts/player';
import type { CellVideo } from './cell-video';

export interface PlaceDialogProps {
  readonly cell: MultiviewCell;
  readonly name: string;
  readonly onClose: () => void;
}

export interface VideoMenuProps {
  readonly cell: MultiviewVideoCell;
  readonly video: CellVideo;
  readonly name: string;
  /** Its player; null until it is there. */
  readonly media: Media | null;
  /** Open from the start, in place of a button that was pressed. Default false. */
  readonly defaultOpen?: boolean;
}

export interface SoundMenuProps extends Pick<VideoMenuProps, 'cell' | 'name' | 'defaultOpen'> {
  readonly media: Media;
}

export interface ChatPanelsProps {
  readonly cell: MultiviewChatCell;
  /** The video whose chat it is. */
  readonly shown: MultiviewVideoCell;
}

/** Parts of cells that a page may load when they are needed. */
export interface GridParts {
  /** The place and size of a cell in numbers. */
  readonly PlaceDialog: ComponentType<PlaceDialogProps>;
  /** The button of a video's menu, and the menu. */
  readonly VideoMenu: ComponentType<VideoMenuProps>;
  /** The button of a player's volume, and the popover with it. */
  readonly SoundMenu: ComponentType<SoundMenuProps>;
  /** The button that opens help for a chat in which the viewer is not logged in. */
  readonly CookiesHint: ComponentType;
  /** The panels of a chat. */
  readonly ChatPanels: ComponentType<ChatPanelsProps>;
  /** Live translations in a cell. */
  readonly TranslationsPanel: ComponentType<TranslationsPanelProps>;
  /** The volume of a player. It brings all fields of forms. */
  readonly VolumeSlider: ComponentType<{ readonly media: Media }>;
}
