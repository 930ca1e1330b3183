import { localeTag } from './locale';

/** A count with all digits, for pages where small differences matter. */
export const formatWhole = (value: number, language: string): string =>
  new Intl.NumberFormat(localeTag(language)).format(value);
