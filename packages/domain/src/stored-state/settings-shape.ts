/** Type of the settings. */
import type { NameProperty } from '../channel/channel-name';
import type { CollabChoice } from '../feed/collabs';
import type { TL_LANGUAGES, UiLanguage } from '../limits';
import type { ViewMode } from '../preferences/preferences';
import type { PreferredPlatform } from '../video/same-event';
import type { StoredChannel } from './media';

/** A language of translations. */
export type StoredTlLanguage = (typeof TL_LANGUAGES)[number];
/** The pages that the site can open with. */
export const defaultPages = ['home', 'favorites', 'multiview'] as const;
/** The page that the site opens with. */
export type DefaultPage = (typeof defaultPages)[number];

/** All settings. */
export interface Settings {
  /** UI language. Default: the browser's if offered, else `en`. */
  readonly lang: UiLanguage;
  /** Languages of clips to show, sorted. Default: the browser's, else `en`. */
  readonly clipLangs: readonly StoredTlLanguage[];
  /** Chosen mode; null, the default, follows the system. */
  readonly darkMode: boolean | null;
  /** Theme index, 0 to 22. Default 0. */
  readonly theme: number;
  /** Page that `/` opens. "Default page is home." */
  readonly defaultOpen: DefaultPage;
  /** Cards open on YouTube. Default off. */
  readonly redirectMode: boolean;
  /** Default off. */
  readonly autoplayVideo: boolean;
  /** "Scroll mode is on": endless lists; off: numbered pages. */
  readonly scrollMode: boolean;
  /** Default off. */
  readonly hideThumbnail: boolean;
  /** Default off. */
  readonly hidePlaceholder: boolean;
  /** Default off. */
  readonly hideMissing: boolean;
  /** Lists leave out videos that were watched to the end. Default off. */
  readonly hideWatched: boolean;
  /** Watched videos are noted. Default on. */
  readonly keepHistory: boolean;
  /** Default: "english names are on for the languages en, es, fr, id, pt, de, ru, it". */
  readonly nameProperty: NameProperty;
  /** What feeds do with collabs. Default `show`. */
  readonly collabs: CollabChoice;
  /** Lower-case group names by org. Default none. */
  readonly hiddenGroups: Readonly<Record<string, readonly string[]>>;
  /** Default none. */
  readonly ignoredTopics: readonly string[];
  /** Default grid. */
  readonly homeViewMode: ViewMode;
  /** Channels blocked on this device. Default none. */
  readonly blockedChannels: readonly StoredChannel[];
  /** The translation panel stays scrolled to the newest line. Default off. */
  readonly liveTlStickBottom: boolean;
  /** Default: the browser's, else `en`. */
  readonly liveTlLang: StoredTlLanguage;
  /** 10 to 30 px. Default 14. */
  readonly liveTlFontSize: number;
  /** Default on. */
  readonly liveTlShowVerified: boolean;
  /** Default on. */
  readonly liveTlShowModerator: boolean;
  /** Default on. */
  readonly liveTlShowVtuber: boolean;
  /** Show local time instead of the stream's time. Default off. */
  readonly liveTlShowLocalTime: boolean;
  /** 0 to 100 %; 0, the default, is automatic. */
  readonly liveTlWindowSize: number;
  /** Default on. */
  readonly liveTlShowSubtitle: boolean;
  /** Default off. */
  readonly liveTlHideSpoiler: boolean;
  /** Names of translators whose lines are not shown. Default none. */
  readonly liveTlBlocked: readonly string[];
  /** In schedules a day goes on after midnight: 25:30. Default off. */
  readonly lateHours: boolean;
  /** Which platform's stream is the card of an event. Default YouTube. */
  readonly platform: PreferredPlatform;
}
/** Name of a setting. */
export type SettingName = keyof Settings;
