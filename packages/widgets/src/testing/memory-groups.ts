/** Groups of favorites in memory, for tests and stories: a device with tabs. */
import { createGroupsStore, type GroupsStore } from '../base/groups/groups-store';
import type { DeviceGroup, GroupsContent } from '../base/groups/groups.types';

export const sampleGroup = (over: Partial<DeviceGroup> = {}): DeviceGroup => ({
  id: 'group-gamers',
  name: 'Gamers',
  color: 'teal',
  position: 1,
  channelIds: [],
  changedAt: 1,
  isRemoved: false,
  isUnsent: false,
  ...over,
});

export interface MemoryGroupsOptions {
  /** User id. Default `1`. */
  readonly owner?: string;
  readonly groups?: readonly DeviceGroup[];
}

export interface MemoryGroups {
  readonly openTab: () => GroupsStore;
  /** What lies in the database. */
  readonly content: () => GroupsContent;
  /** The clock, epoch ms; and whether the database refuses to be written to. */
  readonly device: { now: number; isBroken: boolean };
}

export function memoryGroups({ owner = '1', groups = [] }: MemoryGroupsOptions = {}): MemoryGroups {
  let content: GroupsContent = { owner: groups.length > 0 ? owner : null, groups };
  const device = { now: 1_000, isBroken: false };
  const listeners: ((message: null) => void)[] = [];
  let ids = 0;
  const openTab = () => {
    let own: ((message: null) => void) | undefined;
    return createGroupsStore({
      database: {
        read: () => Promise.resolve(content),
        change: async (work) => {
          if (device.isBroken) throw new Error('full');
          content = work(content);
          return content;
        },
      },
      channel: {
        post: () => listeners.filter((one) => one !== own).forEach((tell) => tell(null)),
        onMessage: (listener) => {
          own = listener;
          listeners.push(listener);
        },
      },
      now: () => device.now,
      createId: () => {
        ids += 1;
        return `made-${ids}`;
      },
    });
  };
  return { openTab, content: () => content, device };
}
