import {
  isUiLanguage,
  negotiateLanguage,
  type Preferences,
  type UiLanguage,
} from '@oshimado/domain';
import { languages } from '@oshimado/locales';

const isOffered = (language: unknown): language is UiLanguage =>
  isUiLanguage(language) && (languages as readonly string[]).includes(language);

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
