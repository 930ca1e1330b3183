/** The viewer's groups of favorites. */
import { useEffect, useMemo } from 'react';
import { useReplaceable } from '../state/replaced';
import { useStore } from '../state/use-store';
import { useViewer } from '../viewer/use-viewer';
import type { DeviceGroup } from './groups.types';
import { shownGroups, unknownGroups, type GroupsState, type GroupsStore } from './groups-store';
import { pageGroups } from './page-groups';
import { wantedGroups } from '../wanted-groups';

/** The groups that are shown and changed. */
const useGroupsStore = (): GroupsStore => useReplaceable(pageGroups);

const whole = (state: GroupsState) => state;

export interface FavoriteGroups {
  /** Whether the device has been read. */
  readonly isLoaded: boolean;
  /** In their order; none for guests. */
  readonly groups: readonly DeviceGroup[];
  /** Id of the account; empty for guests, who have no favorites. */
  readonly viewerId: string;
  readonly store: GroupsStore;
}

/**
 * The viewer's groups as the device has them, in their order. A page with nothing else of groups shows them without asking the account:
 * the drawer is on every page.
 */
export function useKeptGroups(): readonly DeviceGroup[] {
  const store = useGroupsStore();
  const viewerId = useViewer().user?.id ?? '';
  const { content } = useStore(store, whole, unknownGroups);
  useEffect(() => void store.load(), [store]);
  return useMemo(() => shownGroups(content, viewerId), [content, viewerId]);
}

export function useFavoriteGroups(): FavoriteGroups {
  const store = useGroupsStore();
  const viewerId = useViewer().user?.id ?? '';
  const { isLoaded, content } = useStore(store, whole, unknownGroups);
  useEffect(() => {
    void store.load();
    wantedGroups.setState(true);
  }, [store]);
  const groups = useMemo(() => shownGroups(content, viewerId), [content, viewerId]);
  return useMemo(
    () => ({ isLoaded, groups, viewerId, store }),
    [isLoaded, groups, viewerId, store],
  );
}
