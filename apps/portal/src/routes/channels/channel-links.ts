/** Where the parts of a channel lead on this site. */
import { channelPath, writeChips } from '@oshimado/domain';
import type { ChannelLinks } from '@oshimado/widgets';

export const channelLinks: ChannelLinks = {
  org: (org) => `/channel?${new URLSearchParams({ org }).toString()}`,
  topic: (topic) =>
    `/search?${new URLSearchParams({ q: writeChips([{ type: 'topic', value: topic, text: topic }]) }).toString()}`,
  clips: (id) => `${channelPath(id)}/clips`,
};

/** Clippers have no clips of themselves. */
export const clipperLinks: ChannelLinks = {};
