/** What the report dialog asks of the server. */
import type { Client, Topic } from '@oshimado/contract';
import type { MentionsQuery, ReportChannel, ReportSending } from '@oshimado/machines/report';
import { fromPromise } from 'xstate';

export const reportPorts = (client: Client) => ({
  loadTopics: fromPromise<readonly Topic[], undefined>(({ signal }) =>
    client.getTopics({}, { signal }),
  ),
  loadMentions: fromPromise<readonly ReportChannel[], MentionsQuery>(({ input, signal }) =>
    client.getMentions({ id: input.videoId }, { signal }),
  ),
  sendReport: fromPromise<unknown, ReportSending>(({ input, signal }) =>
    client.postVideoReport({ id: input.videoId, body: [...input.body] }, { signal }),
  ),
});
