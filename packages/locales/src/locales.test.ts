import { createInstance } from 'i18next';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  createTranslate,
  i18nextCode,
  isLanguage,
  languageCredit,
  languageNames,
  languages,
  languageTag,
  loadElementsMessages,
  loadBadgeMessages,
  loadMessages,
  loadMultiviewMessages,
  loadTranslationsMessages,
  loadWatchMessages,
  loadWidgetMessages,
  namespaces,
  pseudoLanguages,
  pseudoMessages,
  shortNumber,
  type MessageKey,
  type MessageTree,
  type Namespace,
  type Translate,
} from './index';
import { fullLanguages, overlayLanguages } from './languages';
import { withOverlay } from './overlay';
import * as widgetMessages from './widgets';
import { leaves } from './testing/leaves';

const SUFFIX = /_(zero|one|two|few|many|other)$/;
const stem = (key: string) => key.replace(SUFFIX, '');
const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name);
const COUNTS = [0, 1, 2, 5, 11, 21, 1_000_000];

const overlayOf = async (language: string) =>
  ((await import(`./overlays/${language}.json`)) as { default: MessageTree }).default;

test.each(fullLanguages)('%s is loaded from its own folder', async (language) => {
  const { default: own } = (await import(`../src/${language}/notices.json`)) as {
    default: MessageTree;
  };
  expect(await loadMessages(language, 'notices')).toMatchObject(own);
});

