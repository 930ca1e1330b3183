import type { ChannelGroupRecord } from '@oshimado/domain';

/** A group as a device keeps it. */
export interface DeviceGroup extends ChannelGroupRecord {
  /** Whether the account does not have this change yet. */
  readonly isUnsent: boolean;
}

export interface GroupsContent {
  /** User id; null: there are no groups yet. */
  readonly owner: string | null;
  /** Removed ones are notes until the account knows of it. */
  readonly groups: readonly DeviceGroup[];
}

/** Storage of the groups: IndexedDB, or a fake in tests. */
export interface GroupsDatabase {
  readonly read: () => Promise<GroupsContent>;
  /** Changes the groups while no other tab changes them. Returns what is stored now. */
  readonly change: (work: (content: GroupsContent) => GroupsContent) => Promise<GroupsContent>;
}
