/** The language of the page: sentences through i18next, one instance a page, changed without a reload. */
import type { UiLanguage } from '@oshimado/domain';
import type { Translate } from '@oshimado/locales';
import { createInstance, type i18n } from 'i18next';
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import { loadAllMessages, namespaces, type Messages } from './messages';

interface LanguageContextValue {
  readonly language: UiLanguage;
  /** Sentences of the portal itself. */
  readonly t: Translate;
  /** Sentences of the widgets. */
  readonly tWidgets: Translate;
  /** Fetches the language and switches to it; the old one stays on screen until then, and when it cannot be had. */
  readonly changeLanguage: (language: UiLanguage) => Promise<void>;
}

const LanguageContext = createContext<LanguageContextValue | null>(null);

const addMessages = (instance: i18n, language: string, messages: Messages) =>
  namespaces.forEach((namespace) =>
    instance.addResourceBundle(language, namespace, messages[namespace]),
  );

function createI18n(language: UiLanguage, messages: Messages): i18n {
  const instance = createInstance({
    lng: language,
    fallbackLng: false,
    ns: namespaces,
    defaultNS: 'portal',
    initAsync: false,
    // React escapes what it draws.
    interpolation: { escapeValue: false },
    resources: {},
  });
  void instance.init();
  addMessages(instance, language, messages);
  return instance;
}

interface LanguageProviderProps {
  readonly initial: UiLanguage;
  readonly messages: Messages;
  readonly children: ReactNode;
}

export function LanguageProvider({ initial, messages, children }: LanguageProviderProps) {
  const [instance] = useState(() => createI18n(initial, messages));
  const [language, setLanguage] = useState(initial);

  const changeLanguage = useCallback(
    async (next: UiLanguage) => {
      if (!instance.hasResourceBundle(next, 'portal')) {
        addMessages(instance, next, await loadAllMessages(next));
      }
      setLanguage(next);
    },
    [instance],
  );

  useEffect(() => {
    document.documentElement.lang = language.startsWith('lol') ? 'en' : language;
  }, [language]);

  const value = useMemo<LanguageContextValue>(
    () => ({
      language,
      t: instance.getFixedT(language, 'portal'),
      tWidgets: instance.getFixedT(language, 'widgets'),
      changeLanguage,
    }),
    [instance, language, changeLanguage],
  );
  return <LanguageContext value={value}>{children}</LanguageContext>;
}

export function useLanguage(): LanguageContextValue {
  const value = useContext(LanguageContext);
  if (!value) throw new Error('useLanguage needs a LanguageProvider above it.');
  return value;
}

/** Sentences of the portal. */
export const useTranslate = (): Translate => useLanguage().t;
