/** The viewer's scripts. Other tabs and the script editor change them, so they are loaded whenever they are shown. */
import { rowsOf, type AnswerOf, type Client, type Script, type Video } from '@oshimado/contract';
import { scriptKey, scriptRoom, SCRIPTS_PAGE_SIZE, type OwnLine } from '@oshimado/domain';
import { SCRIPTS } from './query-names';
import { loadOwnLines } from './replace-lines';
import type { ServerQuery } from './server-query';

/** One page of the viewer's scripts, the one with the newest line first. */
export const ownScriptsQuery = (
  client: Client,
  viewerId: string,
  page: number,
): ServerQuery<AnswerOf<'getScripts'>> => ({
  queryKey: [SCRIPTS, viewerId, page],
  queryFn: ({ signal }) =>
    client.getScripts(
      { limit: SCRIPTS_PAGE_SIZE, offset: (page - 1) * SCRIPTS_PAGE_SIZE },
      { signal },
    ),
  staleTime: 0,
});

/** The viewer's own lines of a script. */
export const ownLinesQuery = (
  client: Client,
  viewerId: string,
  script: Script,
): ServerQuery<readonly OwnLine[]> => ({
  queryKey: ['script-lines', viewerId, scriptKey(script)],
  queryFn: ({ signal }) =>
    loadOwnLines(
      client,
      { room: scriptRoom(script), creatorId: viewerId, lang: script.lang },
      signal,
    ),
  staleTime: 0,
});

/** The videos that scripts belong to, as far as the server knows them. */
export const scriptVideosQuery = (
  client: Client,
  ids: readonly string[],
): ServerQuery<readonly Video[]> => ({
  queryKey: ['script-videos', ...ids],
  queryFn: async ({ signal }) =>
    ids.length === 0
      ? []
      : rowsOf(await client.getVideos({ id: [...ids], limit: ids.length }, { signal })),
});
