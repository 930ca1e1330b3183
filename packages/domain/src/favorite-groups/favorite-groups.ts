/**
 * Groups of favorites, and how two records of a group become one. A device and an account each have their own; the later change
 * counts, so that requests need no key and no order (decision 60).
 */
import { GROUP_CHANNELS_MAX, GROUPS_MAX, type GroupColor } from '@oshimado/contract';

/** What decides which of two records of a group counts. */
export interface GroupStamp {
  /** Epoch ms of the last change. */
  readonly changedAt: number;
  /** Kept as a note until every side knows that it was removed. */
  readonly isRemoved: boolean;
}

/** A group of favorite channels. */
export interface ChannelGroupRecord extends GroupStamp {
  /** Made by the device. */
  readonly id: string;
  /** 1 to 50 characters. */
  readonly name: string;
  readonly color: GroupColor;
  /** Groups are sorted by it, smallest first. */
  readonly position: number;
  /** In the viewer's order; at most 500. */
  readonly channelIds: readonly string[];
}

/** Whether the first record counts and not the second. At the same time a removal wins, and else what was there before. */
export const isNewerGroup = (one: GroupStamp, other: GroupStamp): boolean =>
  one.changedAt === other.changedAt
    ? one.isRemoved && !other.isRemoved
    : one.changedAt > other.changedAt;

const byPosition = (a: ChannelGroupRecord, b: ChannelGroupRecord): number =>
  a.position - b.position || (a.id < b.id ? -1 : 1);

/** The groups in their order, without removed ones. */
export const groupList = <T extends ChannelGroupRecord>(groups: Iterable<T>): readonly T[] =>
  [...groups].filter(({ isRemoved }) => !isRemoved).sort(byPosition);

/** Whether another group can be made. */
export const hasRoomForGroup = (groups: readonly ChannelGroupRecord[]): boolean =>
  groups.length < GROUPS_MAX;

/** Where a new group goes: behind all others. */
export const lastPosition = (groups: readonly ChannelGroupRecord[]): number =>
  Math.max(0, ...groups.map(({ position }) => position)) + 1;

/**
 * The groups that get another position when one is moved, places counted from 0 in the order of `groupList`. Mostly one: it goes
 * between its neighbours. Where no number is left between them, all are counted from 1.
 */
export function moveGroup<T extends ChannelGroupRecord>(
  groups: readonly T[],
  from: number,
  to: number,
): readonly T[] {
  const moved = groups[from];
  if (!moved || from === to || to < 0 || to >= groups.length) return [];
  const rest = groups.filter((group) => group !== moved);
  const [before, after] = [rest[to - 1]?.position, rest[to]?.position];
  const position =
    before === undefined
      ? (after ?? 0) - 1
      : after === undefined
        ? before + 1
        : before + (after - before) / 2;
  if (position !== before && position !== after) return [{ ...moved, position }];
  return [...rest.slice(0, to), moved, ...rest.slice(to)].map((group, at) => ({
    ...group,
    position: at + 1,
  }));
}

/** The channels with one moved to another place, counted from 0. */
export function moveMember(ids: readonly string[], from: number, to: number): readonly string[] {
  const id = ids[from];
  if (id === undefined) return ids;
  const rest = ids.filter((one) => one !== id);
  return [...rest.slice(0, to), id, ...rest.slice(to)];
}

/** The channels of a group and more behind them, each once, up to the limit. */
export const withMembers = (ids: readonly string[], more: readonly string[]): readonly string[] =>
  [...new Set([...ids, ...more])].slice(0, GROUP_CHANNELS_MAX);

interface GroupedVideo {
  readonly channel: { readonly id: string };
  readonly mentions?: readonly { readonly id: string }[] | undefined;
}

/** Whether a video is of a group: a member uploads it or takes part. */
export const isOfGroup = (
  { channel, mentions = [] }: GroupedVideo,
  members: ReadonlySet<string>,
): boolean => members.has(channel.id) || mentions.some(({ id }) => members.has(id));
