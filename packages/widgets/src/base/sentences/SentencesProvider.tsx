/**
 * The language of the page and its sentences, changed without a reload. A component that needs a namespace which is not loaded
 * suspends, as it does for its code.
 */
import type { UiLanguage } from '@oshimado/domain';
import {
  createTranslate,
  type MessageKey,
  type Namespace,
  type Translate,
} from '@oshimado/locales';
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
import { reportError } from '../reporting/report';
import { createTranslators, type Format, type Messages } from './translators';

/** The language of the page and its sentences. From `useLanguage`. */
export interface Sentences {
  readonly language: UiLanguage;
  /** Whether `override` decides the language, so that a choice would show nothing. */
  readonly isOverridden: boolean;
  /** Sentences of the namespace `portal`. */
  readonly t: Translate<MessageKey<'portal'>>;
  /** Sentences of the namespace `widgets`. */
  readonly tWidgets: Translate<MessageKey<'widgets'>>;
  /** Loads a language and switches to it. The old one stays on screen until then; rejects if it could not be loaded. */
  readonly changeLanguage: (language: UiLanguage) => Promise<void>;
  /** The sentences of a namespace; of those that did not come with the page, always the same promise. */
  readonly translatorOf: (namespace: Namespace) => Translate | Promise<Translate>;
}

const SentencesContext = createContext<Sentences | null>(null);

/** Props of `SentencesProvider`. */
export interface SentencesProviderProps {
  /** The language of the first drawing. */
  readonly initial: UiLanguage;
  /** Sentences that are loaded already; at least those of the namespaces `portal` and `widgets`. */
  readonly messages: Messages;
  /** A language that goes before the chosen one; "the query parameter lang overrides the language". Default none. */
  readonly override?: UiLanguage | null;
  /** Makes translators of sentences that are loaded later. Default the formatter of `@oshimado/locales`. */
  readonly format?: Format;
  readonly children: ReactNode;
}

/** Gives the parts inside it a language and its sentences. Other namespaces and languages are loaded when they are wanted. */
export function SentencesProvider(props: SentencesProviderProps) {
  const { initial, messages, override = null, format = createTranslate, children } = props;
  const [translators] = useState(() => createTranslators(initial, messages, format));
  const [language, setLanguage] = useState(initial);
  const isOverridden = override !== null;

  const changeLanguage = useCallback(
    async (next: UiLanguage) => {
      await translators.loadLanguage(next);
      startTransition(() => setLanguage(next));
    },
    [translators],
  );
  useEffect(() => {
    if (override !== null && override !== language) changeLanguage(override).catch(reportError);
  }, [override, language, changeLanguage]);

  const value = useMemo<Sentences>(
    () => ({
      language,
      isOverridden,
      t: translators.first(language, 'portal'),
      tWidgets: translators.first(language, 'widgets'),
      changeLanguage,
      translatorOf: (namespace) => translators.translatorOf(language, namespace),
    }),
    [translators, language, isOverridden, changeLanguage],
  );
  return <SentencesContext value={value}>{children}</SentencesContext>;
}

/** Props of `LoadedSentencesProvider`. */
export interface LoadedSentencesProviderProps {
  readonly language: UiLanguage;
  /** Sentences by namespace, all that the parts inside ask for. The same object for each language. */
  readonly messages: Messages;
  readonly children: ReactNode;
}

/** Sentences of one language that are loaded already, for a page that changes its language by drawing again. */
export function LoadedSentencesProvider({
  language,
  messages,
  children,
}: LoadedSentencesProviderProps) {
  const value = useMemo<Sentences>(() => {
    const translators = new Map<Namespace, Translate>();
    const translatorOf = (namespace: Namespace) => {
      const known = translators.get(namespace);
      if (known) return known;
      const made = createTranslate(messages[namespace] ?? {}, language);
      translators.set(namespace, made);
      return made;
    };
    return {
      language,
      isOverridden: true,
      t: translatorOf('portal'),
      tWidgets: translatorOf('widgets'),
      changeLanguage: () => Promise.resolve(),
      translatorOf,
    };
  }, [language, messages]);
  return <SentencesContext value={value}>{children}</SentencesContext>;
}

/** The sentences of the nearest `SentencesProvider`. Throws an `Error` outside of one. */
export function useLanguage(): Sentences {
  const value = useContext(SentencesContext);
  if (!value) {
    throw new Error(
      'Oshimado: a part needs <SentencesProvider initial="en" messages={…}> around it.',
    );
  }
  return value;
}

/** Sentences of a namespace, `portal` by default. While they are loaded, the component suspends. */
export function useTranslate(): Translate<MessageKey<'portal'>>;
export function useTranslate<N extends Namespace>(namespace: N): Translate<MessageKey<N>>;
export function useTranslate(namespace: Namespace = 'portal'): Translate {
  const translate = useLanguage().translatorOf(namespace);
  return translate instanceof Promise ? use(translate) : translate;
}
