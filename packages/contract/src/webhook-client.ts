import { clientOf, type ClientOptions, type Methods } from './client';
import { webhookRoutes, type WebhookCallName } from './webhook-routes';

/** One method per call of webhooks. */
export type WebhookClient = Methods<WebhookCallName>;

/** A client like that of `createClient`, with the calls of webhooks. */
export const createWebhookClient = (options: ClientOptions = {}): WebhookClient =>
  clientOf(webhookRoutes, options);
