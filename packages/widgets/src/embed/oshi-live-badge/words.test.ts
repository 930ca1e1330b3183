import { negotiateLanguage } from '@oshimado/domain';
import { createTranslate, languages, loadBadgeMessages } from '@oshimado/locales';
import { describe, expect, it } from 'vitest';
import { badgeLanguage, loadWords } from './words';

const VARIANTS = /^(?:en-|lol-)/;

const TAGS = [
  ...languages,
  'ja-JP',
  'JA',
  'en-US',
  'zh-TW',
  'zh-HK',
  'zh-Hant-TW',
  'zh-Hans',
  'zh-SG',
  'zh_CN',
  'es-MX',
  'pt-PT',
  'nl',
  'xx-yy',
  '',
  ' de ',
];

it.each(TAGS)('the language of a badge for “%s” is that of other elements', async (tag) => {
  const { language } = await loadBadgeMessages(badgeLanguage(tag));
  expect(language).toBe(negotiateLanguage(tag, languages).replace(/^(?:en-|lol-).*/, 'en'));
});

const COUNTS = [0, 1, 2, 5, 21, 999, 1_234, 12_345, 2_000_000];

describe.each(languages.filter((language) => !VARIANTS.test(language)))(
  'the words of a badge in %s',
  (language) => {
    it('the sentences of a badge are those that the translator of other elements makes', async () => {
      const { say, count } = await loadWords(language);
      const t = createTranslate((await loadBadgeMessages(language)).messages, language);
      expect([say('live'), say('next', 'soon')]).toEqual([t('live'), t('next', { time: 'soon' })]);
      for (const key of ['watching', 'streams'])
        for (const number of COUNTS) {
          expect(count(key, number)).toBe(t(key, { count: number }));
          expect(count(key, number, true)).toBe(t(key, { whole: number }));
        }
    });
  },
);
