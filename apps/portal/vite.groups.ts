/**
 * Modules that share a file, because pages and what comes later on them share the modules: left to the bundler, the page of a video was
 * 56 files. A group takes what its modules import with it, so what is smaller and more widely used stands before what is larger.
 */
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';

/**
 * By the name of their file. A line is for the modules whose path has each of its words; one that finds none in that file fails the
 * build.
 */
const GROUPS = {
  /**
   * Small modules that many pages share, with each other or with the parts below. Inside a part, a page would load and evaluate all of it
   * to get one; apart, each of them would be a request.
   */
  shared: [
    'contract/src /names',
    'domain/src /player/',
    'domain/src /watch-state/history-list',
    'domain/src /watch-state/stored-watch',
    'domain/src /watch-state/visits',
    'domain/src /watch-state/watch-',
    'domain/src /clamp',
    'domain/src /credentials',
    'domain/src /format/dates',
    'domain/src /multiview/layout.limits',
    'domain/src /multiview/multiview-code',
    'domain/src /multiview/picked-video',
    'domain/src /multiview/preset',
    'domain/src /multiview/watch-together',
    'machines/src /service-worker.selectors',
    'locales/src /message-files',
    'portal/src /NotFound',
    'portal/src /keep-page-text',
    'portal/src /shell/page.css',
    'ui/src /ButtonLink',
    'ui/src /portal-container/',
    'widgets/src /browser/',
    'widgets/src /page/',
    'widgets/src /state/stored',
    'widgets/src /state/use-',
    'widgets/src /translated-text/',
    'widgets/src /errors/is-unknown',
    'ui/src /toast/use-message-room',
    'widgets/src /base/toasts/toast.ts',
    'widgets/src /key-bindings/is-typing',
    'widgets/src /video-selector/VideoSelectorDialog',
    'widgets/src /feed-lists/list-state',
    'widgets/src /RetryNotice',
    'widgets/src /lists.css',
    'widgets/src /event-members/EventFaces',
    'widgets/src /list-memory',
    'widgets/src /queries/catalog',
    'widgets/src /queries/kept-pages',
    'widgets/src /queries/videos',
    'widgets/src /use-hints',
    'widgets/src /use-unsaved-work',
    'widgets/src /WaitForActors',
    '@tanstack /useInfiniteQuery',
    '@tanstack /infiniteQueryObserver',
    'lucide /icons/chevron-left',
    'lucide /icons/chevron-right',
  ],
  /**
   * What many pages share, and home, a schedule and a multiview do not need at first; most of it compares text as search does. One file,
   * because each is a request.
   */
  common: [
    'domain/src /chat-address',
    'domain/src /conditions',
    'domain/src /device-of-agent',
    'domain/src /format/timed-text',
    'domain/src /highlights/time-stamps',
    'domain/src /linked-text',
    'domain/src /permissions',
    'domain/src /search/fold',
    'domain/src /search/word-search.ts',
    'ui/src /list/',
    'ui/src /picture/',
    'widgets/src /blocking/',
    'widgets/src /late-pickers',
    'widgets/src /late-question/LateQuestion',
    'widgets/src /sentences/with-elements',
    'widgets/src /use-favorites',
    'widgets/src /LateWatchTogether',
  ],
  /** What all machines need: pages have some of their own, and would load and evaluate those of the viewer with them. */
  xstate: [
    'xstate /dist/',
    'domain/src /undo-history',
    'machines/src /ports/',
    'widgets/src /state/feature-actor',
    '@xstate/react /dist/',
  ],
  /**
   * The actors; with `later` what every page loads once it is hydrated. In one file both would be evaluated in one task, of 100 ms on a
   * slow phone.
   */
  actors: ['widgets/src /start-actors', 'widgets/src /watch-history'],
  /** The pictures that are not in the first file, a few hundred bytes each: those of a menu would be ten requests. */
  icons: ['lucide /icons/', 'ui/src /icon/marks'],
  /** What a slider shares with all that lies over a page. */
  radix: [
    '@radix-ui /primitive/',
    '@radix-ui /react-collection/',
    '@radix-ui /react-compose-refs/',
    '@radix-ui /react-context/',
    '@radix-ui /react-direction/',
    '@radix-ui /react-primitive/',
    '@radix-ui /react-slot/',
    '@radix-ui /react-use-controllable-state/',
    '@radix-ui /react-use-layout-effect/',
    '@radix-ui /react-use-size/',
  ],
  /** Toasts, with the base of all that lies over a page: a page that shows one would load all of the parts below for it. */
  toasts: ['widgets/src /toasts/ToastHost'],
  /** Fields of forms that are no more than the platform's. */
  fields: [
    'ui/src /checkbox/',
    'ui/src /field/',
    'ui/src /radio-group/',
    'ui/src /switch/',
    'ui/src /text-field/',
    'ui/src /time-field/',
  ],
  /** What dialogs and menus are made of: apart they would be thirty, each a request and a name in the first file. */
  parts: [
    'ui/src /alert-dialog/',
    'ui/src /dialog/',
    'ui/src /menu/',
    'ui/src /overlay/',
    'ui/src /popover/',
    'ui/src /sheet/',
    'ui/src /tooltip/',
    'widgets/src /LeaveQuestion',
    'widgets/src /use-leave-guard',
  ],
  /** Commands and other parts of every page. */
  later: [
    'portal/src /LateParts',
    'portal/src /PageCommands',
    'portal/src /kept-lists',
    'portal/src /start-app-update',
    'widgets/src /OrgTip',
    'widgets/src /list-keeper',
    'widgets/src /PlainToasts',
    'widgets/src /ActorToasts',
  ],
  /** The archive and the clips, one press away from home and favorites, which load it when they are idle. */
  archive: ['widgets/src /feed-page/VideosTab'],
  /** What is said of a channel: in lists, on its page, below a player. */
  channel: [
    'widgets/src /channel-links',
    'widgets/src /channel-card/ChannelActions',
    'widgets/src /channel-card/ChannelInfo',
  ],
  /** Lists of channels, on three pages. */
  channels: [
    'widgets/src /FetchedChannels',
    'widgets/src /LocalChannels',
    'widgets/src /queries/channels',
    'widgets/src /ChannelSkeleton',
  ],
  /** What the pages of playlists share with the panels of a playlist: apart they would be five files. */
  playlists: [
    'domain/src /export/playlist-export',
    'widgets/src /playlist-panel.connect',
    'widgets/src /queries/playlists',
    'widgets/src /playlists/use-playlists',
  ],
  /** On three pages; without a file of its own, in one of the page of a video. */
  accordion: ['ui/src /accordion/'],
  /** What is around every player. */
  player: [
    'widgets/src /PlayerProvider',
    'widgets/src /PlayerPoster',
    'widgets/src /player.css',
    'widgets/src /player-keys',
    'widgets/src /use-staged-player',
    'widgets/src /full-screen',
    'widgets/src /note-progress',
    'widgets/src /live-translations/CaptionLayer',
    'widgets/src /live-translations/ChatProvider',
    'widgets/src /live-translations/ChatWithLimits',
    'widgets/src /LateTranslationsPanel',
    'widgets/src /LateCookiesHint',
  ],
  /** What is said of a video below its player. */
  info: ['widgets/src /video-info/VideoInfo'],
  /** What only forms and tables of tools have. */
  choices: [
    'ui/src /combobox/',
    'ui/src /slider/',
    'ui/src /table/',
    'widgets/src /channel-search/',
  ],
  /** Shown on a page and in popovers. */
  settings: [
    'widgets/src /settings/AppearanceGroup',
    'widgets/src /settings/LanguageGroup',
    'widgets/src /settings/NavigationGroup',
    'widgets/src /feed-filter/',
    'widgets/src /setting-fields/',
    'widgets/src /channel-picker/',
  ],
} satisfies Readonly<Record<string, readonly string[]>>;

