export { ScheduleStream, type ScheduleStreamProps } from './ScheduleStream';
