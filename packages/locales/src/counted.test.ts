import { describe, expect, test, vi } from 'vitest';
import {
  countedValues,
  createTranslate,
  languages,
  languageTag,
  loadMessages,
  namespaces,
  shortNumber,
} from './index';
import { fullLanguages } from './languages';
import { leaves } from './testing/leaves';

const NUMBERS = [0, 1, 2, 5, 21, 999, 1_000, 2_571, 11_300, 2_410_000];

/** `Intl` joins a number and its unit with spaces that do not break. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('the form of a word belongs to the number as it is shown', () => {
  test.each([
    [
      'en',
      '0 viewers · 1 viewer · 2 viewers · 5 viewers · 21 viewers · 999 viewers · 1K viewers · 2.57K viewers · 11.3K viewers · 2.41M viewers',
    ],
    [
      'en-CA',
      '0 viewers · 1 viewer · 2 viewers · 5 viewers · 21 viewers · 999 viewers · 1K viewers · 2.57K viewers · 11.3K viewers · 2.41M viewers',
    ],
    [
      'ja',
      '0人が視聴中 · 1人が視聴中 · 2人が視聴中 · 5人が視聴中 · 21人が視聴中 · 999人が視聴中 · 1000人が視聴中 · 2570人が視聴中 · 1.13万人が視聴中 · 241万人が視聴中',
    ],
    [
      'zh',
      '0人正在觀看 · 1人正在觀看 · 2人正在觀看 · 5人正在觀看 · 21人正在觀看 · 999人正在觀看 · 1000人正在觀看 · 2570人正在觀看 · 1.13萬人正在觀看 · 241萬人正在觀看',
    ],
    [
      'zh-CN',
      '0人正在观看 · 1人正在观看 · 2人正在观看 · 5人正在观看 · 21人正在观看 · 999人正在观看 · 1000人正在观看 · 2570人正在观看 · 1.13万人正在观看 · 241万人正在观看',
    ],
    [
      'ko',
      '시청자 0명 · 시청자 1명 · 시청자 2명 · 시청자 5명 · 시청자 21명 · 시청자 999명 · 시청자 1천명 · 시청자 2.57천명 · 시청자 1.13만명 · 시청자 241만명',
    ],
    [
      'es-ES',
      '0 espectadores · 1 espectador · 2 espectadores · 5 espectadores · 21 espectadores · 999 espectadores · 1 mil espectadores · 2,57 mil espectadores · 11,3 mil espectadores · 2,41 M de espectadores',
    ],
    [
      'es',
      '0 espectadores · 1 espectador · 2 espectadores · 5 espectadores · 21 espectadores · 999 espectadores · 1 mil espectadores · 2,57 mil espectadores · 11,3 mil espectadores · 2,41 M de espectadores',
    ],
    [
      'ms',
      '0 penonton · 1 penonton · 2 penonton · 5 penonton · 21 penonton · 999 penonton · 1K penonton · 2.57K penonton · 11.3K penonton · 2.41J penonton',
    ],
    [
      'id',
      '0 penonton · 1 penonton · 2 penonton · 5 penonton · 21 penonton · 999 penonton · 1 rb penonton · 2,57 rb penonton · 11,3 rb penonton · 2,41 jt penonton',
    ],
    [
      'ru',
      '0 зрителей · 1 зритель · 2 зрителя · 5 зрителей · 21 зритель · 999 зрителей · 1 тыс. зрителей · 2,57 тыс. зрителей · 11,3 тыс. зрителей · 2,41 млн зрителей',
    ],
    [
      'pt',
      '0 espectador · 1 espectador · 2 espectadores · 5 espectadores · 21 espectadores · 999 espectadores · 1 mil espectadores · 2,57 mil espectadores · 11,3 mil espectadores · 2,41 mi de espectadores',
    ],
    [
      'de',
      '0 Zuschauer · 1 Zuschauer · 2 Zuschauer · 5 Zuschauer · 21 Zuschauer · 999 Zuschauer · 1000 Zuschauer · 2570 Zuschauer · 11.300 Zuschauer · 2,41 Mio. Zuschauer',
    ],
    [
      'it',
      '0 spettatori · 1 spettatore · 2 spettatori · 5 spettatori · 21 spettatori · 999 spettatori · 1K spettatori · 2,57K spettatori · 11,3K spettatori · 2,41 Mln di spettatori',
    ],
    [
      'fr',
      '0 spectateur · 1 spectateur · 2 spectateurs · 5 spectateurs · 21 spectateurs · 999 spectateurs · 1 k spectateurs · 2,57 k spectateurs · 11,3 k spectateurs · 2,41 M de spectateurs',
    ],
    [
      'tr',
      '0 izleyici · 1 izleyici · 2 izleyici · 5 izleyici · 21 izleyici · 999 izleyici · 1 B izleyici · 2,57 B izleyici · 11,3 B izleyici · 2,41 Mn izleyici',
    ],
    [
      'vi',
      '0 người xem · 1 người xem · 2 người xem · 5 người xem · 21 người xem · 999 người xem · 1 N người xem · 2,57 N người xem · 11,3 N người xem · 2,41 Tr người xem',
    ],
    [
      'hu',
      '0 néző · 1 néző · 2 néző · 5 néző · 21 néző · 999 néző · 1 E néző · 2,57 E néző · 11,3 E néző · 2,41 M néző',
    ],
    [
      'th',
      'ผู้ชม 0 คน · ผู้ชม 1 คน · ผู้ชม 2 คน · ผู้ชม 5 คน · ผู้ชม 21 คน · ผู้ชม 999 คน · ผู้ชม 1K คน · ผู้ชม 2.57K คน · ผู้ชม 11.3K คน · ผู้ชม 2.41M คน',
    ],
  ])('%s', async (language, texts) => {
    const t = createTranslate(await loadMessages(language, 'widgets'), language);
    expect(NUMBERS.map((count) => plain(t('card.viewers', { count }))).join(' · ')).toBe(texts);
  });

  test.each([
    ['fr', 2_410_000, '2,41 M d’abonnés'],
    ['fr', 999_999, '1 M d’abonnés'],
    ['fr', 999_000, '999 k abonnés'],
    ['es', 1_500_000_000, '1500 M de suscriptores'],
    ['ru', 3_371, '3,37 тыс. подписчиков'],
    ['ru', 21_000, '21 тыс. подписчиков'],
  ])('in %s, %d subscribers are %s', async (language, count, text) => {
    const t = createTranslate(await loadMessages(language, 'widgets'), language);
    expect(plain(t('channel.subscribers', { count }))).toBe(text);
  });
});

describe('a number that is shown with all its digits', () => {
  test.each([
    ['ru', 2_571, '2 571 результат'],
    ['ru', 2_572, '2 572 результата'],
    ['fr', 2_410_000, '2 410 000 résultats'],
    ['fr', 2_000_000, '2 000 000 de résultats'],
  ])(
    'a number that is shown with all its digits has the form of the digits: %s, %d',
    async (language, count, text) => {
      const t = createTranslate(await loadMessages(language, 'search'), language);
      expect(plain(t('results.count', { whole: count }))).toBe(text);
    },
  );
});

test('values without a number stay as they are', () => {
  expect(countedValues({ title: 'A' }, 'en')).toBeNull();
});

test.each(languages)(
  'counted sentences in %s show the number that has the form',
  async (language) => {
    const texts = await Promise.all(
      namespaces.map(async (namespace) => leaves(await loadMessages(language, namespace))),
    );
    const wrong = texts
      .flat()
      .filter(([key]) => /_(zero|one|two|few|many|other)$/.test(key))
      .filter(([, text]) => text.includes('{{count}}') && !text.includes('{{formatted}}'));
    expect(wrong).toEqual([]);
  },
);

/** Sentences without a noun after the number. */
const WITHOUT_NOUN = /^(library\.selected|page\.showFormCount|upload\.skips\.more)_many$/;

