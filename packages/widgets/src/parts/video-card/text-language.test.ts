import { expect, it } from 'vitest';
import { textLanguage, writtenLanguage } from './text-language';

it.each([
  ['【歌枠】みんなで歌う', 'en', 'ja'],
  ['カラオケ', 'en', 'ja'],
  ['노래 방송', 'en', 'ko'],
  ['ร้องเพลง', 'en', 'th'],
  ['Singing with you', 'ja', undefined],
  // Han letters alone are Japanese as well as Chinese.
  ['歌枠', 'en', undefined],
  ['カラオケ', 'ja', undefined],
  ['', 'en', undefined],
])('"%s" on a page in %s is marked as %s', (text, page, language) => {
  expect(textLanguage(text, page)).toBe(language);
});

it.each([
  ['カラオケ', 'ja'],
  ['노래', 'ko'],
  // The language of a viewer's text is unknown.
  ['Karaoke', ''],
  ['歌枠', ''],
])('what a viewer wrote, "%s", is marked as "%s"', (text, language) => {
  expect(writtenLanguage(text)).toBe(language);
});
