/** The board of another service: what is on it, and what became of what has left it. */
import type { SourceContext } from '../source';
import { API } from './mirror-catalogue';
import type { PoliteClient } from './polite-client';
import { readPage } from './read-page';
import { readVideo } from './read-video';
import { writeRows } from './write-rows';

const BOARD = {
  type: ['placeholder', 'stream'],
  include: ['mentions', 'description', 'songs', 'channel_stats'],
  max_upcoming_hours: 1_000,
  limit: 10_000,
};
/** Single questions of one round; the rest waits for the next. */
const LEFT_MAX = 50;

interface Progress {
  /** Placeholders that were on the board and are stored; once gone they are removed and not marked as missing. */
  readonly placeholders: readonly string[];
  /** The last id asked about, so that rows which stay open elsewhere never keep the others waiting. */
  readonly asked: string;
}

async function askAbout(
  { store, ...context }: SourceContext,
  client: PoliteClient,
  origin: string,
  id: string,
  wasPlaceholder: boolean,
): Promise<void> {
  const answer = await client.get(`${API}/videos/${id}`);
  if (answer.kind === 'unchanged') return;
  const isPlaceholder =
    answer.kind === 'json'
      ? readVideo(answer.body, origin)?.video.type === 'placeholder'
      : wasPlaceholder;
  if (isPlaceholder) await store.removeVideos([id]);
  else if (answer.kind === 'unknown') await store.markMissing([id]);
  else await writeRows({ store, ...context }, [answer.body], origin);
}

/** The next ones in a circle, from where the last round ended. */
function nextOf(left: readonly string[], asked: string): readonly string[] {
  const from = left.findIndex((id) => id > asked);
  return (from < 0 ? left : [...left.slice(from), ...left.slice(0, from)]).slice(0, LEFT_MAX);
}

export async function mirrorLive(
  context: SourceContext,
  client: PoliteClient,
  origin: string,
): Promise<void> {
  const { store } = context;
  const answer = await client.get(`${API}/live`, BOARD, { isRepeated: true, isLive: true });
  if (answer.kind !== 'json') return;
  const { rows } = readPage(answer.body);
  const { read } = await writeRows(context, rows, origin);
  const task = `holodex:${origin}:board`;
  const before = (await store.loadProgress<Progress>(task)) ?? { placeholders: [], asked: '' };
  const onBoard = new Set(read.map(({ video }) => video.id));
  const left = (await store.openVideoIds()).filter((id) => !onBoard.has(id)).sort();
  const waiting = new Set(left);
  const known = new Set([
    ...before.placeholders.filter((id) => waiting.has(id)),
    ...read.flatMap(({ video: { id, type } }) => (type === 'placeholder' ? id : [])),
  ]);
  const next = nextOf(left, before.asked);
  const asked = left.length > LEFT_MAX ? (next.at(-1) ?? '') : '';
  await store.saveProgress(task, { placeholders: [...known], asked } satisfies Progress);
  for (const id of next) await askAbout(context, client, origin, id, known.has(id));
}
