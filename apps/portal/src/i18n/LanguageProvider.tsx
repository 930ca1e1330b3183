/**
 * The language of the page: sentences through i18next, one instance a page, changed without a reload. A component that needs
 * a namespace which is not there yet waits for it as it waits for its code.
 */
import type { UiLanguage } from '@oshimado/domain';
import {
  createTranslate,
  i18nextCode,
  languageTag,
  type MessageKey,
  type Translate,
} from '@oshimado/locales';
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
  /** The sentences of a namespace; the same promise for each language and namespace, settled where they are there. */
  readonly translatorOf: (namespace: Namespace) => Promise<Translate>;
}

const LanguageContext = createContext<LanguageContextValue | null>(null);

function addMessages(instance: i18n, language: string, messages: Messages) {
  for (const namespace of namespaces) {
    const tree = messages[namespace];
    if (tree) instance.addResourceBundle(i18nextCode(language), namespace, tree);
  }
}

function createI18n(language: UiLanguage, messages: Messages): i18n {
  const instance = createInstance({
    lng: i18nextCode(language),
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
  /** By language and namespace. */
  readonly translators: Map<string, Promise<Translate>>;
  /** Namespaces some component asked for: another language is fetched with all of them. */
  readonly wanted: Set<Namespace>;
}

interface LanguageProviderProps {
  readonly initial: UiLanguage;
  /** Those that came with the page. What is fetched later is added, so that a server can send it along. */
  readonly messages: Messages;
  readonly children: ReactNode;
}

/**
 * Translate function of a loaded namespace. A server renders once in one language and uses `createTranslate`, because i18next
 * costs a sixth of a rendering; a test of the locales holds both equal.
 */
function translatorIn(
  instance: i18n,
  language: UiLanguage,
  namespace: Namespace,
  messages: Messages,
): Translate {
  const tree = messages[namespace];
  return import.meta.env.SSR && tree
    ? createTranslate(tree, language)
    : instance.getFixedT(i18nextCode(language), namespace);
}

/** A promise that React need not wait for: what it reads off a promise once that has settled is there already. */
const settled = (translate: Translate) =>
  Object.assign(Promise.resolve(translate), { status: 'fulfilled', value: translate });

function translatorOf(
  { instance, translators }: Sentences,
  language: UiLanguage,
  namespace: Namespace,
  into: Messages,
): Promise<Translate> {
  const key = `${language}/${namespace}`;
  const known = translators.get(key);
  if (known) return known;
  const fetchIt = async () => {
    try {
      const messages = await loadNamespaces(language, [namespace]);
      addMessages(instance, language, messages);
      Object.assign(into, messages);
      return translatorIn(instance, language, namespace, into);
    } catch (error) {
      // The next who asks tries again.
      translators.delete(key);
      throw error;
    }
  };
  const promise = instance.hasResourceBundle(i18nextCode(language), namespace)
    ? settled(translatorIn(instance, language, namespace, into))
    : fetchIt();
  translators.set(key, promise);
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
    translators: new Map(),
    wanted: new Set(namespaces.filter((namespace) => messages[namespace])),
  }));
  const [language, setLanguage] = useState(initial);

  const changeLanguage = useCallback(
    async (next: UiLanguage) => {
      const { instance, wanted } = sentences;
      const missing = [...wanted].filter(
        (name) => !instance.hasResourceBundle(i18nextCode(next), name),
      );
      addMessages(instance, next, await loadNamespaces(next, missing));
      startTransition(() => setLanguage(next));
    },
    [sentences],
  );
  const isOverridden = useOverride(language, changeLanguage);

  useEffect(() => {
    document.documentElement.lang = languageTag(language);
  }, [language]);

  const value = useMemo<LanguageContextValue>(() => {
    const { instance, wanted } = sentences;
    return {
      language,
      isOverridden,
      t: translatorIn(instance, language, 'portal', messages),
      tWidgets: translatorIn(instance, language, 'widgets', messages),
      changeLanguage,
      translatorOf: (namespace) => {
        wanted.add(namespace);
        return translatorOf(sentences, language, namespace, messages);
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
  return use(useLanguage().translatorOf(namespace));
}
