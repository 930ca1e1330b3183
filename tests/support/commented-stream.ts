import type { APIRequestContext } from '@playwright/test';

/** A video, as the API answers it. */
interface CommentedStream {
  readonly id: string;
  readonly title: string;
  readonly duration: number;
  readonly comments: readonly unknown[];
}

async function answerOf(request: APIRequestContext, path: string): Promise<unknown> {
  const answer = await request.get(path);
  if (!answer.ok()) throw new Error(`${path} is answered with ${answer.status()}.`);
  return answer.json();
}

/** A stream of the demo world that is over and has comments. */
export async function commentedStream(request: APIRequestContext): Promise<CommentedStream> {
  const list = '/api/v2/videos?status=past&type=stream&org=Hololive&limit=50';
  const rows = (await answerOf(request, list)) as readonly { readonly id: string }[];
  for (const { id } of rows) {
    // oxlint-disable-next-line no-await-in-loop -- most have comments, so one or two requests are enough
    const video = (await answerOf(request, `/api/v2/videos/${id}?c=1`)) as CommentedStream;
    if (video.comments.length > 2) return video;
  }
  throw new Error('The demo world has no stream with comments.');
}
