/** What the original portal leaves in a browser under `holodex-v2`, as its version 11 writes it. */
export interface OldPlaylistVideo {
  readonly id: string;
  readonly title: string;
  readonly channelId: string;
}

export function holodexRecord(videos: readonly OldPlaylistVideo[]): string {
  return JSON.stringify({
    orgs: { orgs: [] },
    playlist: {
      active: {
        id: null,
        user_id: null,
        name: 'Brought along',
        videos: videos.map(({ id, title, channelId }) => ({
          id,
          title,
          type: 'stream',
          status: 'past',
          available_at: '2026-01-02T03:04:05.000Z',
          duration: 3_600,
          channel: { id: channelId, name: title, english_name: title, type: 'vtuber' },
        })),
        updated_at: '2026-01-02T03:04:05.000Z',
      },
      isSaved: false,
    },
    settings: {
      lang: 'en',
      clipLangs: ['en'],
      darkMode: false,
      defaultOpen: 'home',
      redirectMode: false,
      autoplayVideo: false,
      scrollMode: false,
      hideThumbnail: false,
      hidePlaceholder: true,
      hideMissing: false,
      nameProperty: 'english_name',
      hideCollabStreams: false,
      hiddenGroups: {},
      ignoredTopics: ['shogi'],
      homeViewMode: 'grid',
      liveTlFontSize: 14,
      liveTlLang: 'en',
      liveTlBlocked: [],
      blockedChannels: [],
      canUseWebP: true,
      testedWebP: false,
    },
    history: { lastCheck: 1_780_000_000_000 },
    migration: { version: 11 },
    currentOrg: { name: 'Nijisanji', short: 'Niji' },
    orgFavorites: [
      { name: 'Nijisanji', short: 'Niji' },
      { name: 'Hololive', short: 'Holo' },
    ],
    favorites: { favorites: [] },
    lastShownInstallPrompt: 0,
    showOrgTip: false,
    firstVisit: false,
    firstVisitMugen: true,
    showUpdateDetails: false,
    userdata: { user: null, jwt: null },
    watch: { showTL: false, showLiveChat: true, theaterMode: false },
    currentGridSize: 2,
  });
}
