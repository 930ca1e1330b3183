/**
 * The language of the page: sentences through i18next, one instance a page, changed without a reload. A component that needs
 * a namespace which is not there yet waits for it as it waits for its code.
 */
import type { UiLanguage } from '@oshimado/domain';
import type { MessageKey, Translate } from '@oshimado/locales';
import { createInstance, type i18n } from 'i18next';
import {
  createContext,
  startTransition,
  use,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import { useSearchParams } from 'react-router-dom';
import { offeredLanguage } from '../app/page-language';
import { reportError } from '../errors/report';
import { loadNamespaces, namespaces, type Messages, type Namespace } from './messages';

interface LanguageContextValue {
  readonly language: UiLanguage;
  /** Whether the address decides the language (`lang`), so that a choice shows nothing. */
  readonly isOverridden: boolean;
  /** Sentences of the frame: of the portal itself. */
  readonly t: Translate<MessageKey<'portal'>>;
  /** Sentences of the widgets. */
  readonly tWidgets: Translate<MessageKey<'widgets'>>;
  /** Fetches the language and switches to it; the old one stays on screen until then, and when it cannot be had. */
  readonly changeLanguage: (language: UiLanguage) => Promise<void>;
  /** The sentences of a namespace, or the promise of them. */
  readonly translatorOf: <N extends Namespace>(
    namespace: N,
  ) => Translate<MessageKey<N>> | Promise<void>;
}

const LanguageContext = createContext<LanguageContextValue | null>(null);

function addMessages(instance: i18n, language: string, messages: Messages) {
  for (const namespace of namespaces) {
    const tree = messages[namespace];
    if (tree) instance.addResourceBundle(language, namespace, tree);
  }
}

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

interface Sentences {
  readonly instance: i18n;
  /** Promises of namespaces on their way, by language and name. */
  readonly pending: Map<string, Promise<void>>;
  /** Namespaces some component asked for: another language is fetched with all of them. */
  readonly wanted: Set<Namespace>;
}

interface LanguageProviderProps {
  readonly initial: UiLanguage;
  /** Those that came with the page. What is fetched later is added, so that a server can send it along. */
  readonly messages: Messages;
  readonly children: ReactNode;
}

function fetchNamespace(
  { instance, pending }: Sentences,
  language: UiLanguage,
  namespace: Namespace,
  into: Messages,
): Promise<void> {
  const key = `${language}/${namespace}`;
  const asked = pending.get(key);
  if (asked) return asked;
  const promise = loadNamespaces(language, [namespace]).then(
    (messages) => {
      addMessages(instance, language, messages);
      Object.assign(into, messages);
    },
    (error: unknown) => {
      pending.delete(key);
      throw error;
    },
  );
  pending.set(key, promise);
  return promise;
}

/** "The query parameter lang overrides the language." */
function useOverride(language: UiLanguage, change: (language: UiLanguage) => Promise<void>) {
  const [search] = useSearchParams();
  const override = offeredLanguage(search.get('lang'));
  useEffect(() => {
    if (override !== null && override !== language) change(override).catch(reportError);
  }, [override, language, change]);
  return override !== null;
}

export function LanguageProvider({ initial, messages, children }: LanguageProviderProps) {
  const [sentences] = useState<Sentences>(() => ({
    instance: createI18n(initial, messages),
    pending: new Map(),
    wanted: new Set(namespaces.filter((namespace) => messages[namespace])),
  }));
  const [language, setLanguage] = useState(initial);

  const changeLanguage = useCallback(
    async (next: UiLanguage) => {
      const { instance, wanted } = sentences;
      const missing = [...wanted].filter((name) => !instance.hasResourceBundle(next, name));
      addMessages(instance, next, await loadNamespaces(next, missing));
      startTransition(() => setLanguage(next));
    },
    [sentences],
  );
  const isOverridden = useOverride(language, changeLanguage);

  useEffect(() => {
    document.documentElement.lang = language.startsWith('lol') ? 'en' : language;
  }, [language]);

  const value = useMemo<LanguageContextValue>(() => {
    const { instance, wanted } = sentences;
    return {
      language,
      isOverridden,
      t: instance.getFixedT(language, 'portal'),
      tWidgets: instance.getFixedT(language, 'widgets'),
      changeLanguage,
      translatorOf: (namespace) => {
        wanted.add(namespace);
        return instance.hasResourceBundle(language, namespace)
          ? instance.getFixedT(language, namespace)
          : fetchNamespace(sentences, language, namespace, messages);
      },
    };
  }, [sentences, language, isOverridden, changeLanguage, messages]);
  return <LanguageContext value={value}>{children}</LanguageContext>;
}

export function useLanguage(): LanguageContextValue {
  const value = useContext(LanguageContext);
  if (!value) throw new Error('useLanguage needs a LanguageProvider above it.');
  return value;
}

/** Sentences of a namespace, the frame's by default. One that is not there yet is waited for (Suspense). */
export function useTranslate(): Translate<MessageKey<'portal'>>;
export function useTranslate<N extends Namespace>(namespace: N): Translate<MessageKey<N>>;
export function useTranslate(namespace: Namespace = 'portal'): Translate {
  const { translatorOf } = useLanguage();
  const found = translatorOf(namespace);
  if (!(found instanceof Promise)) return found as Translate;
  use(found);
  // The promise is kept, its sentences are there now.
  return translatorOf(namespace) as Translate;
}
