/** Where the parts of a channel card link to on this site. */
import { channelPath, chipSearchPath } from '@oshimado/domain';
import type { ChannelLinks } from './channel-card.types';

const talentLinks: ChannelLinks = {
  org: (org) => `/channel?${new URLSearchParams({ org }).toString()}`,
  topic: (topic) => chipSearchPath([{ type: 'topic', value: topic, text: topic }]),
  clips: (id) => `${channelPath(id)}/clips`,
};

const clipperLinks: ChannelLinks = {};

/** Links for a channel of this type. Clippers have none: there are no clips of them. */
export const channelLinksOf = (type: string): ChannelLinks =>
  type === 'vtuber' ? talentLinks : clipperLinks;
