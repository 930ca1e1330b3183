import type { ClipsOptions } from './options';
import { EmbedClips } from './EmbedClips';
import type { Mounted, MountOptions } from '../lazy-element';
import { loadListMessages } from '../load-list-messages';
import { mountInShadow } from '../mount-in-shadow';
import type { OshiClipsEvents } from './events';

export { scriptUrl } from '../script-url';

/** Draws clips into the shadow root of their element. */
export const mountOshiClips = (
  given: MountOptions<ClipsOptions, OshiClipsEvents>,
): Promise<Mounted> => {
  const { onPhase, emit, complain } = given;
  return mountInShadow(given, {
    loadMessages: loadListMessages,
    render: (drawing) => <EmbedClips {...drawing} {...{ onPhase, emit, complain }} />,
  });
};
