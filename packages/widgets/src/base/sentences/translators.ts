/** The translators of one page, by language and namespace: those that came with it, and those loaded since. */
import type { UiLanguage } from '@oshimado/domain';
import {
  createTranslate,
  loadMessages,
  type MessageTree,
  type Namespace,
  type Translate,
} from '@oshimado/locales';
import { LoadError } from '../reporting/load-error';

/** Sentences by namespace. */
export type Messages = { [N in Namespace]?: MessageTree };

/** Namespaces that every page needs. */
export const firstNamespaces = ['portal', 'widgets'] as const satisfies readonly Namespace[];

/** Makes a translator of loaded sentences. */
export type Format = (
  tree: MessageTree,
  language: UiLanguage,
  namespace: Namespace,
) => Translate | Promise<Translate>;

const keyOf = (language: UiLanguage, namespace: Namespace) => `${language}/${namespace}`;

/** `messages` gains what is loaded later in the same language, so that a server can send it along with the page. */
export function createTranslators(initial: UiLanguage, messages: Messages, format: Format) {
  const loaded = new Map<string, Translate>();
  const promises = new Map<string, Promise<Translate>>();
  const wanted = new Set<Namespace>();

  for (const [name, tree] of Object.entries(messages)) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of messages are namespaces
    const namespace = name as Namespace;
    wanted.add(namespace);
    loaded.set(keyOf(initial, namespace), createTranslate(tree, initial));
  }

  async function load(language: UiLanguage, namespace: Namespace): Promise<Translate> {
    const tree = await loadMessages(language, namespace);
    if (language === initial) messages[namespace] = tree;
    const translate = await format(tree, language, namespace);
    loaded.set(keyOf(language, namespace), translate);
    return translate;
  }

  function translatorOf(
    language: UiLanguage,
    namespace: Namespace,
  ): Translate | Promise<Translate> {
    const key = keyOf(language, namespace);
    // Sentences that were waited for stay a promise: React continues a component by calling it again, and the hooks after `use` are
    // only right if it meets `use` again.
    const known = promises.get(key) ?? loaded.get(key);
    if (known) return known;
    const promise = load(language, namespace).catch((cause: unknown) => {
      throw new LoadError(cause, () => promises.delete(key));
    });
    promises.set(key, promise);
    return promise;
  }

  return {
    /** Of sentences that did not come with the page, always the same promise. */
    translatorOf(language: UiLanguage, namespace: Namespace): Translate | Promise<Translate> {
      wanted.add(namespace);
      return translatorOf(language, namespace);
    },
    /** Loads another language with every namespace that was wanted so far; asked again after a failure, it tries again. */
    async loadLanguage(language: UiLanguage): Promise<void> {
      const all = [...wanted].map(async (namespace) => translatorOf(language, namespace));
      const failures = (await Promise.allSettled(all)).flatMap((result) =>
        result.status === 'rejected' ? [result.reason as unknown] : [],
      );
      for (const failure of failures) if (failure instanceof LoadError) failure.forget();
      if (failures.length > 0) throw failures[0];
    },
    /** Of a namespace that every page has. */
    first(language: UiLanguage, namespace: (typeof firstNamespaces)[number]): Translate {
      const translate = loaded.get(keyOf(language, namespace));
      if (!translate) throw new Error(`The sentences ${namespace} of ${language} are not loaded.`);
      return translate;
    },
  };
}
