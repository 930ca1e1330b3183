/** Channels of a store or of another service, as an operator lists them. */
import type * as z from 'zod';
import type { ChannelRecord, OrgRecord } from '../../store/records';
import { listedChannel, type ChannelList, type ListedChannel } from './channel-list';

const { shape } = listedChannel;

/** Undefined for what the list does not allow, such as the address of an account in place of its name. */
function fitting<T extends z.ZodType>(schema: T, value: unknown): z.output<T> | undefined {
  const parsed = schema.safeParse(value ?? undefined);
  return parsed.success ? parsed.data : undefined;
}

function listedOf(record: ChannelRecord, orgs: ReadonlySet<string>): ListedChannel | undefined {
  const youtube = fitting(shape.youtube, record.id);
  const name = fitting(shape.name, record.name.slice(0, 200));
  if (youtube === undefined || name === undefined) return undefined;
  if (record.type !== 'vtuber' && record.type !== 'subber') return undefined;
  const org = record.org != null && orgs.has(record.org) ? record.org : undefined;
  return {
    name,
    english_name: fitting(shape.english_name, record.english_name),
    youtube,
    type: record.type === 'subber' ? 'clipper' : 'vtuber',
    org,
    group: org === undefined ? undefined : fitting(shape.group, record.group),
    lang: fitting(shape.lang, record.lang),
    twitch: fitting(shape.twitch, record.twitch),
    socials: fitting(shape.socials, { twitter: record.twitter ?? undefined }) ?? {},
    inactive: record.inactive ?? false,
  };
}

/** Names of the groups of an organization in their order, which `suborg` tells by a letter in front. */
function groupsOf(org: string, records: readonly ChannelRecord[]): string[] {
  const members = records
    .filter((record) => record.org === org && record.group != null)
    .toSorted((a, b) => ((a.suborg ?? '') < (b.suborg ?? '') ? -1 : 1));
  return [...new Set(members.flatMap(({ group }) => fitting(shape.group, group) ?? []))];
}

/** Channels elsewhere than at YouTube are left out, and so is what the list does not allow. Organizations without a channel are, too. */
export function listOfRecords(
  records: readonly ChannelRecord[],
  orgs: readonly OrgRecord[],
): ChannelList {
  const named = new Set(records.flatMap(({ org }) => org ?? []));
  const known = orgs.filter(({ name }) => named.has(name));
  const names = new Set(known.map(({ name }) => name));
  const channels = records.flatMap((record) => listedOf(record, names) ?? []);
  return {
    orgs: known.map(({ name, short, name_jp }) => ({
      name,
      short: short ?? undefined,
      name_jp: name_jp ?? undefined,
      groups: groupsOf(name, records),
    })),
    channels,
  };
}
