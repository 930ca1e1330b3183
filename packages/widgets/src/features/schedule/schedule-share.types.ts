/** What the entries that pass a schedule on need to know of it. */
import type { FoldedVideos } from '@oshimado/domain';
import type { ScheduleFiltersProps } from './ScheduleFilters';

export interface ScheduleShareProps extends ScheduleFiltersProps {
  /** The rows that are shown at this moment, by their start. */
  readonly getShown: () => FoldedVideos;
}
