import { localeTag, TL_LANGUAGES } from '@oshimado/domain';
import type { SelectOption } from '@oshimado/ui/select';
import { useMemo } from 'react';
import { useLanguage } from '../../base/sentences';

/** Languages of translations, named in the viewer's language. */
export function useLanguageOptions(): readonly SelectOption[] {
  const { language } = useLanguage();
  return useMemo(() => {
    const names = new Intl.DisplayNames(localeTag(language), { type: 'language' });
    return TL_LANGUAGES.map((value) => ({ value, label: names.of(value) ?? value }));
  }, [language]);
}
