import { localeTag } from '@oshimado/domain';
import { useDeviceState } from '../../base/device';
import { useLanguage } from '../../base/sentences';

/** Writes an ISO time as date and time of day, in the zone of the settings. */
export function useTime(): (time: string) => string {
  const { language } = useLanguage();
  const timeZone = useDeviceState((state) => state.timeZone) ?? undefined;
  const format = { dateStyle: 'medium', timeStyle: 'short', timeZone } as const;
  return (time) => new Date(time).toLocaleString(localeTag(language), format);
}
