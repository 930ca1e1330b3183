export { TimeZonePicker, type TimeZonePickerProps } from './TimeZonePicker';
