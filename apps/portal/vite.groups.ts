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
    'domain/src /addresses/',
    'domain/src /player/',
    'domain/src /watch-state/',
    'domain/src /clamp',
    'domain/src /credentials',
    'domain/src /format/dates',
    'domain/src /device-of-agent',
    'domain/src /permissions',
    'domain/src /multiview/layout.limits',
    'domain/src /multiview/multiview-code',
    'domain/src /multiview/picked-video',
    'domain/src /multiview/preset',
    'domain/src /multiview/watch-together',
    'domain/src /linked-text',
    'domain/src /chat-address',
    'machines/src /service-worker.selectors',
    'locales/src /message-files',
    'portal/src /NotFound',
    'portal/src /keep-page-text',
    'ui/src /ButtonLink',
    'ui/src /list/',
    'ui/src /picture/',
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
    'widgets/src /ListStates',
    'widgets/src /lists.css',
    'widgets/src /event-members/EventFaces',
    'widgets/src /list-memory',
    'widgets/src /queries/catalog',
    'widgets/src /queries/videos',
    'widgets/src /use-unsaved-work',
    'widgets/src /LateWatchTogether',
    'widgets/src /WaitForActors',
    'widgets/src /blocking/',
    '@tanstack /useInfiniteQuery',
    '@tanstack /infiniteQueryObserver',
    'lucide /icons/chevron-left',
    'lucide /icons/chevron-right',
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
  /** Toasts, with the base of all that lies over a page: a page that shows one would load all of the parts below for it. */
  toasts: ['widgets/src /toasts/ToastHost'],
  /** What dialogs, menus and forms are made of: apart they would be thirty, each a request and a name in the first file. */
  parts: [
    'ui/src /accordion/',
    'ui/src /alert-dialog/',
    'ui/src /checkbox/',
    'ui/src /dialog/',
    'ui/src /field/',
    'ui/src /menu/',
    'ui/src /overlay/',
    'ui/src /popover/',
    'ui/src /sheet/',
    'ui/src /text-field/',
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
    // The archive, small and one press away from home.
    'widgets/src /feed-page/VideosTab',
  ],
  /** Lists of channels, on three pages. */
  channels: [
    'widgets/src /FetchedChannels',
    'widgets/src /LocalChannels',
    'widgets/src /queries/channels',
    'widgets/src /late-pickers',
    'widgets/src /channel-links',
    'widgets/src /ChannelSkeleton',
  ],
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
  ],
  /** What is said of a video below its player. */
  info: ['widgets/src /video-info/'],
  /** What only forms and tables of tools have. */
  fields: [
    'ui/src /combobox/',
    'ui/src /radio-group/',
    'ui/src /slider/',
    'ui/src /switch/',
    'ui/src /time-field/',
    'ui/src /table/',
  ],
  /** Shown on a page and in popovers. */
  settings: [
    'widgets/src /settings/',
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
