import { loadListMessages } from '../load-messages';
import { mountWith } from '../mount-in-shadow';
import { EmbedClips } from './EmbedClips';
import type { OshiClipsEvents } from './events';
import type { ClipsOptions } from './options';

export { scriptUrl } from '../script-url';

/** Draws clips into the shadow root of their element. */
export const mountOshiClips = mountWith<ClipsOptions, OshiClipsEvents>(
  EmbedClips,
  loadListMessages,
);
