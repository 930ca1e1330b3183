const SCRIPTS = [
  { language: 'ja', letters: /[\p{Script=Hiragana}\p{Script=Katakana}]/u },
  { language: 'ko', letters: /\p{Script=Hangul}/u },
  { language: 'th', letters: /\p{Script=Thai}/u },
] as const;

const lettersLanguage = (text: string): string | undefined =>
  SCRIPTS.find(({ letters }) => letters.test(text))?.language;

/**
 * The language that the script of a text identifies, unless it is the page's own, so that screen readers choose the right voice
 * and browsers the right Han glyphs. Latin and Han letters alone identify none.
 */
export function textLanguage(text: string, pageLanguage: string): string | undefined {
  const found = lettersLanguage(text);
  return found === pageLanguage ? undefined : found;
}

/** The same for text written by viewers: `''` ("unknown") if its letters do not identify a language. */
export const writtenLanguage = (text: string): string => lettersLanguage(text) ?? '';
