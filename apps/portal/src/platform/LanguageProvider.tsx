/**
 * The language of the page. Sentences of the language in which it was loaded are formatted by the translator of the server; those of a
 * language that is chosen later by i18next, which is loaded with the first of them (decision 5). A test of the locales compares both.
 */
import type { UiLanguage } from '@oshimado/domain';
import { createTranslate, languageTag } from '@oshimado/locales';
import {
  SentencesProvider,
  useLanguage,
  type Format,
  type Messages,
} from '@oshimado/widgets/internal/base/sentences';
import { useEffect, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { offeredLanguage } from './page-language';

const i18nextFormat: Format = async (tree, language, namespace) =>
  (await import('./i18next')).i18nextTranslate(tree, language, namespace);

const formatFrom =
  (initial: UiLanguage): Format =>
  (tree, language, namespace) =>
    import.meta.env.SSR || language === initial
      ? createTranslate(tree, language)
      : i18nextFormat(tree, language, namespace);

function LanguageOnRoot() {
  const { language } = useLanguage();
  useEffect(() => {
    const tag = languageTag(language);
    // Set again, it would make the browser find all styles of the page again.
    if (document.documentElement.lang !== tag) document.documentElement.lang = tag;
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
  const [format] = useState(() => formatFrom(initial));
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
