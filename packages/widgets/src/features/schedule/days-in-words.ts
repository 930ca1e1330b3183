import { localeTag } from '@oshimado/domain';

/** Days (`2026-11-27`) from one to another, both included: "Fri, Nov 27 – Sun, Nov 29". */
export function daysInWords(from: string, to: string, language: string): string {
  const format = new Intl.DateTimeFormat(localeTag(language), {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });
  return from === to
    ? format.format(Date.parse(from))
    : format.formatRange(Date.parse(from), Date.parse(to));
}
