/** Converts channels and organizations to YAML entries, and computes the version of each. */
import { createHash } from 'node:crypto';
import type { ChannelList, ListedChannel } from './channel-list';

export type ListedOrg = ChannelList['orgs'][number];

const VERSION_LENGTH = 16;

/** Of an entry as it is now; another one after each change. */
export const versionOf = (entry: ListedChannel | ListedOrg): string =>
  createHash('sha256').update(JSON.stringify(entry)).digest('base64url').slice(0, VERSION_LENGTH);

/** Every key of a channel; what is the default anyway is undefined. */
export const channelEntry = (channel: ListedChannel) => ({
  name: channel.name,
  english_name: channel.english_name,
  youtube: channel.youtube,
  type: channel.type === 'vtuber' ? undefined : channel.type,
  org: channel.org,
  group: channel.group,
  lang: channel.lang,
  twitch: channel.twitch,
  socials: channel.socials.twitter === undefined ? undefined : channel.socials,
  inactive: channel.inactive || undefined,
});

/** Every key of an organization. */
export const orgEntry = ({ name, short, name_jp, groups }: ListedOrg) => ({
  name,
  short,
  name_jp,
  groups: groups.length > 0 ? groups : undefined,
});
