/** The language tag the platform understands for a language code of ours. */
const TAGS: Readonly<Record<string, string>> = {
  'lol-UWU': 'en',
  'lol-PEKO': 'en',
  zh: 'zh-Hant-TW',
  'zh-CN': 'zh-Hans-CN',
};

/** The joke languages use English; `zh` is traditional Chinese. */
export const localeTag = (language: string): string => TAGS[language] ?? language;
