/**
 * Every sentence of section 4 of the specification, "States and transitions", in its order, with the tests that prove it: of
 * the rule or machine, and of the part that carries it out.
 */

/** Path of a test file from the root of the repository, and the full name of a test in it: `describe > it`. */
export type Proof = readonly [file: string, test: string];

export interface ProvenSentence {
  /** Heading in the section. */
  readonly topic: string;
  /** As in the specification; a fragment has its subject added. */
  readonly sentence: string;
  readonly proofs: readonly [Proof, ...Proof[]];
  /** Where the product differs from the sentence, or what is not built. Default none. */
  readonly note?: string;
}

const FAVORITES = 'packages/machines/src/favorites/favorites.behaviour.test.ts';
const INSTALL = 'packages/machines/src/install-prompt/install-prompt.machine.test.ts';
const LIVE_RULE = 'packages/domain/src/video/live-rule.test.ts';
const PLAYLIST = 'packages/machines/src/playlist/playlist.machine.test.ts';
const PLAYLIST_PANEL = 'packages/widgets/src/parts/playlist-panel/PlaylistPanel.test.tsx';
const SESSION = 'packages/machines/src/session/session.behaviour.test.ts';
const SESSION_EVENTS = 'packages/widgets/src/features/account/session-events.test.tsx';
const UPDATE_TOAST = 'packages/widgets/src/parts/app-update/AppUpdate.test.tsx';
const WORKER = 'packages/machines/src/service-worker/service-worker.machine.test.ts';
const WIRE = 'packages/widgets/src/base/viewer/wire.isolated.test.ts';
const EXTENSION = 'apps/portal/src/platform/extension.test.ts';

const EXTENSION_PROOF: Proof = [
  EXTENSION,
  'the browser extension > the browser extension is the only receiver, by its id',
];

