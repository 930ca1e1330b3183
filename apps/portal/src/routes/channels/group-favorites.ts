import type { ChannelProfile } from '@oshimado/widgets';

/** More than this many changes at once are asked about before. */
export const CONFIRM_FROM = 20;

/** What "favorite all" changes: those that are none yet; where all are, all of them. Only VTubers can be favorites. */
export function channelsToToggle<C extends Pick<ChannelProfile, 'id' | 'type'>>(
  channels: readonly C[],
  isFavorite: (id: string) => boolean,
): C[] {
  const talents = channels.filter(({ type }) => type === 'vtuber');
  const missing = talents.filter(({ id }) => !isFavorite(id));
  return missing.length > 0 ? missing : talents;
}
