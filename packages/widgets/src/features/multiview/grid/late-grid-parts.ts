import { askedPart } from '../../../base/asked-part/asked-part';
import { latePart, PartFailed } from '../../../base/late-part';
import { LateCookiesHint } from '../../../parts/chat-frame/LateCookiesHint';
import { LateTranslationsPanel } from '../../../parts/live-translations';
import type { GridParts } from './grid-parts';
import { LateSoundMenu, LateVideoMenu } from './late-video-tools';

/** Each part as a file of its own. */
export const lateGridParts: GridParts = {
  PlaceDialog: askedPart(() => import('./PlaceDialog')),
  VideoMenu: LateVideoMenu,
  SoundMenu: LateSoundMenu,
  CookiesHint: LateCookiesHint,
  ChatPanels: latePart(() => import('./late-chat-panels'), { Failed: PartFailed }),
  TranslationsPanel: LateTranslationsPanel,
  VolumeSlider: latePart(() => import('./VolumeSlider'), { Failed: PartFailed }),
};
