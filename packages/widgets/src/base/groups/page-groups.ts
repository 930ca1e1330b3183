/** The groups of this device, shared by the whole page. */
import { browserGroups } from './groups-database';
import { createGroupsStore } from './groups-store';
import { tabChannel } from '../browser/tab-channel';
import { noteGroups } from '../wanted-groups';
import { pageClock } from '../ticker/page-clock';

export const pageGroups = createGroupsStore({
  database: browserGroups,
  channel: tabChannel('oshimado-groups', null),
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
