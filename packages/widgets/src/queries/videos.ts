/** One video, and who else takes part in it. */
import type { AnswerOf, Client } from '@oshimado/contract';
import type { ServerQuery } from './server-query';

/** One video with its songs, clips and everything else that its page shows. */
export const videoQuery = (client: Client, id: string): ServerQuery<AnswerOf<'getVideo'>> => ({
  queryKey: ['video', id],
  queryFn: ({ signal }) => client.getVideo({ id }, { signal }),
});

/** What the page of a video shows after its first view: comments, recommendations, and clips in these languages. */
export const videoExtrasQuery = (
  client: Client,
  id: string,
  langs: readonly string[],
): ServerQuery<AnswerOf<'getVideo'>> => ({
  queryKey: ['video', id, 'extras', langs.join()],
  queryFn: ({ signal }) => client.getVideo({ id, lang: [...langs], c: true }, { signal }),
});

/** Channels that take part in a video. */
export const mentionsQuery = (
  client: Client,
  videoId: string,
): ServerQuery<AnswerOf<'getMentions'>> => ({
  queryKey: ['mentions', videoId],
  queryFn: ({ signal }) => client.getMentions({ id: videoId }, { signal }),
});
