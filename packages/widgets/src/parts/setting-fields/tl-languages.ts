/** The languages of clips and translations, each by its own name. */
import { TL_LANGUAGES, type StoredTlLanguage } from '@oshimado/domain';

const NAMES: Readonly<Record<StoredTlLanguage, string>> = {
  en: 'English',
  ja: '日本語',
  es: 'Español',
  zh: '中文',
  id: 'Bahasa Indonesia',
  ru: 'Русский',
  ko: '한국어',
  vi: 'Tiếng Việt',
  tl: 'Tagalog',
};

export const tlLanguages = TL_LANGUAGES.map((code) => ({ code, name: NAMES[code] }));
