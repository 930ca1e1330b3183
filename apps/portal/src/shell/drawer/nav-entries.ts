/** The ways through the portal, as the drawer and the bar at the bottom of phones show them. */
import type { MessageKey } from '@oshimado/locales';
import {
  BotIcon,
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

/** The music site only where there is one. */
export const watchEntries = (music: string | undefined): readonly NavEntry[] => [
  { href: '/multiview', label: 'nav.multiview', icon: MultiviewIcon },
  ...(music === undefined ? [] : [{ href: music, label: 'nav.music', icon: NoteIcon } as const]),
];

/** Below the playlists, in the drawer alone: the bar of phones has no room for it. */
export const historyEntry: NavEntry = {
  href: '/history',
  label: 'nav.history',
  icon: HistoryIcon,
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

/** Whether an entry leads to the page that is open: its query says only how the page begins. */
export const isOpenPage = (href: string, pathname: string): boolean =>
  href.split('?')[0] === pathname;

/** Whether a click on the open page's entry asks it for what is new, and does not lead to its beginning. */
export const isRefresh = (
  href: string,
  location: { readonly pathname: string; readonly search: string; readonly hash: string },
): boolean =>
  isOpenPage(href, location.pathname) &&
  location.hash === '' &&
  !new URLSearchParams(location.search).has('page');
