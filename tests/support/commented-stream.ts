import type { APIRequestContext } from '@playwright/test';

/** A video, as the API answers it. */
interface CommentedStream {
  readonly id: string;
  readonly title: string;
  readonly duration: number;
  readonly comments: readonly unknown[];
}

/** A stream of the demo world that is over and has comments. */
export async function commentedStream(request: APIRequestContext): Promise<CommentedStream> {
  const list = await request.get('/api/v2/videos?status=past&type=stream&org=Hololive&limit=50');
  const rows = (await list.json()) as readonly { readonly id: string }[];
  const answers = await Promise.all(rows.map(({ id }) => request.get(`/api/v2/videos/${id}?c=1`)));
  const videos = await Promise.all(answers.map((answer) => answer.json()));
  const found = (videos as readonly CommentedStream[]).find(({ comments }) => comments.length > 2);
  if (!found) throw new Error('The demo world has no stream with comments.');
  return found;
}
