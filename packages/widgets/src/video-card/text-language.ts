const SCRIPTS = [
  { language: 'ja', letters: /[\p{Script=Hiragana}\p{Script=Katakana}]/u },
  { language: 'ko', letters: /\p{Script=Hangul}/u },
  { language: 'th', letters: /\p{Script=Thai}/u },
] as const;

const lettersLanguage = (text: string): string | undefined =>
  SCRIPTS.find(({ letters }) => letters.test(text))?.language;

/**
 * The language a text's letters give away, unless it is the page's own. Screen readers then choose the right voice and
 * browsers the right shapes of Han letters; Latin and bare Han letters give nothing away.
 */
export function textLanguage(text: string, pageLanguage: string): string | undefined {
  const found = lettersLanguage(text);
  return found === pageLanguage ? undefined : found;
}

/** The same for what a viewer wrote, in any language: `''`, which is "unknown", where its letters give nothing away. */
export const writtenLanguage = (text: string): string => lettersLanguage(text) ?? '';
