import { dateFormat } from '@oshimado/domain';
import { useWidgets } from '../context';
import { useLanguage } from '../sentences';

/**
 * Writes moments as date and time of day, such as "Jan 10, 2026, 9:00 PM", in the viewer's language and time zone. Takes epoch
 * milliseconds or an ISO time.
 */
export function useFormatTime(): (time: number | string) => string {
  const { language } = useLanguage();
  const { timeZone } = useWidgets();
  const format = dateFormat(language, timeZone, { dateStyle: 'medium', timeStyle: 'short' });
  return (time) => format.format(typeof time === 'string' ? Date.parse(time) : time);
}
