/** Groups of favorites in IndexedDB: one value, so that each change is one transaction. */
import { GROUP_COLORS } from '@oshimado/contract';
import { promisifyRequest } from 'idb-keyval';
import { openStore } from '../browser/device-database';
import type { DeviceGroup, GroupsContent, GroupsDatabase } from './groups.types';

const groups = openStore('oshimado-groups', 'groups');
const KEY = 'groups';

export const noGroups: GroupsContent = { owner: null, groups: [] };

/** A group as stored; undefined for what is not one. */
function groupOf(value: unknown): DeviceGroup | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { id, name, color, position, channelIds, changedAt, isRemoved, isUnsent } =
    value as Partial<Record<keyof DeviceGroup, unknown>>;
  const known = GROUP_COLORS.find((one) => one === color);
  if (typeof id !== 'string' || typeof name !== 'string' || known === undefined) return undefined;
  if (typeof position !== 'number' || typeof changedAt !== 'number') return undefined;
  return {
    id,
    name,
    color: known,
    position,
    channelIds: Array.isArray(channelIds)
      ? channelIds.filter((one): one is string => typeof one === 'string')
      : [],
    changedAt,
    isRemoved: isRemoved === true,
    isUnsent: isUnsent === true,
  };
}

/** Reads what is stored; damaged groups are skipped. */
export function readGroups(value: unknown): GroupsContent {
  if (typeof value !== 'object' || value === null) return noGroups;
  const { owner, groups: list } = value as Partial<Record<keyof GroupsContent, unknown>>;
  return {
    owner: typeof owner === 'string' ? owner : null,
    groups: Array.isArray(list) ? list.flatMap((one) => groupOf(one) ?? []) : [],
  };
}

export const browserGroups: GroupsDatabase = {
  read: () =>
    groups('readonly', async (store) =>
      readGroups(await promisifyRequest<unknown>(store.get(KEY))),
    ),
  change: (work) =>
    groups('readwrite', async (store) => {
      const next = work(readGroups(await promisifyRequest<unknown>(store.get(KEY))));
      store.put(next, KEY);
      await promisifyRequest(store.transaction);
      return next;
    }),
};
