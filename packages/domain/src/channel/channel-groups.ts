/** Groups channels by group or organization, and finds the channels that "favorite all" toggles. */
import { groupOf } from './channel-name';

/** Fields of a channel used for grouping. */
export interface GroupableChannel {
  readonly org?: string | null | undefined;
  readonly suborg?: string | null | undefined;
  readonly group?: string | null | undefined;
  readonly subscriber_count?: number | undefined;
}

/** Channels of a list that are shown under one title. */
export interface ChannelGroup<C> {
  /** Unique within the list. */
  readonly key: string;
  /** Null for channels without a group. */
  readonly title: string | null;
  /** The organization and group that the home page hides; null for groups that are not part of an organization. */
  readonly hidden: { readonly org: string; readonly group: string } | null;
  readonly channels: readonly C[];
}

function describe(channel: GroupableChannel, by: 'group' | 'org', currentOrg: string) {
  const org = channel.org ?? null;
  if (by === 'org') return { key: org ?? '', title: org, hidden: null };
  const named = { group: channel.group ?? null, suborg: channel.suborg ?? null };
  const own = named.group ?? named.suborg?.slice(2) ?? '';
  const isElsewhere = org !== null && org !== currentOrg;
  const title = own === '' ? (isElsewhere ? org : null) : isElsewhere ? `${org} / ${own}` : own;
  const hidden = org === null ? null : { org, group: groupOf(named) };
  return { key: `${org ?? ''}/${own}`, title, hidden };
}

/** The server sorts by group only, so the channels of a group are sorted here. */
const largerFirst = <C extends GroupableChannel>(channels: readonly C[]) =>
  [...channels].sort((a, b) => (b.subscriber_count ?? 0) - (a.subscriber_count ?? 0));

/** Groups in the order of their first channel, each with its larger channels first. Channels without a group come last. */
export function groupChannels<C extends GroupableChannel>(
  channels: readonly C[],
  by: 'group' | 'org',
  currentOrg: string,
): ChannelGroup<C>[] {
  const groups = new Map<string, { group: ChannelGroup<C>; channels: C[] }>();
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

/** Changing more favorites than this with one press needs a confirmation. */
export const GROUP_FAVORITES_CONFIRM = 20;

/**
 * The channels that "favorite all" toggles: those that are not favorites yet or, when all are, every one of them. Only VTubers
 * can be favorites.
 */
export function groupFavoritesToToggle<
  C extends { readonly id: string; readonly type?: string | undefined },
>(channels: readonly C[], isFavorite: (id: string) => boolean): C[] {
  const talents = channels.filter(({ type }) => type === 'vtuber');
  const missing = talents.filter(({ id }) => !isFavorite(id));
  return missing.length > 0 ? missing : talents;
}
