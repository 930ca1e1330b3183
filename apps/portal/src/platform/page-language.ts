import {
  isUiLanguage,
  negotiateLanguage,
  uiLanguageFor,
  type Preferences,
  type UiLanguage,
} from '@oshimado/domain';
import { languages } from '@oshimado/locales';

const isOffered = (language: unknown): language is UiLanguage =>
  isUiLanguage(language) && (languages as readonly string[]).includes(language);

/** A language named in an address, when it is one of ours. */
export const offeredLanguage = (code: string | null): UiLanguage | null =>
  isOffered(code) ? code : null;

/** Of the languages a browser wishes for, the first we have; its very first one where we have none of them. */
export const firstLanguage = (wishes: readonly string[]): string =>
  wishes.find((tag) => uiLanguageFor(tag, languages) !== undefined) ?? wishes[0] ?? 'en';

/** The query overrides, then the viewer's choice, then the browser's wishes. */
export function pageLanguage(
  search: URLSearchParams,
  preferences: Preferences,
  acceptLanguage: string | undefined,
): UiLanguage {
  const override = search.get('lang');
  if (isOffered(override)) return override;
  if (isOffered(preferences.lang)) return preferences.lang;
  return negotiateLanguage(acceptLanguage, languages);
}
