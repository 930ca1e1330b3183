/** Navigation links of the drawer and the bottom bar. */
import type { MessageKey } from '@oshimado/locales';
import {
  BotIcon,
  CalendarIcon,
  HeartIcon,
  HistoryIcon,
  HomeIcon,
  InfoIcon,
  MultiviewIcon,
  NoteIcon,
  PagesIcon,
  PeopleIcon,
  QueueIcon,
  ScriptIcon,
  SettingsIcon,
  TranslateIcon,
  type IconType,
} from '@oshimado/ui/icon';

export interface NavEntry {
  readonly href: string;
  readonly label: MessageKey<'portal'>;
  readonly icon: IconType;
}

/** "On mobile a bottom bar shows the non-collapsible pages." */
export const mainEntries = (org: string): readonly NavEntry[] => [
  { href: '/', label: 'nav.home', icon: HomeIcon },
  { href: '/favorites', label: 'nav.favorites', icon: HeartIcon },
  {
    href: `/channel?org=${encodeURIComponent(org)}`,
    label: 'nav.channels',
    icon: PeopleIcon,
  },
  { href: '/playlists', label: 'nav.playlists', icon: QueueIcon },
];

/** The music site, if there is one. */
export const watchEntries = (music: string | undefined): readonly NavEntry[] => [
  { href: '/multiview', label: 'nav.multiview', icon: MultiviewIcon },
  ...(music === undefined ? [] : [{ href: music, label: 'nav.music', icon: NoteIcon } as const]),
];

/** Below the playlists, in the drawer only: the bottom bar has no room for it. */
export const historyEntry: NavEntry = {
  href: '/history',
  label: 'nav.history',
  icon: HistoryIcon,
};

/** Below the history. */
export const scheduleEntry: NavEntry = {
  href: '/schedule',
  label: 'nav.schedule',
  icon: CalendarIcon,
};

export const aboutEntry: NavEntry = { href: '/about', label: 'nav.about', icon: InfoIcon };
export const settingsEntry: NavEntry = {
  href: '/settings',
  label: 'nav.settings',
  icon: SettingsIcon,
};

/** "An expandable area holds TL client, Script Editor, Script Manager and Relay Bot Setting." */
export const toolEntries: readonly NavEntry[] = [
  { href: '/tlclient', label: 'nav.tlclient', icon: TranslateIcon },
  { href: '/scripteditor', label: 'nav.scripteditor', icon: ScriptIcon },
  { href: '/scriptmanager', label: 'nav.scriptmanager', icon: PagesIcon },
  { href: '/relaybot', label: 'nav.relaybot', icon: BotIcon },
];

/** Whether an entry links to the current page; the query of the entry is only the page's initial state. */
export const isOpenPage = (href: string, pathname: string): boolean =>
  href.split('?')[0] === pathname;

/** Whether a click on the current page's entry refreshes the page instead of navigating to its initial state. */
export const isRefresh = (
  href: string,
  location: { readonly pathname: string; readonly search: string; readonly hash: string },
): boolean =>
  isOpenPage(href, location.pathname) &&
  location.hash === '' &&
  !new URLSearchParams(location.search).has('page');
