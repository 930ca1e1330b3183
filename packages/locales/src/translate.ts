/**
 * The sentences for embeds: the part of i18next's format that our texts use (nested keys, `{{name}}`, plural suffixes by
 * the platform's rules) in a few lines, because an embed has no room for all of it. A test holds it equal to i18next.
 */

import { languageTag } from './languages';

/** Nested texts, as the JSON files hold them. */
export interface MessageTree {
  readonly [key: string]: string | MessageTree;
}

export type MessageValues = Readonly<Record<string, string | number>>;

/**
 * A sentence by its key, `feed.empty`; `count` chooses the plural form. Unknown keys answer themselves;
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

export function createTranslate(messages: MessageTree, language: string): Translate {
  const plurals = new Intl.PluralRules(languageTag(language));
  const pluralOf = (key: string, count: number) =>
    find(messages, `${key}_${plurals.select(count)}`) ?? find(messages, `${key}_other`);
  return (key, values = {}) => {
    const { count } = values;
    const plural = typeof count === 'number' ? pluralOf(key, count) : undefined;
    const text = plural ?? find(messages, key);
    return text === undefined ? key : fill(text, values);
  };
}
