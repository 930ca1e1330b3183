/**
 * The server of the elements in stories: it answers their calls in the page, so that nothing leaves it. What is asked says how it
 * answers: an id, an organization or a search with the word `waiting`, `empty`, `missing`, `busy` or `failed` in it gets that.
 */
import { API_BASE, BOARD_EVENTS_PATH, type Chat, type Video } from '@oshimado/contract';
import { chatLine } from '../../packages/widgets/src/testing/chat-server';
import { storyFrames } from '../../packages/widgets/src/storybook/frames';
import { sampleFullChannel } from '../../packages/widgets/src/storybook/sample-channels';
import { sampleWatched } from '../../packages/widgets/src/storybook/sample-watch';
import {
  board,
  clipper,
  past,
  sampleVideo,
  STORY_NOW,
  talents,
} from '../../packages/widgets/src/storybook/sample-videos';

/** The states that what is asked can name. */
const WORDS = ['waiting', 'empty', 'missing', 'busy', 'failed'] as const;
type Word = (typeof WORDS)[number];

const HTTP = { missing: 404, busy: 429, failed: 503 } as const;
const BUSY_S = 30;
const LINE_MS = 8_000;
const LINES = [
  '[EN] Good evening everyone, can you hear me?',
  'She says the new cover comes out on Friday',
  '"Thank you for one hundred thousand"',
  'The next song is one that she has practised for a whole month, and she is a little nervous about the high note in the second half of it',
];

const clips = (): Video[] =>
  Array.from({ length: 6 }, (_, index) =>
    past({ type: 'clip', channel: clipper, duration: 90 + index * 47 }),
  );

const lines = (): Chat[] =>
  LINES.map((message, index) =>
    chatLine(STORY_NOW + index * LINE_MS, {
      message,
      name: 'Kaede TL',
      video_offset: (index + 1) * (LINE_MS / 1_000),
    }),
  );

/** What the calls answer, by their paths below the API; the text in the path is the id. */
const ANSWERS: readonly (readonly [RegExp, (id: string, isEmpty: boolean) => unknown])[] = [
  [/^\/live$/, (_, isEmpty) => (isEmpty ? [] : board(12))],
  [/^\/clips$|^\/channels\/.+\/clips$/, (_, isEmpty) => (isEmpty ? [] : clips())],
  [/^\/channels\/([^/]+)$/, (id) => sampleFullChannel({ ...talents[0], id })],
  [/^\/channels\/.+\/videos$/, (_, isEmpty) => (isEmpty ? [] : board(4))],
  [/^\/videos\/.+\/chats$/, (_, isEmpty) => (isEmpty ? [] : lines())],
  [
    /^\/videos\/([^/]+)$/,
    (id) =>
      id.includes('live') ? { ...sampleWatched(), ...sampleVideo({ id }) } : sampleWatched({ id }),
  ],
  [/^\/playlist\/([^/]+)$/, (_, isEmpty) => playlist(isEmpty ? [] : board(8))],
  [/^\/search\/videoSearch$/, (_, isEmpty) => found(isEmpty ? [] : board(8))],
];

const playlist = (videos: readonly Video[]) => ({
  id: 7,
  name: '歌枠まとめ',
  user_id: 'other',
  updated_at: new Date(STORY_NOW).toISOString(),
  video_ids: videos.map(({ id }) => id),
  videos,
});

const found = (items: readonly Video[]) => ({ total: items.length, items });

const DATE = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
/** A picture beside the stories, from the root: elements take those from their server. */
const PICTURE = /^(?:\.|https?:|\/).*\.svg$/;

/** Samples are of one time; here they are of now. */
const current = (_key: string, value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  if (DATE.test(value)) return new Date(Date.parse(value) - STORY_NOW + Date.now()).toISOString();
  return PICTURE.test(value) ? new URL(value, document.baseURI).pathname : value;
};

const json = (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
  new Response(JSON.stringify(body, current), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  });

/** The answer to a call; undefined for what is none of the server's. */
async function answer(address: URL, body: string): Promise<Response | undefined> {
  const { pathname, search } = address;
  if (pathname.endsWith('/v1/frames.json')) return json(200, storyFrames);
  if (!pathname.startsWith(API_BASE)) return undefined;
  if (!navigator.onLine) throw new TypeError('Failed to fetch');
  const path = pathname.slice(API_BASE.length);
  const asked = (path + search + body).toLowerCase();
  const word: Word | undefined = WORDS.find((one) => asked.includes(one));
  if (word === 'waiting') return new Promise(() => undefined);
  if (word && word !== 'empty')
    return json(HTTP[word], { error: word }, { 'retry-after': String(BUSY_S) });
  for (const [pattern, make] of ANSWERS) {
    const match = pattern.exec(path);
    if (match) return json(200, make(decodeURIComponent(match[1] ?? ''), word === 'empty'));
  }
  return json(HTTP.missing, {});
}

/** A stream of changes in which nothing changes. */
class QuietEvents extends EventTarget {
  readonly readyState = EventSource.OPEN;
  close = () => undefined;
}

/** Takes the calls to this origin from here on. Other requests of the page go their way. */
export function startServer(): void {
  const send = globalThis.fetch.bind(globalThis);
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const address = new URL(request.url);
    const given =
      address.origin === location.origin && (await answer(address, await request.clone().text()));
    return given || send(input, init);
  };
  const Events = globalThis.EventSource;
  globalThis.EventSource = new Proxy(Events, {
    construct: (_target, [address, ...more]: ConstructorParameters<typeof EventSource>) =>
      new URL(address, location.href).pathname.endsWith(BOARD_EVENTS_PATH)
        ? new QuietEvents()
        : new Events(address, ...more),
  });
}
