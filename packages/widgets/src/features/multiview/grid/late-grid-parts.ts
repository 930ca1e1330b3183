import { askedPart } from '../../../base/asked-part/asked-part';
import { latePart, PartFailed } from '../../../base/late-part';
import { LateTranslationsPanel } from '../../../parts/live-translations';
import type { GridParts } from './grid-parts';

/** Each part as a file of its own. */
export const lateGridParts: GridParts = {
  PlaceDialog: askedPart(() => import('./PlaceDialog')),
  TranslationsPanel: LateTranslationsPanel,
  VolumeSlider: latePart(() => import('./VolumeSlider'), { Failed: PartFailed }),
};
