import * as z from 'zod';
import { webhookRoutes } from '../../webhook-routes';
import { done } from '../body';
import type { Call } from '../call';
import { pushWebhook, webhookBody, webhookChangeBody, webhookParams } from '../push-webhook';

const common = { tag: 'push', auth: 'session', limit: 'write' } as const;

export const webhookCalls = {
  getPushWebhooks: {
    ...webhookRoutes.getPushWebhooks,
    ...common,
    limit: 'read',
    summary: 'The caller’s Discord webhooks',
    response: z.array(pushWebhook),
  },
  postPushWebhook: {
    ...webhookRoutes.postPushWebhook,
    ...common,
    limit: 'lookup',
    asksOtherService: true,
    summary: 'Adds a Discord webhook, after Discord was asked whether it exists',
    body: webhookBody,
    response: pushWebhook,
  },
  putPushWebhook: {
    ...webhookRoutes.putPushWebhook,
    ...common,
    summary: 'Changes what a webhook is for',
    params: webhookParams,
    body: webhookChangeBody,
    response: pushWebhook,
  },
  deletePushWebhook: {
    ...webhookRoutes.deletePushWebhook,
    ...common,
    summary: 'Removes a webhook here; it stays at Discord',
    params: webhookParams,
    response: done,
  },
  postPushWebhookTest: {
    ...webhookRoutes.postPushWebhookTest,
    ...common,
    summary: 'Sends a message to a webhook, to see whether it arrives',
    params: webhookParams,
    response: done,
  },
} as const satisfies Record<string, Call>;
