/** The rows that a schedule shows, read when somebody asks for them. */
import type { Video } from '@oshimado/contract';
import { inTimeOrder, type FoldedVideos, type GridCell } from '@oshimado/domain';
import { rowsOfDay, type AgendaDay } from './agenda-days';
import type { Schedule } from './use-schedule';

/** Of the list or the week that is on the page. */
export interface ShownStreams {
  /** Its rows by their start, those of one event as one. */
  readonly read: () => FoldedVideos;
}

/** `isUnfolded`: whether those of today that are over are shown. */
export const shownInAgenda = (
  days: readonly AgendaDay[],
  { now, today }: Pick<Schedule, 'now' | 'today'>,
  isUnfolded: boolean,
): readonly Video[] =>
  days.flatMap(({ date, videos = [] }) => {
    const { begun, coming } = rowsOfDay(videos, now, date === today && !isUnfolded);
    return [...begun, ...coming];
  });

/** Also those in stacks; what goes on after midnight once. */
export const shownInWeek = (days: readonly (readonly GridCell[])[]): readonly Video[] =>
  inTimeOrder(days.flat().flatMap((cell) => (cell.kind === 'stack' ? cell.videos : [cell.video])));
