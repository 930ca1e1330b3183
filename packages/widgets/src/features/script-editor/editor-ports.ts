/** What the editor's machine asks of the server. */
import { CallError, type Client, type VideoFull } from '@oshimado/contract';
import { uploadStartOf, type ScriptLogResult, type StoredLine } from '@oshimado/domain';
import type {
  LoadedLines,
  LoadLinesInput,
  SaveLogInput,
  ScriptTarget,
} from '@oshimado/machines/script-editor';
import type { QueryClient } from '@tanstack/query-core';
import { fromPromise } from 'xstate';
import { isStaleLogin } from '../../parts/login-gate';
import { videoQuery } from '../../base/queries';

/** "Mode 1, limit 100 000." */
const LINES_MAX = 100_000;

const roomOf = ({ video, link, lang }: ScriptTarget) => ({
  id: link ? 'custom' : video,
  ...(link && { custom_video_id: link }),
  lang,
});

interface Sources {
  readonly client: Client;
  readonly queries: QueryClient;
  /** Epoch ms. */
  readonly now: () => number;
  /** Called when the server asks for a login of the last 24 hours. */
  readonly onStaleLogin: () => void;
}

/** The start of a video; a foreign link has none, its lines are counted from the first one. */
async function startOf(
  { client, queries, now }: Sources,
  { video, link }: ScriptTarget,
  lines: readonly StoredLine[],
  signal: AbortSignal,
): Promise<number> {
  if (link) return lines.reduce((least, line) => Math.min(least, line.timestamp), now());
  // Not through the cache, which cancels a query when the component that shows its answer goes.
  const { queryKey } = videoQuery(client, video);
  const cached = queries.getQueryData<VideoFull>(queryKey);
  const known = cached ?? (await client.getVideo({ id: video }, { signal }));
  if (!cached) queries.setQueryData(queryKey, known);
  const start = uploadStartOf(known);
  if (start === undefined) throw new CallError('invalid', 'getVideo', video);
  return start;
}

/** The lines of one author, or of all. */
export async function storedLines(
  client: Client,
  { target, creatorId }: LoadLinesInput,
  signal?: AbortSignal,
): Promise<readonly StoredLine[]> {
  const chats = await client.getChats(
    {
      ...roomOf(target),
      mode: 1,
      limit: LINES_MAX,
      ...(creatorId !== null && { creator_id: creatorId }),
    },
    { signal },
  );
  return chats.flatMap(({ id, name, timestamp, duration = null, message }) =>
    id === undefined ? [] : [{ id, name, timestamp, duration, message }],
  );
}

async function loadLines(
  sources: Sources,
  input: LoadLinesInput,
  signal: AbortSignal,
): Promise<LoadedLines> {
  const lines = await storedLines(sources.client, input, signal);
  return { lines, startedAt: await startOf(sources, input.target, lines, signal) };
}

async function saveLog(
  { client, onStaleLogin }: Sources,
  { target, entries, override }: SaveLogInput,
  signal: AbortSignal,
) {
  try {
    return await client.postScriptLog(
      { ...roomOf(target), body: entries.map((entry) => ({ ...entry })) },
      { signal, ...(override && { headers: { override: 'true' } }) },
    );
  } catch (error) {
    if (isStaleLogin(error)) onStaleLogin();
    throw error;
  }
}

export const editorPorts = (sources: Sources) => ({
  loadLines: fromPromise<LoadedLines, LoadLinesInput>(({ input, signal }) =>
    loadLines(sources, input, signal),
  ),
  saveLog: fromPromise<readonly ScriptLogResult[], SaveLogInput>(({ input, signal }) =>
    saveLog(sources, input, signal),
  ),
});
