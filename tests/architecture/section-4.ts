/**
 * Every sentence of section 4 of the specification, "States and transitions", in its words and its order, and the test whose
 * name it is. A bullet that is no sentence has its subject before it. `note` says what a test cannot show yet.
 */

export interface ProvenSentence {
  /** Bullet of the section the sentence stands under. */
  readonly topic: string;
  /** As in the specification. */
  readonly sentence: string;
  /** Path of the test file from the root of the repository. */
  readonly file: string;
  /** Name of the test, as written in that file. */
  readonly test: string;
  /** What is left to show elsewhere, and why. */
  readonly note?: string;
}

/** A test that goes through cases says more after the sentence; one that does not is named as it is. */
type Line = readonly [sentence: string, more?: { readonly after?: string; readonly note?: string }];

const proven = (topic: string, file: string, lines: readonly Line[]): ProvenSentence[] =>
  lines.map(([sentence, { after, note } = {}]) => ({
    topic,
    sentence,
    file,
    test: after === undefined ? sentence : `${sentence} ${after}`,
    ...(note !== undefined && { note }),
  }));

const machine = (name: string, kind: 'machine' | 'sentences') =>
  `packages/machines/src/${name}/${name}.${kind}.test.ts`;

export const section4: readonly ProvenSentence[] = [
  ...proven('Video status', 'packages/domain/src/video/live-rule.test.ts', [
    [
      'Video status: upcoming, live, past.',
      {
        note: 'The wire has two more: `new` (not known yet) and `missing` (gone, counts as past).',
      },
    ],
    [
      'A video counts as live if its status is live, or, when not past, its scheduled start has passed.',
      { after: '(%s, %d ms from now: %s)' },
    ],
  ]),
  ...proven('Playlist', machine('playlist', 'machine'), [
    ['The states are saved and unsaved (modified).'],
    [
      'Adding, removing or reordering videos, or setting a playlist, makes it unsaved.',
      { after: '(%s)' },
    ],
    ['A successful save makes it saved.'],
    ['A duplicate video is ignored.'],
    [
      'Saving a playlist owned by another user drops its id and creates a new one for the current user.',
    ],
    ['Creating a new playlist asks for confirmation when the current one is unsaved.'],
    ['Saving requires a login.'],
    [
      'Otherwise a login warning with a login button is shown for 5 s.',
      { note: 'The machine says when and how long to warn; the button is drawn by no widget yet.' },
    ],
    ['Adding a video to a non-active playlist calls the server.'],
    ['For the active playlist the change is local.'],
    ['Deleting calls the server only if the playlist has an id and belongs to the current user.'],
    ['The local playlist is then always cleared.'],
  ]),
  ...proven('Favorites', machine('favorites', 'sentences'), [
    ['Toggling stages an add or remove.'],
    ['Toggling again cancels it.'],
    ['Staged changes are sent after a 2 s debounce.'],
    [
      'On success the favorites are replaced, live data is force-fetched and the browser extension is told.',
      { note: 'Seen as notices that leave the machine; who carries them out is not wired yet.' },
    ],
    [
      'The staged set is always cleared afterwards.',
      {
        after: '(%s)',
        note: 'What failed for a passing reason leaves the staged set and waits in the outbox (decision 0019).',
      },
    ],
  ]),
  ...proven('Login', machine('session', 'sentences'), [
    ['Validity is checked with a refresh call.'],
    [
      'The user card re-verifies the login when it becomes visible, if the last check was more than 10 minutes ago.',
      { note: 'The card sends `session.check` when it becomes visible; no widget does so yet.' },
    ],
    ['A stored token past its expiry triggers logout, which clears the user and the favorites.'],
    [
      'A 401 from verification logs out and may redirect to /login.',
      {
        after: '(asked to: %s)',
        note: 'The machine asks for the login with `login.requested`; the address /login is the page’s.',
      },
    ],
    [
      "A cookie holding the token is set with the token's expiry.",
      { note: 'Seen as the notice `cookie.changed`; the page writes the cookie.' },
    ],
  ]),
  ...proven('Login', machine('favorites', 'sentences'), [
    [
      'The token and favorites are also sent to the browser extension.',
      {
        note: 'Seen as the notice `extension.send` of both machines; the page speaks to the extension.',
      },
    ],
  ]),
  ...proven('Live fetching', 'packages/widgets/src/queries/live-board.test.ts', [
    ['It is skipped when the page is hidden unless forced.'],
    ['Otherwise it runs only if there was an error, it was forced, or the data is stale.'],
  ]),
  ...proven('Service worker', machine('service-worker', 'machine'), [
    [
      'It is registered at /sw.js and checks for updates every 15 minutes.',
      {
        note: 'The address is the constant `WORKER_ADDRESS`; no page registers a worker yet.',
      },
    ],
    ['When an update is waiting, a snackbar is shown.'],
    ['Accepting it reloads the page.'],
  ]),
  ...proven('Install prompt', machine('install-prompt', 'machine'), [
    [
      'It is shown if it was last shown more than 7 days ago and either the device is an Apple device not in standalone mode or the browser offered an install event.',
      {
        after: '(%j)',
        note: 'Never in standalone mode, even if a browser should offer it there.',
      },
    ],
  ]),
  ...proven('Pull-to-refresh', machine('pull-to-refresh', 'machine'), [
    ['Pull-to-refresh states: pulling, reached (at 150 px), refreshing, aborting, restoring.'],
  ]),
  ...proven('Persistence', 'packages/machines/src/device-store/device-store.test.ts', [
    ['Theme, dark mode and all settings persist.'],
    ['Reset-all clears them.'],
  ]),
  ...proven('Clocks', 'packages/widgets/src/ticker/ticker.sentences.test.tsx', [
    ['Live video cards update their clock every second.'],
    [
      'The drawer clock ticks every 60 s.',
      {
        note: 'There is no drawer yet: shown is that a time read by the minute changes every `DRAWER_TICK_MS`.',
      },
    ],
  ]),
  ...proven('Chat statuses', machine('chat-connection', 'sentences'), [
    [
      'Chat statuses (live chat tool): Auto Reconnecting, Could not reconnect, Stream is not live yet, Archive chat needs an extension.',
      {
        note: 'Shown as the statuses `reconnecting`, `unreachable`, `notLive` and `needsExtension`; no locale has their words yet.',
      },
    ],
  ]),
  ...proven('Topic change', 'packages/domain/src/limits.test.ts', [
    [
      'Topic change takes up to 5 minutes to take effect.',
      {
        note: 'Only the figure `TOPIC_DELAY_MS`, for the words of an editor that is not drawn yet. Our server tells the new topic at once: `tests/conformance/editing.test.ts`.',
      },
    ],
  ]),
];
