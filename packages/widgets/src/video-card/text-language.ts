const SCRIPTS = [
  { language: 'ja', letters: /[\p{Script=Hiragana}\p{Script=Katakana}]/u },
  { language: 'ko', letters: /\p{Script=Hangul}/u },
  { language: 'th', letters: /\p{Script=Thai}/u },
] as const;

/**
 * The language a text's letters give away, unless it is the page's own. Screen readers then choose the right voice and
 * browsers the right shapes of Han letters; Latin and bare Han letters give nothing away.
 */
export function textLanguage(text: string, pageLanguage: string): string | undefined {
  const found = SCRIPTS.find(({ letters }) => letters.test(text))?.language;
  return found === pageLanguage ? undefined : found;
}
