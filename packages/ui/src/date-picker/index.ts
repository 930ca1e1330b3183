export { Calendar, type CalendarProps, type DayMark } from './Calendar';
export { DatePicker, type DatePickerProps } from './DatePicker';
export type { DayRange } from './iso-date';
