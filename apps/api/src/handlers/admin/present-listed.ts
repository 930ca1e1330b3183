/** Entries of the list of followed channels, as the contract shows and takes them. */
import type { CheckedBodyOf, ListedChannel, ListedOrg } from '@oshimado/contract';
import {
  listKeyOf,
  type ChannelList,
  type ListedChannel as Entry,
} from '../../sources/channel-list/channel-list';
import { versionOf, type ListedOrg as OrgEntry } from '../../sources/channel-list/entries';
import type { OrgChange } from '../../sources/channel-list/edit-list';

export const presentListedChannel = (entry: Entry): ListedChannel => ({
  id: listKeyOf(entry),
  version: versionOf(entry),
  name: entry.name,
  english_name: entry.english_name ?? null,
  youtube: entry.youtube,
  type: entry.type,
  org: entry.org ?? null,
  group: entry.group ?? null,
  lang: entry.lang ?? null,
  twitch: entry.twitch ?? null,
  twitter: entry.socials.twitter ?? null,
  inactive: entry.inactive,
});

/** An entry as the list has it; keys without a value are absent, as they are in its text. */
export function entryOf({
  twitter,
  type = 'vtuber',
  inactive = false,
  ...rest
}: CheckedBodyOf<'putListedChannel'>['channel']): Entry {
  return {
    ...rest,
    type,
    inactive,
    socials: twitter === undefined ? {} : { twitter },
  };
}

export function presentListedOrg(org: OrgEntry, { channels }: ChannelList): ListedOrg {
  const own = channels.filter((channel) => channel.org === org.name);
  return {
    name: org.name,
    version: versionOf(org),
    short: org.short ?? null,
    name_jp: org.name_jp ?? null,
    groups: org.groups.map((name) => ({
      name,
      channels: own.filter(({ group }) => group === name).length,
    })),
    channels: own.length,
  };
}

export const orgChangeOf = ({
  groups = [],
  ...org
}: CheckedBodyOf<'putListedOrg'>['org']): OrgChange => ({ ...org, groups });
