export { DatePicker, type DatePickerProps } from './DatePicker';
export type { DayRange } from './iso-date';
