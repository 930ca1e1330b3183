import { createInstance } from 'i18next';
import { describe, expect, test } from 'vitest';
import {
  createTranslate,
  languages,
  loadMessages,
  namespaces,
  type MessageKey,
  type MessageTree,
  type Translate,
} from './index';

const leaves = (tree: MessageTree, path = ''): [key: string, text: string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value]] : leaves(value, `${path}${key}.`),
  );

const SUFFIX = /_(zero|one|two|few|many|other)$/;
const stem = (key: string) => key.replace(SUFFIX, '');
const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name);
const COUNTS = [0, 1, 2, 5, 11, 21];

describe.each(namespaces)('namespace %s', (namespace) => {
  test.each(languages)('%s has exactly the sentences of English', async (language) => {
    const english = leaves(await loadMessages('en', namespace)).map(([key]) => stem(key));
    const texts = leaves(await loadMessages(language, namespace));
    expect(new Set(texts.map(([key]) => stem(key)))).toEqual(new Set(english));
    expect(texts.filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  test.each(languages)('%s has every plural form its language needs', async (language) => {
    const keys = new Set(leaves(await loadMessages(language, namespace)).map(([key]) => key));
    const plural = [...keys].filter((key) => SUFFIX.test(key)).map(stem);
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const missing = plural.flatMap((key) =>
      forms.map((form) => `${key}_${form}`).filter((wanted) => !keys.has(wanted)),
    );
    expect(missing).toEqual([]);
  });

  test.each(languages)('%s fills the same places as English', async (language) => {
    const english = new Map(
      leaves(await loadMessages('en', namespace)).map(([key, text]) => [
        stem(key),
        placeholders(text),
      ]),
    );
    for (const [key, text] of leaves(await loadMessages(language, namespace))) {
      expect([key, new Set(placeholders(text))]).toEqual([key, new Set(english.get(stem(key)))]);
    }
  });

  test.each(languages)(
    'the formatter of the embeds answers in %s as i18next does',
    async (language) => {
      const messages = await loadMessages(language, namespace);
      const i18n = createInstance();
      await i18n.init({
        lng: language,
        fallbackLng: false,
        interpolation: { escapeValue: false },
        resources: { [language]: { translation: messages } },
      });
      const translate = createTranslate(messages, language);
      const values = { formatted: '1.2K', title: '<b>&"', time: 'now', duration: '1:02', page: 3 };
      for (const [key] of leaves(messages)) {
        for (const count of COUNTS) {
          const given = { ...values, count };
          expect(translate(stem(key), given)).toBe(i18n.t(stem(key), given));
        }
        expect(translate(stem(key), values)).toBe(i18n.t(stem(key), values));
      }
    },
  );
});

test('an unknown key answers itself, and inherited names are no keys', () => {
  const translate = createTranslate({ a: { b: 'c' } }, 'en');
  expect(translate('a.x')).toBe('a.x');
  expect(translate('constructor.name')).toBe('constructor.name');
  expect(translate('a')).toBe('a');
});

test('an unknown language is answered in English', async () => {
  expect(await loadMessages('xx', 'widgets')).toEqual(await loadMessages('en', 'widgets'));
});

test('a key that English does not have does not compile', async () => {
  const messages = await loadMessages('en', 'widgets');
  const translate: Translate<MessageKey<'widgets'>> = createTranslate(messages, 'en');
  expect(translate('card.viewers', { count: 1, formatted: '1' })).toBe('1 viewer');
  // @ts-expect-error: a slip of the pen
  expect(translate('feed.emty')).toBe('feed.emty');
  // @ts-expect-error: `count` chooses the form, not the caller
  expect(translate('card.viewers_one', { formatted: '1' })).toBe('1 viewer');
});
