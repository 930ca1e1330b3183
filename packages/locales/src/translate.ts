/**
 * The translator of embeds, which have no room for i18next: the part of its format that our texts use (nested keys, `{{name}}`,
 * plural suffixes). A test compares it with i18next.
 */

import { countedValues, type MessageValues } from './counted';

/** Nested texts, as the JSON files hold them. */
export interface MessageTree {
  readonly [key: string]: string | MessageTree;
}

/**
 * A sentence by its key, `feed.empty`. `count` or `whole` chooses the plural form, and `{{formatted}}` is that number, in short or with
 * all digits; the form is that of the number as it is shown. Unknown keys are returned as they are;
 * `Translate<MessageKey<'widgets'>>` does not accept them. Default: any key.
 */
export type Translate<Key extends string = string> = (key: Key, values?: MessageValues) => string;

const find = (messages: MessageTree, key: string): string | undefined => {
  const found = key
    .split('.')
    .reduce<string | MessageTree | undefined>(
      (node, part) =>
        typeof node === 'object' && Object.hasOwn(node, part) ? node[part] : undefined,
      messages,
    );
  return typeof found === 'string' ? found : undefined;
};

const fill = (text: string, values: MessageValues) =>
  text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => String(values[name] ?? place));

/**
 * A function that returns the sentence of a key, filled with the values, for messages that are loaded. A key without a
 * sentence is returned as it is, and so is a `{{name}}` without a value.
 */
export function createTranslate(messages: MessageTree, language: string): Translate {
  return (key, values = {}) => {
    const counted = countedValues(values, language);
    const plural = counted
      ? (find(messages, `${key}_${counted.form}`) ?? find(messages, `${key}_other`))
      : undefined;
    const text = plural ?? find(messages, key);
    return text === undefined ? key : fill(text, counted?.values ?? values);
  };
}
