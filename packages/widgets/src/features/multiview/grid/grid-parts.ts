import type { MultiviewCell } from '@oshimado/domain';
import type { ComponentType } from 'react';
import type { TranslationsPanelProps } from '../../../parts/live-translations';
import type { Media } from '../../../parts/player';

export interface PlaceDialogProps {
  readonly cell: MultiviewCell;
  readonly name: string;
  readonly onClose: () => void;
}

/** Parts of cells that a page may load when they are needed. */
export interface GridParts {
  /** The place and size of a cell in numbers. */
  readonly PlaceDialog: ComponentType<PlaceDialogProps>;
  /** Live translations in a cell. */
  readonly TranslationsPanel: ComponentType<TranslationsPanelProps>;
  /** The volume of a player. It brings all fields of forms. */
  readonly VolumeSlider: ComponentType<{ readonly media: Media }>;
}