export const section4: readonly ProvenSentence[] = [
  {
    topic: 'Video status',
    sentence: 'Video status: upcoming, live, past.',
    proofs: [
      [
        'tests/conformance/live.test.ts',
        'GET /live as time passes > turns an event live at its start and past at its end, and drops an announced stream',
      ],
      [LIVE_RULE, 'placeholders > %s is upcoming before its start, live for its length, then past'],
    ],
    note: 'The API has two more: `new` (not known yet) and `missing` (gone, counts as past).',
  },
  {
    topic: 'Video status',
    sentence:
      'A video counts as live if its status is live, or, when not past, its scheduled start has passed.',
    proofs: [
      [LIVE_RULE, 'isLive > isLive is true for the status live, with and without a schedule'],
      [LIVE_RULE, 'isLive > isLive goes by the scheduled start: %s, %d ms from now: %s'],
    ],
  },
  {
    topic: 'Playlist',
    sentence: 'The states are saved and unsaved (modified).',
    proofs: [[PLAYLIST, 'saved and unsaved > is saved at first and unsaved after a change']],
  },
  {
    topic: 'Playlist',
    sentence: 'Adding, removing or reordering videos, or setting a playlist, makes it unsaved.',
    proofs: [[PLAYLIST, 'saved and unsaved > %s makes it unsaved']],
  },
  {
    topic: 'Playlist',
    sentence: 'A successful save makes it saved.',
    proofs: [[PLAYLIST, 'saved and unsaved > a successful save makes it saved']],
  },
  {
    topic: 'Playlist',
    sentence: 'A duplicate video is ignored.',
    proofs: [[PLAYLIST, 'edits > adding a video that is in the list changes nothing']],
  },
  {
    topic: 'Playlist',
    sentence:
      'Saving a playlist owned by another user drops its id and creates a new one for the current user.',
    proofs: [
      [
        PLAYLIST,
        'saving > saving a list of another user sends no id and makes the new list the viewer’s',
      ],
    ],
  },
  {
    topic: 'Playlist',
    sentence: 'Creating a new playlist asks for confirmation when the current one is unsaved.',
    proofs: [
      [
        PLAYLIST,
        'another playlist > another playlist asks before it replaces an unsaved list with a new one',
      ],
      [
        PLAYLIST_PANEL,
        'another list > another list is opened only after a question while there are unsaved changes',
      ],
    ],
  },
  {
    topic: 'Playlist',
    sentence: 'Saving requires a login.',
    proofs: [[PLAYLIST, 'saving > saving as a guest sends nothing']],
  },
  {
    topic: 'Playlist',
    sentence: 'Otherwise a login warning with a login button is shown for 5 s.',
    proofs: [
      [PLAYLIST, 'saving > saving as a guest warns for 5 s'],
      [PLAYLIST_PANEL, 'saving > by a guest shows a warning with a login link for 5 s'],
    ],
  },
  {
    topic: 'Playlist',
    sentence: 'Adding a video to a non-active playlist calls the server.',
    proofs: [
      [
        PLAYLIST,
        'active versus other playlists > adding to a list that is not the active one calls the server',
      ],
    ],
  },
  {
    topic: 'Playlist',
    sentence: 'For the active playlist the change is local.',
    proofs: [
      [
        PLAYLIST,
        'active versus other playlists > adding to the active list changes it without a call',
      ],
    ],
  },
  {
    topic: 'Playlist',
    sentence:
      'Deleting calls the server only if the playlist has an id and belongs to the current user.',
    proofs: [
      [
        PLAYLIST,
        'deleting > deleting calls the server only for a list that has an id and is the viewer’s',
      ],
    ],
  },
  {
    topic: 'Playlist',
    sentence: 'The local playlist is then always cleared.',
    proofs: [
      [PLAYLIST, 'deleting > deleting clears the local list whether the call succeeds or fails'],
      [PLAYLIST, 'deleting > deleting clears what %s without a call'],
    ],
  },
  {
    topic: 'Favorites',
    sentence: 'Toggling stages an add or remove.',
    proofs: [[FAVORITES, 'a toggle stages an addition or a removal and sends nothing yet']],
  },
  {
    topic: 'Favorites',
    sentence: 'Toggling again cancels it.',
    proofs: [[FAVORITES, 'a second toggle cancels the first, and nothing is sent']],
  },
  {
    topic: 'Favorites',
    sentence: 'Staged changes are sent after a 2 s debounce.',
    proofs: [[FAVORITES, 'staged changes are sent together, 2 s after the last toggle']],
  },
  {
    topic: 'Favorites',
    sentence:
      'On success the favorites are replaced, live data is force-fetched and the browser extension is told.',
    proofs: [
      [
        FAVORITES,
        'a successful save replaces the list and emits a live refetch and the list for the extension',
      ],
      [
        'packages/widgets/src/features/favorites-list/FavoritesList.test.tsx',
        'favorites that were saved make the live board load at once, whatever its age',
      ],
      [WIRE, 'favorites that were saved are stored and sent to the extension'],
      EXTENSION_PROOF,
    ],
  },
  {
    topic: 'Favorites',
    sentence: 'The staged set is always cleared afterwards.',
    proofs: [[FAVORITES, 'nothing is staged after the server %s']],
    note: 'After a transient failure the changes leave the staged set and wait in the outbox (decision 0019).',
  },
  {
    topic: 'Login',
    sentence: 'Validity is checked with a refresh call.',
    proofs: [[SESSION, 'verifying a login calls refresh and takes the renewed token']],
  },
  {
    topic: 'Login',
    sentence:
      'The user card re-verifies the login when it becomes visible, if the last check was more than 10 minutes ago.',
    proofs: [
      [SESSION, 'a check verifies the login only when the last one is more than 10 minutes old'],
      [SESSION_EVENTS, 'the user card checks the login each time it becomes visible'],
    ],
  },
  {
    topic: 'Login',
    sentence:
      'A stored token past its expiry triggers logout, which clears the user and the favorites.',
    proofs: [
      [SESSION, 'an expired stored token ends the session, which empties user and favorites'],
      [WIRE, 'a stored login that has expired is removed at the start, with a toast'],
    ],
  },
  {
    topic: 'Login',
    sentence: 'A 401 from verification logs out and may redirect to /login.',
    proofs: [
      [
        SESSION,
        'a 401 from verification logs out, and asks for the login page only if told to: %s',
      ],
      [
        'packages/widgets/src/base/toasts/ActorsWithToasts.test.tsx',
        'a verification that answers 401 navigates to /login',
      ],
    ],
  },
  {
    topic: 'Login',
    sentence: "A cookie holding the token is set with the token's expiry.",
    proofs: [
      [SESSION, 'a login emits the cookie with the token and its expiry'],
      [
        'apps/portal/src/platform/token-cookie.test.ts',
        'the cookie with the token > expires with the token, and is limited to this host and site',
      ],
    ],
  },
  {
    topic: 'Login',
    sentence: 'The token and favorites are also sent to the browser extension.',
    proofs: [
      [
        FAVORITES,
        'the token after a login and the list after a save are emitted for the extension',
      ],
      EXTENSION_PROOF,
    ],
  },
  {
    topic: 'Live fetching',
    sentence: 'It is skipped when the page is hidden unless forced.',
    proofs: [
      [
        'packages/widgets/src/base/queries/live-board.test.ts',
        'whether a board is fetched > is not while the page is hidden, except by refresh',
      ],
    ],
  },
  {
    topic: 'Live fetching',
    sentence: 'Otherwise it runs only if there was an error, it was forced, or the data is stale.',
    proofs: [
      [
        'packages/widgets/src/base/queries/live-board.test.ts',
        'whether a board is fetched > is on a visible page only after an error, by refresh, or when the data is stale',
      ],
    ],
  },
  {
    topic: 'Service worker',
    sentence: 'It is registered at /sw.js and checks for updates every 15 minutes.',
    proofs: [
      [
        'apps/portal/src/platform/start-app-update.test.ts',
        'the update of the app registers /sw.js for the whole site once the kill switch is read',
      ],
      [WORKER, 'the update check > the update check runs every 15 minutes'],
    ],
  },
  {
    topic: 'Service worker',
    sentence: 'When an update is waiting, a snackbar is shown.',
    proofs: [
      [WORKER, 'a new version > a new version shows a snackbar while it waits'],
      [UPDATE_TOAST, 'a version that is %s can be accepted or dismissed'],
    ],
  },
  {
    topic: 'Service worker',
    sentence: 'Accepting it reloads the page.',
    proofs: [
      [
        WORKER,
        'a new version > a new version is activated when it is accepted, and the page then reloads once',
      ],
      [
        'apps/portal/src/platform/app-update.test.ts',
        'the update of a page > activates the waiting worker and reloads the page exactly once',
      ],
    ],
  },
  {
    topic: 'Install prompt',
    sentence:
      'It is shown if it was last shown more than 7 days ago and either the device is an Apple device not in standalone mode or the browser offered an install event.',
    proofs: [
      [
        INSTALL,
        'the offer > the offer is shown when it is due, the app is not installed, and the device is Apple or the browser offered it: %j',
      ],
    ],
    note: 'Never in standalone mode, even if a browser offers it there.',
  },
  {
    topic: 'Pull-to-refresh',
    sentence:
      'Pull-to-refresh states: pulling, reached (at 150 px), refreshing, aborting, restoring.',
    proofs: [
      [
        'packages/machines/src/pull-to-refresh/pull-to-refresh.machine.test.ts',
        'a pull is pending below 150 px, reached from there on, then refreshing or aborting, and restoring',
      ],
    ],
  },
  {
    topic: 'Persistence',
    sentence: 'Theme, dark mode and all settings persist.',
    proofs: [
      [
        'packages/machines/src/device-store/device-store.test.ts',
        'settings > settings are stored, each of them, with theme and dark mode',
      ],
    ],
  },
  {
    topic: 'Persistence',
    sentence: 'Reset-all clears them.',
    proofs: [
      [
        'packages/machines/src/device-store/device-store.test.ts',
        'settings > settings are all cleared by a reset, with every other choice',
      ],
    ],
  },
  {
    topic: 'Clocks',
    sentence: 'Live video cards update their clock every second.',
    proofs: [
      [
        'packages/widgets/src/parts/video-card/card-clock.test.tsx',
        'the clock of a live card counts up every second',
      ],
    ],
  },
  {
    topic: 'Clocks',
    sentence: 'The drawer clock ticks every 60 s.',
    proofs: [
      [
        'packages/widgets/src/features/favorites-list/FavoritesList.test.tsx',
        'the clocks of the drawer change every 60 s and not in between',
      ],
    ],
  },
  {
    topic: 'Chat statuses',
    sentence:
      'Chat statuses (live chat tool): Auto Reconnecting, Could not reconnect, Stream is not live yet, Archive chat needs an extension.',
    proofs: [
      [
        'packages/machines/src/chat-connection/chat-connection.statuses.test.ts',
        'a panel is reconnecting, then unreachable, not live before the stream, and needs the extension after it',
      ],
    ],
    note: 'The machine has the four statuses. The watch page, which will show their texts, is not built.',
  },
  {
    topic: 'Topic change',
    sentence: 'Topic change takes up to 5 minutes to take effect.',
    proofs: [
      [
        'tests/conformance/editing.test.ts',
        'Editing > a new topic shows at once in every answer, also in those that were read before',
      ],
    ],
    note: 'This server needs no 5 minutes: its answers contain the new topic at once.',
  },
];
