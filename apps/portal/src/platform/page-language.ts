import {
  isUiLanguage,
  negotiateLanguage,
  uiLanguageFor,
  wishedLanguage,
  type Preferences,
  type UiLanguage,
} from '@oshimado/domain';
import { languages } from '@oshimado/locales';

const isOffered = (language: unknown): language is UiLanguage =>
  isUiLanguage(language) && (languages as readonly string[]).includes(language);

/** The language that an address names, negotiated as a browser's wishes are; null if we have none of it. */
export const offeredLanguage = (code: string | null): UiLanguage | null =>
  wishedLanguage(code ?? undefined, languages) ?? null;

/** Of the languages a browser wishes for, the first we have; its very first one where we have none of them. */
export const firstLanguage = (wishes: readonly string[]): string =>
  wishes.find((tag) => uiLanguageFor(tag, languages) !== undefined) ?? wishes[0] ?? 'en';

/** The query overrides, then the viewer's choice, then the browser's wishes. */
export function pageLanguage(
  search: URLSearchParams,
  preferences: Preferences,
  acceptLanguage: string | undefined,
): UiLanguage {
  const override = offeredLanguage(search.get('lang'));
  if (override !== null) return override;
  if (isOffered(preferences.lang)) return preferences.lang;
  return negotiateLanguage(acceptLanguage, languages);
}