test.each(fullLanguages.filter((language) => /^(es|fr|it|pt)/.test(language)))(
  'millions in %s are joined to what they count',
  async (language) => {
    const texts = await Promise.all(
      namespaces.map(async (namespace) => leaves(await loadMessages(language, namespace))),
    );
    const wrong = texts
      .flat()
      .filter(([key]) => key.endsWith('_many') && !WITHOUT_NOUN.test(key))
      .filter(([, text]) => !/\{\{formatted\}\} (de |d’|di )/.test(text));
    expect(wrong).toEqual([]);
  },
);

test('a sentence without a number makes nothing that formats numbers', async () => {
  // Not kept from a test before.
  vi.resetModules();
  const fresh = await import('./translate');
  const makers = [vi.spyOn(Intl, 'NumberFormat'), vi.spyOn(Intl, 'PluralRules')];
  const t = fresh.createTranslate({ hello: 'Hello {{name}}' }, 'en');
  expect(t('hello', { name: 'Minato' })).toBe('Hello Minato');
  for (const maker of makers) expect(maker).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

test.each(languages)(
  'a number below a thousand has all of its digits in short in %s',
  (language) => {
    const inShort = new Intl.NumberFormat(language === 'es' ? 'es' : languageTag(language), {
      notation: 'compact',
      maximumSignificantDigits: 3,
    });
    for (let value = -999; value < 1_000; value += 1)
      expect(shortNumber(value, language)).toBe(inShort.format(value));
  },
);
