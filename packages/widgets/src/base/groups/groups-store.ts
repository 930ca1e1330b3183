/**
 * Groups of favorites of this device: shown from memory, written in one transaction per change, announced to other tabs. Groups
 * that the account does not have yet are marked as unsent: the database is their outbox (decision 60).
 */
import type { FavoriteGroup, FavoriteGroupOp } from '@oshimado/contract';
import {
  groupList,
  isNewerGroup,
  lastPosition,
  moveGroup,
  withMembers,
  type ChannelGroupRecord,
} from '@oshimado/domain';
import { createListeners, createStore } from '../state/store';
import { noGroups } from './groups-database';
import type { TabChannel } from '../browser/tab-channel';
import type { DeviceGroup, GroupsContent, GroupsDatabase } from './groups.types';

/** What a viewer chooses of a group. */
export type GroupChoice = Pick<ChannelGroupRecord, 'name' | 'color' | 'channelIds'>;

export interface GroupsState {
  /** Whether the device has been read. */
  readonly isLoaded: boolean;
  readonly content: GroupsContent;
}

export const unknownGroups: GroupsState = { isLoaded: false, content: noGroups };

export interface GroupsStoreOptions {
  readonly database: GroupsDatabase;
  /** Default: no other tabs. */
  readonly channel?: TabChannel<null> | undefined;
  /** Epoch ms. */
  readonly now: () => number;
  readonly createId: () => string;
}

/** The groups of this viewer; none if the device has those of another account. */
const ownGroups = ({ owner, groups }: GroupsContent, viewerId: string): readonly DeviceGroup[] =>
  owner === viewerId ? groups : [];

/** In their order, without removed ones. */
export const shownGroups = (content: GroupsContent, viewerId: string): readonly DeviceGroup[] =>
  groupList(ownGroups(content, viewerId));

const groupOf = (group: FavoriteGroup): DeviceGroup => ({
  id: group.id,
  name: group.name,
  color: group.color,
  position: group.position,
  channelIds: group.channel_ids,
  changedAt: Date.parse(group.changed_at),
  isRemoved: false,
  isUnsent: false,
});

function opOf(group: DeviceGroup): FavoriteGroupOp {
  const { id, name, color, position, channelIds } = group;
  const at = new Date(group.changedAt).toISOString();
  return group.isRemoved
    ? { op: 'remove', id, at }
    : { op: 'put', id, name, color, position, channel_ids: [...channelIds], at };
}

/** A batch for one request. */
export interface UnsentGroups {
  readonly ops: readonly FavoriteGroupOp[];
  readonly groups: readonly DeviceGroup[];
}

export function createGroupsStore({ database, channel, now, createId }: GroupsStoreOptions) {
  const { getState, setState, subscribe } = createStore(unknownGroups);
  const unsent = createListeners();
  const refused = createListeners();
  /** When each group was changed here last: the device forgets a removal that the account has, and a group that is brought back is newer. */
  const stamps = new Map<string, number>();
  let loading: Promise<void> | undefined;

  const show = (content: GroupsContent) => setState({ isLoaded: true, content });
  const read = async () => {
    try {
      show(await database.read());
    } catch {
      // A browser without a database: the groups last as long as the page.
      show(getState().content);
    }
  };
  const change = async (work: (content: GroupsContent) => GroupsContent) => {
    try {
      show(await database.change(work));
      channel?.post(null);
    } catch {
      show(work(getState().content));
    }
  };
  channel?.onMessage(() => {
    if (loading) void read();
  });

  /** Changes groups of a viewer; a change made here counts more than what is known here. */
  const edit = async (
    viewerId: string,
    work: (groups: readonly DeviceGroup[]) => readonly DeviceGroup[],
  ) => {
    await change((content) => {
      const known = new Map(ownGroups(content, viewerId).map((group) => [group.id, group]));
      for (const group of work([...known.values()])) {
        const before = Math.max(known.get(group.id)?.changedAt ?? 0, stamps.get(group.id) ?? 0);
        const changedAt = Math.max(now(), before + 1);
        stamps.set(group.id, changedAt);
        known.set(group.id, { ...group, changedAt, isUnsent: true });
      }
      return { owner: viewerId, groups: [...known.values()] };
    });
    unsent.notify();
  };

  /** Changes one group; nothing if it is gone. */
  const editOne = (
    viewerId: string,
    id: string,
    next: (group: DeviceGroup) => Partial<DeviceGroup>,
  ) =>
    edit(viewerId, (groups) =>
      groups.filter((group) => group.id === id).map((group) => ({ ...group, ...next(group) })),
    );

  return {
    getState,
    subscribe,
    /** Reads the device, once. */
    load: () => (loading ??= read()),
    /** Calls back when there is something that the account does not have. */
    onUnsent: unsent.subscribe,
    /** Calls back when the account refused changes for good; they are gone. */
    onRefused: refused.subscribe,

    /** Makes a group behind all others; resolves to its id. */
    async add(viewerId: string, choice: GroupChoice): Promise<string> {
      const id = createId();
      await edit(viewerId, (groups) => [
        {
          ...choice,
          id,
          position: lastPosition(groupList(groups)),
          changedAt: 0,
          isRemoved: false,
          isUnsent: true,
        },
      ]);
      return id;
    },
    put: (viewerId: string, id: string, choice: GroupChoice) => editOne(viewerId, id, () => choice),
    /** Puts a channel into a group, or takes it out. */
    toggle: (viewerId: string, id: string, channelId: string) =>
      editOne(viewerId, id, ({ channelIds }) => ({
        channelIds: channelIds.includes(channelId)
          ? channelIds.filter((one) => one !== channelId)
          : withMembers(channelIds, [channelId]),
      })),
    /** Places from 0, in the order that is shown. */
    move: (viewerId: string, from: number, to: number) =>
      edit(viewerId, (groups) => moveGroup(groupList(groups), from, to)),
    remove: (viewerId: string, id: string) => editOne(viewerId, id, () => ({ isRemoved: true })),
    /** Brings a removed group back as it was. */
    restore: (viewerId: string, group: DeviceGroup) =>
      edit(viewerId, () => [{ ...group, isRemoved: false }]),

    /** Takes the account's list. What changed here since `sent` was sent stays. */
    take: (viewerId: string, list: readonly FavoriteGroup[], sent: readonly DeviceGroup[] = []) =>
      change((content) => {
        const isSent = (group: DeviceGroup) =>
          sent.some(({ id, changedAt }) => id === group.id && changedAt === group.changedAt);
        const groups = new Map(list.map((group) => [group.id, groupOf(group)]));
        for (const own of ownGroups(content, viewerId)) {
          const known = groups.get(own.id);
          if (own.isUnsent && !isSent(own) && (!known || isNewerGroup(own, known)))
            groups.set(own.id, own);
        }
        return { owner: viewerId, groups: [...groups.values()] };
      }),

    /** At most `max` changes that the account does not have yet. */
    unsent(viewerId: string, max: number): UnsentGroups {
      const groups = ownGroups(getState().content, viewerId)
        .filter(({ isUnsent }) => isUnsent)
        .slice(0, max);
      return { ops: groups.map(opOf), groups };
    },

    /** The account will never take these changes. */
    refuse: refused.notify,

    /** Removes everything from this device; an account keeps it. */
    forget: () => change(() => noGroups),
  };
}
export type GroupsStore = ReturnType<typeof createGroupsStore>;
