/** The groups of this device, shared by the whole page. */
import { browserGroups } from './groups-database';
import { createGroupsStore } from './groups-store';
import type { GroupsChannel } from './groups.types';
import { noteGroups } from '../wanted-groups';
import { pageClock } from '../ticker/page-clock';

function tabs(): GroupsChannel | undefined {
  // A server has a BroadcastChannel too, which would keep its process running.
  if (typeof document === 'undefined' || typeof BroadcastChannel === 'undefined') return undefined;
  const channel = new BroadcastChannel('oshimado-groups');
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no target origin
    post: () => channel.postMessage(null),
    onMessage: (listener) => channel.addEventListener('message', listener),
  };
}

export const pageGroups = createGroupsStore({
  database: browserGroups,
  channel: tabs(),
  now: pageClock.now,
  createId: () => crypto.randomUUID(),
});

if (typeof document !== 'undefined') {
  pageGroups.subscribe(() => {
    const { groups } = pageGroups.getState().content;
    noteGroups(
      groups.length === 0 ? null : groups.some(({ isUnsent }) => isUnsent) ? 'unsent' : 'kept',
    );
  });
}
