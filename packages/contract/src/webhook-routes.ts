import { get, post, put, remove, type Route } from './route';

/** Calls of webhooks by name. A module of their own, so that a page's first file does not carry it. */
export const webhookRoutes = {
  getPushWebhooks: get('/push/webhooks'),
  postPushWebhook: post('/push/webhooks'),
  putPushWebhook: put('/push/webhooks/{id}'),
  deletePushWebhook: remove('/push/webhooks/{id}'),
  postPushWebhookTest: post('/push/webhooks/{id}/test'),
} as const satisfies Record<string, Route>;

/** Name of a call of webhooks. */
export type WebhookCallName = keyof typeof webhookRoutes;
