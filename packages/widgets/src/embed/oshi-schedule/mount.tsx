import { loadListMessages } from '../load-messages';
import { mountWith } from '../mount-in-shadow';
import { EmbedSchedule } from './EmbedSchedule';
import type { OshiScheduleEvents } from './events';
import type { ScheduleOptions } from './options';

export { scriptUrl } from '../script-url';

/** Draws a schedule into the shadow root of its element. */
export const mountOshiSchedule = mountWith<ScheduleOptions, OshiScheduleEvents>(
  EmbedSchedule,
  loadListMessages,
);