/** What the first file imports, and the groups that every page loads once it is hydrated. */
const OF_EVERY_PAGE = ['rolldown-runtime', 'shared', 'xstate', 'actors', 'later'] as const;

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const fits = (line: string) => {
  const words = line.split(' ');
  return (id: string) => words.every((word) => id.includes(word, ROOT.length - 1));
};

/** For the bundler. `together` gives modules of a page that come at the same time the name of a file. */
export const codeSplitting = (together: (id: string) => string | null) => ({
  groups: [
    // Everything the first view needs in one file: a hundred small ones, as they come about where lazy parts share them, compress a
    // fifth worse and are each a request. Nothing in it may wait at its top level: lazy parts need this file, and it would wait for
    // itself.
    { name: 'first', tags: ['$initial' as const], priority: 100 },
    ...Object.entries(GROUPS).map(([name, lines], index) => {
      const tests = lines.map(fits);
      return { name, test: (id: string) => tests.some((test) => test(id)), priority: 99 - index };
    }),
    { name: together },
  ],
});

/** Of the files that a part needs, those that a page may not have: the first file names them beside each part. */
export const withoutThoseOfEveryPage = (files: readonly string[]): string[] =>
  files.filter((file) => !OF_EVERY_PAGE.some((name) => file.startsWith(`assets/${name}-`)));

/** Fails the build where a line of a group finds nothing. */
export const checkGroups = (): Plugin => ({
  name: 'check-groups',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  generateBundle(_, bundle: Rolldown.OutputBundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    for (const [name, lines] of Object.entries(GROUPS)) {
      const ids = chunks.filter((chunk) => chunk.name === name).flatMap((chunk) => chunk.moduleIds);
      const idle = lines.filter((line) => !ids.some(fits(line)));
      if (idle.length > 0)
        this.error(`vite.groups.ts: ${idle.join(', ')} finds nothing in ${name}`);
    }
  },
});
