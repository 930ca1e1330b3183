/** Messages of i18next, with one instance per page. */
import {
  countedValues,
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
  // React escapes the text.
  interpolation: { escapeValue: false },
  resources: {},
});
void instance.init();

/** The sentences of a namespace in a language. i18next does not know how a number is shown, so the plural form is named. */
export function i18nextTranslate(
  tree: MessageTree,
  language: string,
  namespace: Namespace,
): Translate {
  instance.addResourceBundle(i18nextCode(language), namespace, tree);
  const translate = instance.getFixedT(i18nextCode(language), namespace);
  return (key, values = {}) => {
    const counted = countedValues(values, language);
    return counted
      ? translate([`${key}_${counted.form}`, `${key}_other`, key], counted.values)
      : translate(key, values);
  };
}