describe.each(namespaces)('namespace %s', (namespace) => {
  test.each(fullLanguages)('%s has exactly the sentences of English', async (language) => {
    const english = leaves(await loadMessages('en', namespace)).map(([key]) => stem(key));
    const texts = leaves(await loadMessages(language, namespace));
    expect(new Set(texts.map(([key]) => stem(key)))).toEqual(new Set(english));
    expect(texts.filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  test.each(fullLanguages)('%s has every plural form its language needs', async (language) => {
    const keys = new Set(leaves(await loadMessages(language, namespace)).map(([key]) => key));
    const plural = [...keys].filter((key) => SUFFIX.test(key)).map(stem);
    const rules = new Intl.PluralRules(languageTag(language));
    const forms = rules.resolvedOptions().pluralCategories;
    const missing = plural.flatMap((key) =>
      forms.map((form) => `${key}_${form}`).filter((wanted) => !keys.has(wanted)),
    );
    expect(missing).toEqual([]);
  });

  test.each(languages)('%s fills the same places as English', async (language) => {
    const english = new Map<string, Set<string | undefined>>();
    for (const [key, text] of leaves(await loadMessages('en', namespace))) {
      const places = english.get(stem(key)) ?? new Set();
      for (const place of placeholders(text)) places.add(place);
      english.set(stem(key), places);
    }
    // A plural form may say the number in words: "one video".
    const wrong = leaves(await loadMessages(language, namespace)).filter(([key, text]) => {
      const places = new Set(placeholders(text));
      const wanted = english.get(stem(key)) ?? new Set();
      const isForm = SUFFIX.test(key);
      const missing = [...wanted].filter((place) => !places.has(place));
      const strange = [...places].filter((place) => !wanted.has(place));
      return (
        strange.length > 0 ||
        missing.some((place) => !(isForm && /^(count|formatted)$/.test(place ?? '')))
      );
    });
    expect(wrong).toEqual([]);
  });

  test.each(languages)(
    'the formatter of the embeds answers in %s as i18next does',
    async (language) => {
      const messages = await loadMessages(language, namespace);
      const i18n = createInstance();
      await i18n.init({
        lng: i18nextCode(language),
        fallbackLng: false,
        interpolation: { escapeValue: false },
        resources: { [i18nextCode(language)]: { translation: messages } },
      });
      const translate = createTranslate(messages, language);
      const values = { formatted: '1.2K', title: '<b>&"', time: 'now', duration: '1:02', page: 3 };
      const counted = COUNTS.map((count) => ({
        ...values,
        count,
        formatted: shortNumber(count, language),
      }));
      const asked = leaves(messages).flatMap(([key]) =>
        [values, ...(SUFFIX.test(key) ? counted : [])].map((given) => [stem(key), given] as const),
      );
      const differing = asked.filter(
        ([key, given]) => translate(key, given) !== i18n.t(key, given),
      );
      expect(differing).toEqual([]);
    },
  );
});

describe('the sentences of badges', () => {
  test.each(fullLanguages)('%s has those of English, in every form it needs', async (language) => {
    const english = leaves((await loadBadgeMessages('en')).messages);
    const places = new Map(english.map(([key, text]) => [stem(key), placeholders(text)]));
    const { language: loaded, messages } = await loadBadgeMessages(language);
    expect(loaded).toBe(language);
    const texts = leaves(messages);
    expect(new Set(texts.map(([key]) => stem(key)))).toEqual(new Set(places.keys()));
    expect(
      texts.filter(
        ([key, text]) =>
          text.trim() === '' || placeholders(text).join() !== places.get(stem(key))?.join(),
      ),
    ).toEqual([]);
    const { pluralCategories: forms } = new Intl.PluralRules(
      languageTag(language),
    ).resolvedOptions();
    const keys = new Set(texts.map(([key]) => key));
    const plurals = [...keys].filter((key) => SUFFIX.test(key)).map(stem);
    expect(
      plurals
        .flatMap((key) => forms.map((form) => `${key}_${form}`))
        .filter((key) => !keys.has(key)),
    ).toEqual([]);
  });

  test.each(['en-GB', 'lol-UWU', 'xx', ''])('“%s” is answered in English', async (language) => {
    expect((await loadBadgeMessages(language)).language).toBe('en');
  });
});

describe.each(overlayLanguages)('%s', (language) => {
  test('an overlay has only keys of English', async () => {
    const overlay = await overlayOf(language);
    expect(
      Object.keys(overlay).filter((name) => !(namespaces as readonly string[]).includes(name)),
    ).toEqual([]);
    for (const [namespace, tree] of Object.entries(overlay)) {
      const english = new Map(leaves(await loadMessages('en', namespace as Namespace)));
      const said = leaves(tree as MessageTree);
      expect(said.filter(([key]) => !english.has(key))).toEqual([]);
      expect(said.filter(([key, text]) => english.get(key) === text)).toEqual([]);
    }
  });

  test('an overlay leaves all other sentences in English', async () => {
    const english = leaves(await loadMessages('en', 'portal')).map(([key]) => key);
    expect(leaves(await loadMessages(language, 'portal')).map(([key]) => key)).toEqual(english);
  });
});

test.each(namespaces)('Spanish of Spain has in %s only what differs', async (namespace) => {
  const load = async (language: string) =>
    leaves(((await import(`./${language}/${namespace}.json`)) as { default: MessageTree }).default);
  const latin = new Map(await load('es'));
  expect((await load('es-ES')).filter(([key, text]) => (latin.get(key) ?? text) === text)).toEqual(
    [],
  );
});

test('keys missing in an overlay keep the base sentence, and keys missing in the base are not added', () => {
  const base = { a: 'colour', b: { c: 'd', e: 'f' } };
  expect(withOverlay(base, { b: { c: 'x', y: 'z' }, q: 'r' })).toEqual({
    a: 'colour',
    b: { c: 'x', e: 'f' },
  });
});

test('every language has a name in itself and a tag that Intl supports', () => {
  expect(Object.keys(languageNames).sort()).toEqual([...languages].sort());
  for (const language of languages) {
    expect(Intl.getCanonicalLocales(languageTag(language))).toHaveLength(1);
    expect(Intl.DateTimeFormat.supportedLocalesOf(languageTag(language))).toHaveLength(1);
  }
});

describe('pseudo-locales', () => {
  test('pseudo-locales are not offered to viewers', () => {
    expect(Object.keys(pseudoLanguages).filter(isLanguage)).toEqual([]);
  });

  test('pseudo-locales keep every key and placeholder, and are longer', () => {
    const text = fc.array(
      fc.constantFrom('word ', '{{count}}', 'Größe', '名前', '{{title}}', '. '),
      { minLength: 1 },
    );
    fc.assert(
      fc.property(text, fc.constantFrom('long' as const, 'rtl' as const), (parts, kind) => {
        const english = parts.join('');
        const [[, changed] = ['', '']] = leaves(pseudoMessages({ one: english }, kind));
        expect(placeholders(changed)).toEqual(placeholders(english));
        expect(changed.length).toBeGreaterThanOrEqual(english.length);
      }),
    );
  });
});

test('embeds load the sentences that the portal has', async () => {
  for (const language of ['en', 'ja', 'en-GB', 'xx']) {
    expect(await loadWidgetMessages(language)).toEqual(await loadMessages(language, 'widgets'));
    expect(await loadWatchMessages(language)).toEqual(await loadMessages(language, 'watch'));
    expect(await loadMultiviewMessages(language)).toEqual(
      await loadMessages(language, 'multiview'),
    );
    expect(await loadElementsMessages(language)).toEqual(await loadMessages(language, 'elements'));
    expect(await loadTranslationsMessages(language)).toEqual(
      await loadMessages(language, 'translations'),
    );
  }
});

test('the table of widgets has each full language, named by its code without dashes', async () => {
  const table = new Map(Object.entries(widgetMessages));
  expect(table.size).toBe(fullLanguages.length);
  for (const language of fullLanguages) {
    const messages = await loadMessages(language, 'widgets');
    expect(table.get(language.replaceAll('-', ''))).toEqual(messages);
  }
});

test('an unknown key is returned as it is, and inherited property names are no keys', () => {
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
  expect(translate('card.viewers', { count: 1 })).toBe('1 viewer');
  // @ts-expect-error: a misspelled key
  expect(translate('feed.emty')).toBe('feed.emty');
  // @ts-expect-error: `count` chooses the form, not the caller
  expect(translate('card.viewers_one', { formatted: '1' })).toBe('1 viewer');
});

test('English, its variants and Japanese are credited to the authors, all other languages to a machine', () => {
  const byAuthors = languages.filter((language) => languageCredit(language) === 'authors');
  expect(byAuthors).toEqual(['en', 'en-CA', 'en-GB', 'lol-UWU', 'lol-PEKO', 'ja']);
});
