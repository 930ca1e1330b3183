/** Lines of live translations. */
import type { Chat, Client } from '@oshimado/contract';
import {
  beforePage,
  CHAT_WHOLE_MAX,
  CHAT_WHOLE_PAGE_SIZE,
  isLastPage,
  mergeLines,
  readChatLines,
  TL_LANGUAGES,
} from '@oshimado/domain';
import type { ServerQuery } from './server-query';

export interface ChatsRequest {
  /** Id of the video, or the link that names the room. */
  readonly videoId: string;
  readonly lang: string;
  readonly limit: number;
  /** Epoch ms; the answer contains lines before it. Default: the newest lines. */
  readonly before?: number;
}

/** One page of lines, ascending. Rooms of links are asked for by their link. */
export async function loadChats(
  client: Client,
  { videoId, lang: code, limit, before }: ChatsRequest,
  signal: AbortSignal,
): Promise<readonly Chat[]> {
  const lang = TL_LANGUAGES.find((one) => one === code);
  // Rooms exist for these languages only.
  if (!lang) return [];
  const isLink = videoId.includes('://');
  const answer = await client.getChats(
    {
      id: isLink ? 'custom' : videoId,
      ...(isLink && { custom_video_id: videoId }),
      lang,
      limit,
      before,
    },
    { signal },
  );
  return readChatLines(answer);
}

const WHOLE_STALE_MS = 300_000;

/** All lines of an archive in one language, in pages. */
export const wholeChatQuery = (
  client: Client,
  videoId: string,
  lang: string,
): ServerQuery<readonly Chat[]> => ({
  queryKey: ['chats', videoId, lang],
  staleTime: WHOLE_STALE_MS,
  queryFn: async ({ signal }) => {
    const limit = CHAT_WHOLE_PAGE_SIZE;
    let lines: readonly Chat[] = [];
    let before: number | undefined;
    while (lines.length < CHAT_WHOLE_MAX) {
      // oxlint-disable-next-line no-await-in-loop -- each page begins where the last one ended
      const page = await loadChats(client, { videoId, lang, limit, before }, signal);
      lines = mergeLines(lines, page);
      if (isLastPage(page, limit)) break;
      before = beforePage(page, before);
    }
    return lines;
  },
});
