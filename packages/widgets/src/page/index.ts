export { isPlainPress } from './is-plain-press';
export { useIsOfflineAnnounced, useAnnouncesOffline } from './offline-announced';
export { PageRefreshProvider, useOwnRefresh, useRefreshPage } from './page-refresh';
export { useHydrated } from './use-hydrated';
export { useMatches } from './use-matches';
export { useNearScreen } from './use-near-screen';
export { useSettled } from './use-settled';
export { TopBarTabs } from './TopBarTabs';
export { afterScroll, atStart } from './use-hidden-by-scroll';
