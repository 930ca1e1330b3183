/** Names of languages in the language of the page. */
import { localeTag, TL_LANGUAGES, type StoredTlLanguage } from '@oshimado/domain';
import { useMemo } from 'react';
import { useLanguage } from './SentencesProvider';

/** Names languages for readers of this locale. What is no code of a language, as other sites may send, stays as it is. */
export function languageNamer(locale: string): (code: string) => string {
  // Made with the first name: a page may have none, and the first formatter of `Intl` takes a long task on a slow phone.
  let names: Intl.DisplayNames | undefined;
  return (code) => {
    try {
      names ??= new Intl.DisplayNames(locale, { type: 'language' });
      return names.of(code) ?? code;
    } catch {
      // `of` throws a RangeError for what is no code of a language.
      return code;
    }
  };
}

export function useLanguageName(): (code: string) => string {
  const { language } = useLanguage();
  return useMemo(() => languageNamer(localeTag(language)), [language]);
}

/** The languages of translations, for a `Select`. */
export function useTlLanguageOptions(): readonly { value: StoredTlLanguage; label: string }[] {
  const nameOf = useLanguageName();
  return useMemo(() => TL_LANGUAGES.map((value) => ({ value, label: nameOf(value) })), [nameOf]);
}
