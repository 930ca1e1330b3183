/** The languages offered. */

/** Those with sentences of their own, by the folders they lie in. */
const FULL = [
  'en',
  'ja',
  'zh',
  'zh-CN',
  'ko',
  'es-ES',
  'es',
  'ms',
  'id',
  'ru',
  'pt',
  'de',
  'it',
  'fr',
  'tr',
  'vi',
  'hu',
  'th',
] as const;
/** Those that say a few things differently from English: a small file on top of it. */
const OVERLAYS = ['en-CA', 'en-GB', 'lol-UWU', 'lol-PEKO'] as const;

export type FullLanguage = (typeof FULL)[number];
export type OverlayLanguage = (typeof OVERLAYS)[number];
export type Language = FullLanguage | OverlayLanguage;

export const fullLanguages: readonly FullLanguage[] = FULL;
export const overlayLanguages: readonly OverlayLanguage[] = OVERLAYS;

/** Every language offered, in the order in which a list shows them. */
export const languages: readonly Language[] = [
  'en',
  'en-CA',
  'en-GB',
  'lol-UWU',
  'lol-PEKO',
  ...FULL.slice(1),
];

export const isLanguage = (code: string): code is Language =>
  languages.some((language) => language === code);

export const isOverlay = (language: Language): language is OverlayLanguage =>
  OVERLAYS.some((overlay) => overlay === language);

/** Every language in its own words, so that a reader finds theirs whatever the page speaks. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  'en-CA': 'English (Canada)',
  'en-GB': 'English (UK)',
  'lol-UWU': 'English (UwU)',
  'lol-PEKO': 'English (Peko)',
  ja: '日本語',
  zh: '繁體中文',
  'zh-CN': '简体中文',
  ko: '한국어',
  'es-ES': 'Español (España)',
  es: 'Español (Latinoamérica)',
  ms: 'Bahasa Melayu',
  id: 'Bahasa Indonesia',
  ru: 'Русский',
  pt: 'Português (Brasil)',
  de: 'Deutsch',
  it: 'Italiano',
  fr: 'Français',
  tr: 'Türkçe',
  vi: 'Tiếng Việt',
  hu: 'Magyar',
  th: 'ไทย',
};

/** Whose words they are: those of the authors, or a machine's, which no native speaker has read yet. */
export type LanguageCredit = 'authors' | 'machine';

const BY_AUTHORS: readonly Language[] = ['en', ...OVERLAYS, 'ja'];

/** Whom a language is owed to. Whoever reads and mends a machine's translation takes its credit over here. */
export const languageCredit = (language: Language): LanguageCredit =>
  BY_AUTHORS.includes(language) ? 'authors' : 'machine';

const TAGS: Partial<Record<Language, string>> = {
  'lol-UWU': 'en',
  'lol-PEKO': 'en',
  zh: 'zh-Hant',
  'zh-CN': 'zh-Hans',
  es: 'es-419',
  pt: 'pt-BR',
};

/**
 * The code under which i18next keeps a language. It writes every code the canonical way (`lol-PEKO` would become `lol-Peko`, a
 * language in the letters Peko) and counts by it; the joke languages are private words of English.
 */
export const i18nextCode = (language: string): string =>
  language.startsWith('lol-') ? `en-x-${language.slice('lol-'.length).toLowerCase()}` : language;

/** The tag of BCP 47 for `lang` attributes and `Intl`: `zh` speaks Traditional Chinese, the joke languages are English. */
export const languageTag = (language: string): string =>
  isLanguage(language) ? (TAGS[language] ?? language) : language;
