import { createTranslate, languages, loadMessages } from '@oshimado/locales';
import { expect, test } from 'vitest';
import { i18nextTranslate } from './i18next';

const NUMBERS = [0, 1, 2, 5, 11, 21, 999, 1_000, 2_571, 11_300, 999_999, 1_000_000, 2_410_000];

test.each(languages)(
  'i18next formats counts in %s like the translator of embedded messages',
  async (language) => {
    const messages = await loadMessages(language, 'widgets');
    const early = createTranslate(messages, language);
    const late = i18nextTranslate(messages, language, 'widgets');
    for (const count of NUMBERS) {
      for (const key of ['card.viewers', 'card.clips', 'channel.subscribers']) {
        expect(late(key, { count })).toBe(early(key, { count }));
        expect(late(key, { whole: count })).toBe(early(key, { whole: count }));
      }
    }
  },
);

test('a sentence without plural forms shows the given count', async () => {
  const messages = { place: '{{number}} of {{count}}' };
  const late = i18nextTranslate(messages, 'en', 'notices');
  expect(late('place', { number: 1, count: 2_571 })).toBe('1 of 2571');
});
