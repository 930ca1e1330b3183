/** Sentences through i18next: one instance a page. */
import {
  i18nextCode,
  namespaces,
  type MessageTree,
  type Namespace,
  type Translate,
} from '@oshimado/locales';
import { createInstance } from 'i18next';

const instance = createInstance({
  fallbackLng: false,
  ns: namespaces,
  initAsync: false,
  // React escapes what it draws.
  interpolation: { escapeValue: false },
  resources: {},
});
void instance.init();

/** The sentences of a namespace in a language. */
export function i18nextTranslate(
  tree: MessageTree,
  language: string,
  namespace: Namespace,
): Translate {
  instance.addResourceBundle(i18nextCode(language), namespace, tree);
  return instance.getFixedT(i18nextCode(language), namespace);
}
