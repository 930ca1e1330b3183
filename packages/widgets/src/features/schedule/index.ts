export { daysOfHead } from './agenda-days';
export { foldDays } from './fold-schedule';
export { shortDay } from './days-in-words';
export {
  scheduleIn,
  scheduleParameters,
  writeSchedule,
  type SchedulePlace,
} from './schedule-place';
export { SchedulePage, type SchedulePageProps } from './SchedulePage';
