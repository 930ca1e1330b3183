/** The parts of a channel's page are addresses: videos has none of its own. */
import { channelPath } from '@oshimado/domain';

export const channelParts = ['videos', 'clips', 'collabs', 'about'] as const;
export type ChannelPart = (typeof channelParts)[number];
export type VideosPart = Exclude<ChannelPart, 'about'>;

/** Clippers are not clipped, and nobody mentions them. */
export const partsOf = (type: string): readonly ChannelPart[] =>
  type === 'subber' ? ['videos', 'about'] : channelParts;

/** undefined where the address names no part. */
export const partOf = (name: string | undefined): ChannelPart | undefined =>
  name === undefined ? 'videos' : channelParts.find((part) => part !== 'videos' && part === name);

export const partHref = (id: string, part: ChannelPart): string =>
  part === 'videos' ? channelPath(id) : `${channelPath(id)}/${part}`;
