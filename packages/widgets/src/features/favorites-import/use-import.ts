/** Does what a plan says: favorites through their outbox, groups through their store, both also without a connection. */
import { useFavoriteGroups, type FavoriteGroups } from '../../base/groups';
import { useTranslate } from '../../base/sentences';
import { useNotify } from '../../base/toasts';
import { useSend } from '../../base/viewer';
import type { ImportPlan, PlannedGroup } from './import-plan';

/** How long the way back is offered, ms: many channels take a while to look through. */
const UNDO_MS = 20_000;
const TOAST = 'favorites-import';

interface GroupChange {
  readonly id: string;
  readonly isNew: boolean;
  readonly addedIds: readonly string[];
}

async function changeGroups(
  { store, viewerId }: FavoriteGroups,
  chosen: readonly PlannedGroup[],
): Promise<readonly GroupChange[]> {
  const changes: GroupChange[] = [];
  for (const { name, color, group, addedIds } of chosen) {
    // oxlint-disable no-await-in-loop -- a new group goes behind the one before
    if (group) {
      const channelIds = [...group.channelIds, ...addedIds];
      await store.put(viewerId, group.id, { name: group.name, color: group.color, channelIds });
      changes.push({ id: group.id, isNew: false, addedIds });
    } else {
      const id = await store.add(viewerId, { name, color, channelIds: addedIds });
      changes.push({ id, isNew: true, addedIds });
    }
    // oxlint-enable no-await-in-loop
  }
  return changes;
}

async function changeBack(
  { store, viewerId }: FavoriteGroups,
  changes: readonly GroupChange[],
): Promise<void> {
  for (const { id, isNew, addedIds } of changes) {
    const group = store.getState().content.groups.find((one) => one.id === id);
    if (!group) continue;
    const added = new Set(addedIds);
    const channelIds = group.channelIds.filter((one) => !added.has(one));
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as they were made
    await (isNew
      ? store.remove(viewerId, id)
      : store.put(viewerId, id, { name: group.name, color: group.color, channelIds }));
  }
}

/** Returns what adds; a toast says what was done, with a way back. */
export function useImport(): (plan: ImportPlan) => Promise<void> {
  const t = useTranslate('favoritesImport');
  const notify = useNotify();
  const send = useSend('favorites');
  const given = useFavoriteGroups();
  return async ({ addIds, groups }) => {
    // For a guest this shows the toast with the way to the login, and nothing is kept.
    send({ type: 'favorites.change', op: 'add', channelIds: addIds });
    if (given.viewerId === '') return;
    const changes = await changeGroups(
      given,
      groups.filter(({ isChosen }) => isChosen),
    );
    const undo = () => {
      send({ type: 'favorites.change', op: 'remove', channelIds: addIds });
      void changeBack(given, changes);
      notify({ key: TOAST, title: t('undone') });
    };
    notify({
      key: TOAST,
      tone: 'success',
      title: addIds.length > 0 ? t('done', { whole: addIds.length }) : t('doneGroups'),
      durationMs: UNDO_MS,
      undo,
    });
  };
}
