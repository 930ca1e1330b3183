import { COUNT_DIGITS } from '../limits';
import { localeTag } from './locale';

const formats = new Map<string, Intl.NumberFormat>();

/** "Numbers use a compact format with 3 significant digits", in the given language. */
export function formatCount(value: number, language: string): string {
  let format = formats.get(language);
  if (!format) {
    format = new Intl.NumberFormat(localeTag(language), {
      notation: 'compact',
      maximumSignificantDigits: COUNT_DIGITS,
    });
    formats.set(language, format);
  }
  return format.format(value);
}
