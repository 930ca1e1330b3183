/** The languages offered. */

/** Languages with a folder of their own; the folder has its name. */
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
/** Variants of English: each is a small file of differences. */
const OVERLAYS = ['en-CA', 'en-GB', 'lol-UWU', 'lol-PEKO'] as const;

/** A language with a file for each namespace. */
export type FullLanguage = (typeof FULL)[number];
/** A variant of English. */
export type OverlayLanguage = (typeof OVERLAYS)[number];
/** The code of a language on offer. It is no BCP 47 tag for all languages: use `languageTag` for `lang` and `Intl`. */
export type Language = FullLanguage | OverlayLanguage;

/** Languages whose files contain only what differs from another one. */
const BASES: Readonly<Partial<Record<string, FullLanguage>>> = { 'es-ES': 'es' };

/** The language whose sentences a language changes: `es` for `es-ES`. Default `undefined`: its own files have all sentences. */
export const baseLanguage = (language: string): FullLanguage | undefined => BASES[language];

/** The languages with files of their own, English first. */
export const fullLanguages: readonly FullLanguage[] = FULL;
/** The variants of English. */
export const overlayLanguages: readonly OverlayLanguage[] = OVERLAYS;

/** All languages, in the order in which lists show them. */
export const languages: readonly Language[] = [
  'en',
  'en-CA',
  'en-GB',
  'lol-UWU',
  'lol-PEKO',
  ...FULL.slice(1),
];

/** Whether a code is exactly that of a language on offer; `EN` and `en-US` are not. */
export const isLanguage = (code: string): code is Language =>
  languages.some((language) => language === code);

export const isOverlay = (language: Language): language is OverlayLanguage =>
  OVERLAYS.some((overlay) => overlay === language);

/** Names of the languages in themselves, so that readers find theirs in a page of any language. */
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

/** Who wrote a translation: the authors, or a machine, not yet reviewed by a native speaker. */
export type LanguageCredit = 'authors' | 'machine';

const BY_AUTHORS: readonly Language[] = ['en', ...OVERLAYS, 'ja'];

/** Translation credit: `machine` until a native speaker has reviewed the language, who then adds it to `BY_AUTHORS`. */
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
 * The code of a language in i18next, which canonicalizes codes and chooses plural rules by them: `lol-PEKO` would become
 * `lol-Peko`, a language in a script named Peko. The joke languages are therefore private variants of English.
 */
export const i18nextCode = (language: string): string =>
  language.startsWith('lol-') ? `en-x-${language.slice('lol-'.length).toLowerCase()}` : language;

/** The BCP 47 tag for `lang` attributes and `Intl`: `zh` is Traditional Chinese, the joke languages are English. */
export const languageTag = (language: string): string =>
  isLanguage(language) ? (TAGS[language] ?? language) : language;
