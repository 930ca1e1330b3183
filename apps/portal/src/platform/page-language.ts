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

/** The supported language that best matches a tag or an `Accept-Language` header; null if none does. */
export const offeredLanguage = (code: string | null): UiLanguage | null =>
  wishedLanguage(code ?? undefined, languages) ?? null;

/** The first supported language of the browser's list, otherwise the first of the list. */
export const firstLanguage = (wishes: readonly string[]): string =>
  wishes.find((tag) => uiLanguageFor(tag, languages) !== undefined) ?? wishes[0] ?? 'en';

/** The query overrides the viewer's choice, which overrides the browser's languages. */
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
