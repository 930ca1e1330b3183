import { CallError, type WebhookChoices } from '@oshimado/contract';

/** The choices of a new webhook: what goes live of all favorites. */
export const NEW_WEBHOOK: WebhookChoices = {
  rule: { of: 'favorites', id: '', live: true, scheduled: false, moved: false, before: 0 },
  hourly: 30,
  members_only: false,
  free_chats: false,
};

/** Why a webhook was not kept: it is a key of `webhook` in the sentences, or `failed`. */
export type WebhookProblem = 'badAddress' | 'notFound' | 'silent' | 'known' | 'failed';

/** What the server says about a webhook that it refuses. */
export function webhookProblem(error: unknown): WebhookProblem {
  if (!(error instanceof CallError) || error.reason !== 'http') return 'failed';
  if (error.status === 409) return 'known';
  if (error.status === 503) return 'silent';
  return error.problem?.parameter === 'url' ? 'notFound' : 'failed';
}
