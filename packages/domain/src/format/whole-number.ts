import { localeTag } from './locale';

/** A count in full digits, where somebody works with it: two lines more or less are seen. */
export const formatWhole = (value: number, language: string): string =>
  new Intl.NumberFormat(localeTag(language)).format(value);
