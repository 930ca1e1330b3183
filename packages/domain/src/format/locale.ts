/** BCP 47 tag of a UI language code. */
const TAGS: ReadonlyMap<string, string> = new Map([
  ['lol-UWU', 'en'],
  ['lol-PEKO', 'en'],
  ['zh', 'zh-Hant-TW'],
  ['zh-CN', 'zh-Hans-CN'],
]);

/** The joke languages use English; `zh` is traditional Chinese. */
export const localeTag = (language: string): string => TAGS.get(language) ?? language;
