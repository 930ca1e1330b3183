/** The questions a view asks of the hints of a first visit. */
import type { SnapshotFrom } from 'xstate';
import type { firstVisitMachine } from './first-visit.machine';

type Snapshot = SnapshotFrom<typeof firstVisitMachine>;

export const isOrgTipShown = (snapshot: Snapshot): boolean => snapshot.matches({ tip: 'shown' });

export const isFirstVisitNoticeShown = (snapshot: Snapshot): boolean =>
  snapshot.matches({ notice: 'shown' });
