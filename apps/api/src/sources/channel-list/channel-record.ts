/** What the list of channels says, as records of the store. */
import type { ChannelRecord, OrgRecord } from '../../store/records';
import type { ChannelList, ListedChannel } from './channel-list';
import { uniqueOrgs } from './unique-orgs';

/** A followed channel whose id is known. */
export interface FollowedChannel extends ListedChannel {
  readonly id: string;
}

/** Ids by handle, in lower case, as YouTube's source has found them. */
export type KnownHandles = Readonly<Record<string, string>>;

/** Progress in the store with the known handles. */
export const HANDLES = 'youtube/1/handles';

/** The id of a listed channel; undefined for a handle that is not known yet. */
export const channelIdOf = (
  { youtube }: ListedChannel,
  handles: KnownHandles,
): string | undefined => (youtube.startsWith('@') ? handles[youtube.toLowerCase()] : youtube);

/** `a First`: groups sort by their place in the list. */
function groupOf({ group, org }: ListedChannel, { orgs }: ChannelList) {
  const groups = orgs.flatMap(({ name, groups }) => (name === org ? groups : []));
  const place = group === undefined ? -1 : groups.indexOf(group);
  if (group === undefined || place < 0) return { group: null, suborg: null };
  return { group, suborg: `${String.fromCharCode(97 + Math.min(place, 25))} ${group}` };
}

export const channelRecord = (channel: FollowedChannel, list: ChannelList): ChannelRecord => ({
  id: channel.id,
  name: channel.name,
  english_name: channel.english_name ?? null,
  type: channel.type === 'clipper' ? 'subber' : 'vtuber',
  org: channel.org ?? null,
  ...groupOf(channel, list),
  lang: channel.lang ?? null,
  twitter: channel.socials.twitter ?? null,
  twitch: channel.twitch ?? null,
  inactive: channel.inactive,
});

export const orgRecords = ({ orgs }: ChannelList): OrgRecord[] =>
  uniqueOrgs(orgs).map(({ name, short, name_jp }) => ({
    name,
    short: short ?? null,
    name_jp: name_jp ?? null,
  }));
