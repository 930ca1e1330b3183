export { foldDays } from './fold-schedule';
export {
  scheduleIn,
  scheduleParameters,
  writeSchedule,
  type SchedulePlace,
} from './schedule-place';
export { SchedulePage } from './SchedulePage';
