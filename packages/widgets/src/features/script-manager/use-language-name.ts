import { localeTag } from '@oshimado/domain';
import { useMemo } from 'react';
import { useLanguage } from '../../base/sentences';

/** Names languages in the language of the page. */
export function useLanguageName(): (code: string) => string {
  const { language } = useLanguage();
  return useMemo(() => {
    const names = new Intl.DisplayNames(localeTag(language), { type: 'language' });
    return (code) => names.of(code) ?? code;
  }, [language]);
}
