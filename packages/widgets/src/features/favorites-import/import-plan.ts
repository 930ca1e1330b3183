/** What an import would do: which channels become favorites, which groups get which of them, and what stays out and why. Pure. */
import {
  FAVORITES_MAX,
  GROUPS_MAX,
  type GroupColor,
  type LookedUpChannel,
} from '@oshimado/contract';
import {
  withMembers,
  type FollowedChannel,
  type FollowedFile,
  type FollowedGroup,
} from '@oshimado/domain';
import type { DeviceGroup } from '../../base/groups';
import { nextColor } from '../../parts/favorite-groups/next-color';

/** What a profile of a file does: makes a group, adds to one, or nothing. */
export interface PlannedGroup {
  readonly name: string;
  /** That of the viewer's group, or of the profile, or the next one. */
  readonly color: GroupColor;
  /** The viewer's group of this name; undefined for a new one. */
  readonly group: DeviceGroup | undefined;
  /** Channels that are not in the group yet, and fit. */
  readonly addedIds: readonly string[];
  /** Channels that do not fit into the group. */
  readonly overflow: number;
  /**
   * `nothing`: none of its channels is or becomes a favorite; `same`: the group has all of them; `noRoom`: none fits into the group;
   * `full`: there can be no more groups; `open`: the viewer may choose it.
   */
  readonly state: 'nothing' | 'same' | 'noRoom' | 'full' | 'open';
  readonly isChosen: boolean;
}

export interface ImportPlan {
  /** Channels that become favorites, in the order of the file. */
  readonly addIds: readonly string[];
  /** Those that are favorites already. */
  readonly known: number;
  /** Channels that no favorites are left for. */
  readonly overflow: number;
  /** Channels of this site that cannot be favorites. */
  readonly clippers: number;
  /** Channels that this site does not have. */
  readonly unknown: readonly FollowedChannel[];
  readonly groups: readonly PlannedGroup[];
}

export interface PlanInput {
  readonly file: Pick<FollowedFile, 'channels' | 'groups'>;
  /** What this site has of them. */
  readonly found: readonly LookedUpChannel[];
  readonly favoriteIds: ReadonlySet<string>;
  readonly groups: readonly DeviceGroup[];
  /** Names of profiles that the viewer does not want as groups. */
  readonly unwanted: ReadonlySet<string>;
}

const sameName = (a: string, b: string) => a.normalize() === b.normalize();

function memberships(
  { name, color, keys }: FollowedGroup,
  groups: readonly DeviceGroup[],
  idOf: (key: string) => string | undefined,
) {
  const group = groups.find((one) => sameName(one.name, name));
  const before = group?.channelIds ?? [];
  const ids = [...new Set(keys.flatMap((key) => idOf(key) ?? []))];
  const after = new Set(withMembers(before, ids));
  const known = new Set(before);
  return {
    name,
    color: group?.color ?? color,
    group,
    isEmpty: ids.length === 0,
    addedIds: ids.filter((id) => after.has(id) && !known.has(id)),
    overflow: ids.filter((id) => !after.has(id)).length,
  };
}

function plannedGroups(
  { file, groups, unwanted }: PlanInput,
  idOf: (key: string) => string | undefined,
): readonly PlannedGroup[] {
  // As many as there would be with those that are made.
  const made: unknown[] = [...groups];
  return file.groups.map((one) => {
    const { isEmpty, color = nextColor(made), ...others } = memberships(one, groups, idOf);
    const planned = { ...others, color };
    const { addedIds, group, overflow } = planned;
    if (addedIds.length === 0) {
      const state = isEmpty ? 'nothing' : overflow > 0 ? 'noRoom' : 'same';
      return { ...planned, state, isChosen: false };
    }
    const isWanted = !unwanted.has(one.name);
    if (group) return { ...planned, state: 'open', isChosen: isWanted };
    if (made.length >= GROUPS_MAX) return { ...planned, state: 'full', isChosen: false };
    if (isWanted) made.push(one);
    return { ...planned, state: 'open', isChosen: isWanted };
  });
}

export function importPlan(input: PlanInput): ImportPlan {
  const { file, found, favoriteIds } = input;
  const byKey = new Map(found.map((channel) => [channel.key, channel]));
  const asked = file.channels.flatMap(({ key }) => byKey.get(key) ?? []);
  const idsOf = (isTalent: boolean) => [
    ...new Set(asked.filter(({ type }) => (type === 'vtuber') === isTalent).map(({ id }) => id)),
  ];
  const talents = idsOf(true);
  const fresh = talents.filter((id) => !favoriteIds.has(id));
  const addIds = fresh.slice(0, Math.max(0, FAVORITES_MAX - favoriteIds.size));
  const added = new Set(addIds);
  const memberOf = (key: string) => {
    const id = byKey.get(key)?.id;
    return id !== undefined && (favoriteIds.has(id) || added.has(id)) ? id : undefined;
  };
  return {
    addIds,
    known: talents.length - fresh.length,
    overflow: fresh.length - addIds.length,
    clippers: idsOf(false).length,
    unknown: file.channels.filter(({ key }) => !byKey.has(key)),
    groups: plannedGroups(input, memberOf),
  };
}

/** Whether it would change anything. */
export const hasChanges = ({ addIds, groups }: ImportPlan): boolean =>
  addIds.length > 0 || groups.some(({ isChosen }) => isChosen);
