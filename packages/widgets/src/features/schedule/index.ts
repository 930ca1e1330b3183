export { daysOfHead } from './agenda-days';
export { shortDay } from './days-in-words';
export {
  scheduleIn,
  scheduleParameters,
  writeSchedule,
  type SchedulePlace,
} from './schedule-place';
export { SchedulePage, type SchedulePageProps } from './SchedulePage';
