/**
 * The language of the page. Sentences that came with it are formatted as the server formatted them; all others go through
 * i18next, which is fetched with the first of them (decision 5). A test of the locales holds both equal.
 */
import type { UiLanguage } from '@oshimado/domain';
import { createTranslate, languageTag } from '@oshimado/locales';
import {
  SentencesProvider,
  useLanguage,
  type Format,
  type Messages,
} from '@oshimado/widgets/sentences';
import { useEffect, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { offeredLanguage } from './page-language';

/** A server draws once in one language; i18next costs a sixth of a drawing. */
const format: Format = import.meta.env.SSR
  ? createTranslate
  : async (tree, language, namespace) =>
      (await import('./i18next')).i18nextTranslate(tree, language, namespace);

function LanguageOnRoot() {
  const { language } = useLanguage();
  useEffect(() => {
    document.documentElement.lang = languageTag(language);
  }, [language]);
  return null;
}

interface LanguageProviderProps {
  readonly initial: UiLanguage;
  /** Those that came with the page. */
  readonly messages: Messages;
  readonly children: ReactNode;
}

export function LanguageProvider({ initial, messages, children }: LanguageProviderProps) {
  const [search] = useSearchParams();
  return (
    <SentencesProvider
      initial={initial}
      messages={messages}
      override={offeredLanguage(search.get('lang'))}
      format={format}
    >
      <LanguageOnRoot />
      {children}
    </SentencesProvider>
  );
}
