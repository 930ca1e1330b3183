/** Time zones as a reader looks for them: by city, with what the clocks there say. */
import type { ComboboxOption } from '../combobox';

/** How far a zone is from UTC at a moment, such as `+09:00`. */
export function offsetOf(zone: string, at: number): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    timeZoneName: 'longOffset',
  }).formatToParts(at);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return name.replace('GMT', '') || '+00:00';
}

/** What a zone is called in a language, such as `Japan Standard Time`. */
const nameOf = (zone: string, at: number, locale: string) =>
  new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: 'longGeneric' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';

/** `America/Port-au-Prince` is looked for as Port-au-Prince, `America/New_York` as New York. */
const cityOf = (zone: string) => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

/** Minutes of an offset, for sorting. */
const minutesOf = (offset: string) => {
  const [hours = 0, minutes = 0] = offset.slice(1).split(':').map(Number);
  return (offset.startsWith('-') ? -1 : 1) * (hours * 60 + minutes);
};

/** One option a zone, from west to east. Zones that this platform does not know are left out. */
export function zoneOptions(
  zones: readonly string[],
  { at, locale }: { readonly at: number; readonly locale: string },
): readonly ComboboxOption[] {
  return zones
    .flatMap((zone) => {
      try {
        return [{ zone, offset: offsetOf(zone, at) }];
      } catch {
        // A stored zone may be older or newer than the platform's list.
        return [];
      }
    })
    .sort((a, b) => minutesOf(a.offset) - minutesOf(b.offset) || a.zone.localeCompare(b.zone, 'en'))
    .map(({ zone, offset }) => ({
      value: zone,
      label: cityOf(zone),
      hint: offset,
      keywords: `${zone} ${nameOf(zone, at, locale)}`,
    }));
}
