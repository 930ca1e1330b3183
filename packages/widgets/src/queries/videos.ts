/** One video, and who else takes part in it. */
import type { AnswerOf, Client } from '@oshimado/contract';
import type { ServerQuery } from './server-query';

/** One video with its songs, clips and everything else that its page shows. */
export const videoQuery = (client: Client, id: string): ServerQuery<AnswerOf<'getVideo'>> => ({
  queryKey: ['video', id],
  queryFn: ({ signal }) => client.getVideo({ id }, { signal }),
});

/** Channels that take part in a video. */
export const mentionsQuery = (
  client: Client,
  videoId: string,
): ServerQuery<AnswerOf<'getMentions'>> => ({
  queryKey: ['mentions', videoId],
  queryFn: ({ signal }) => client.getMentions({ id: videoId }, { signal }),
});
