/** The board of another service: what is on it, and what became of what has left it. */
import type { SourceContext } from '../source';
import { API } from './mirror-catalogue';
import type { PoliteClient } from './polite-client';
import { readPage } from './read-page';
import { writeRows } from './write-rows';

const BOARD = {
  type: ['placeholder', 'stream'],
  include: ['mentions', 'description', 'songs'],
  max_upcoming_hours: 1_000,
  limit: 10_000,
};
/** Single questions of one round; the rest waits for the next. */
const LEFT_MAX = 50;

async function askAbout(context: SourceContext, client: PoliteClient, origin: string, id: string) {
  const answer = await client.get(`${API}/videos/${id}`);
  if (answer.kind === 'unknown') await context.store.markMissing([id]);
  if (answer.kind === 'json') await writeRows(context, [answer.body], origin);
}

export async function mirrorLive(
  context: SourceContext,
  client: PoliteClient,
  origin: string,
): Promise<void> {
  const answer = await client.get(`${API}/live`, BOARD, { isRepeated: true, isLive: true });
  if (answer.kind !== 'json') return;
  const { rows } = readPage(answer.body);
  const { read } = await writeRows(context, rows, origin);
  const onBoard = new Set(read.map(({ video }) => video.id));
  const left = (await context.store.openVideoIds()).filter((id) => !onBoard.has(id));
  for (const id of left.slice(0, LEFT_MAX)) await askAbout(context, client, origin, id);
}
