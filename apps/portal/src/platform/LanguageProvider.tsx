/**
 * The language of the page. Messages embedded in the document are formatted by the translator of the server; all others by i18next,
 * which is loaded with the first of them (decision 5). A test of the locales compares both.
 */
import type { UiLanguage } from '@oshimado/domain';
import { createTranslate, languageTag } from '@oshimado/locales';
import {
  SentencesProvider,
  useLanguage,
  type Format,
  type Messages,
} from '@oshimado/widgets/internal/base/sentences';
import { useEffect, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { offeredLanguage } from './page-language';

/** A server renders once in one language, where i18next would take a sixth of the time. */
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
  /** Messages embedded in the document. */
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
