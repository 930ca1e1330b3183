/** Channels by group or by org. */
import type { ChannelProfile } from '@oshimado/widgets';
import { groupOf } from '@oshimado/domain';

export interface ChannelGroup {
  /** Its own among those of the list. */
  readonly key: string;
  /** null: those that belong to none. */
  readonly title: string | null;
  /** What home hides it by; null where it is no group of an org. */
  readonly hidden: { readonly org: string; readonly group: string } | null;
  readonly channels: readonly ChannelProfile[];
}

function describe(channel: ChannelProfile, by: 'group' | 'org', currentOrg: string) {
  const org = channel.org ?? null;
  if (by === 'org') return { key: org ?? '', title: org, hidden: null };
  const own = channel.group ?? channel.suborg?.slice(2) ?? '';
  const group = groupOf({ group: channel.group ?? null, suborg: channel.suborg ?? null });
  const isElsewhere = org !== null && org !== currentOrg;
  const title = own === '' ? (isElsewhere ? org : null) : isElsewhere ? `${org} / ${own}` : own;
  return { key: `${org ?? ''}/${own}`, title, hidden: org === null ? null : { org, group } };
}

/** The server sorts by the group alone. */
const largerFirst = (channels: readonly ChannelProfile[]) =>
  [...channels].sort((a, b) => (b.subscriber_count ?? 0) - (a.subscriber_count ?? 0));

/** Groups in the order in which they first appear, the larger channels of each first; those that belong to none come last. */
export function groupChannels(
  channels: readonly ChannelProfile[],
  by: 'group' | 'org',
  currentOrg: string,
): ChannelGroup[] {
  const groups = new Map<string, { group: ChannelGroup; channels: ChannelProfile[] }>();
  for (const channel of channels) {
    const { key, title, hidden } = describe(channel, by, currentOrg);
    const known = groups.get(key);
    if (known) known.channels.push(channel);
    else {
      const list = [channel];
      groups.set(key, { group: { key, title, hidden, channels: list }, channels: list });
    }
  }
  const all = [...groups.values()].map(({ group, channels: list }) => ({
    ...group,
    channels: largerFirst(list),
  }));
  return [
    ...all.filter(({ title }) => title !== null),
    ...all.filter(({ title }) => title === null),
  ];
}
