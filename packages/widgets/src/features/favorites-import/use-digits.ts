import { localeTag } from '@oshimado/domain';
import { useLanguage } from '../../base/sentences';

/** Writes a limit with all of its digits, as the viewer's language groups them. */
export function useDigits(): (value: number) => string {
  const { language } = useLanguage();
  const format = new Intl.NumberFormat(localeTag(language));
  return (value) => format.format(value);
}
