/** The tabs of a channel's page and their paths; the videos tab has the path of the channel. */
import { channelPath } from '../video/video-links';

const channelParts = ['videos', 'clips', 'collabs', 'about'] as const;
/** A tab of a channel's page. */
export type ChannelPart = (typeof channelParts)[number];

/** Clippers have neither clips nor collabs. */
export const channelPartsOf = (type: string): readonly ChannelPart[] =>
  type === 'subber' ? ['videos', 'about'] : channelParts;

/** The part with this name in an address; undefined for unknown names. */
export const channelPartNamed = (name: string | undefined): ChannelPart | undefined =>
  name === undefined ? 'videos' : channelParts.find((part) => part !== 'videos' && part === name);

/** Address of a part of a channel's page. */
export const channelPartPath = (id: string, part: ChannelPart): string =>
  part === 'videos' ? channelPath(id) : `${channelPath(id)}/${part}`;
