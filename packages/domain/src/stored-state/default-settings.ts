/** Default settings. In a file of their own, because the first view needs them without the validation code. */
import { TL_LANGUAGES } from '../limits';
import { uiLanguageFor } from '../preferences/language';
import { defaultPreferences, nameProperty } from '../preferences/preferences';
import type { Settings, StoredTlLanguage } from './settings-shape';
import { TL_FONT_SIZE } from './stored-state.limits';

/** The language of translations and clips for a browser's language tag; English if there is none. */
export function tlLanguageFor(tag: string): StoredTlLanguage {
  const wanted = tag.trim().toLowerCase().split('-')[0];
  return TL_LANGUAGES.find((language) => language === wanted) ?? 'en';
}

/** Returns new objects each time, so that a reset shares nothing with earlier values. */
export function defaultSettings(browserLanguage: string): Settings {
  const lang = uiLanguageFor(browserLanguage) ?? 'en';
  const tl = tlLanguageFor(browserLanguage);
  return {
    lang,
    clipLangs: [tl],
    darkMode: null,
    theme: 0,
    defaultOpen: 'home',
    redirectMode: false,
    autoplayVideo: false,
    scrollMode: true,
    hideThumbnail: false,
    hidePlaceholder: false,
    hideMissing: false,
    hideWatched: false,
    keepHistory: true,
    nameProperty: nameProperty(defaultPreferences, lang),
    collabs: 'show',
    hiddenGroups: {},
    ignoredTopics: [],
    homeViewMode: 'grid',
    blockedChannels: [],
    liveTlStickBottom: false,
    liveTlLang: tl,
    liveTlFontSize: TL_FONT_SIZE,
    liveTlShowVerified: true,
    liveTlShowModerator: true,
    liveTlShowVtuber: true,
    liveTlShowLocalTime: false,
    liveTlWindowSize: 0,
    liveTlShowSubtitle: true,
    liveTlHideSpoiler: false,
    liveTlBlocked: [],
    lateHours: false,
    platform: 'youtube',
  };
}
