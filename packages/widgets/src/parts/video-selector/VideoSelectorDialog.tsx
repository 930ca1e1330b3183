/** A dialog to choose one video: from favorites, organizations, the current playlist, a search, or an address. */
import { askedPart } from '../../base/asked-part';
import type { VideoSelectorDialogProps } from './video-selector.types';

/** Its code is loaded when it is drawn first. */
export const VideoSelectorDialog = askedPart<VideoSelectorDialogProps>(
  () => import('./SelectorDialog'),
);
