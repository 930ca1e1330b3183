/** Discord webhooks of a server for stories and tests: what is changed is found again. */
import { CallError, type PushWebhook, type WebhookClient } from '@oshimado/contract';

export const sampleWebhook: PushWebhook = {
  id: 'w'.repeat(43),
  name: 'Captain Hook',
  token_end: 'f377',
  lang: 'en',
  choices: {
    rule: { of: 'favorites', id: '', live: true, scheduled: false, moved: false, before: 0 },
    hourly: 30,
    members_only: false,
    free_chats: false,
  },
  created_at: '2026-01-01T12:00:00.000Z',
  used_at: '2026-01-10T11:30:00.000Z',
  failing_since: null,
  off_at: null,
};

/** An address as Discord shows it to be copied. */
export const SAMPLE_ADDRESS = `https://discord.com/api/webhooks/223704706495545344/${'a'.repeat(68)}`;

/** A server that refuses a webhook with this status. */
export const refusal = (status: number, parameter?: string): CallError =>
  new CallError('http', 'postPushWebhook', '', status, {
    message: 'refused',
    error: 'bad_request',
    parameter,
  });

export function sampleWebhooks(...given: readonly PushWebhook[]) {
  let kept = [...given];
  const tested: string[] = [];
  const client: WebhookClient = {
    getPushWebhooks: async () => kept,
    postPushWebhook: async ({ body: { choices } }) => {
      const webhook = { ...sampleWebhook, id: String(kept.length).repeat(43), choices };
      kept = [...kept, { ...webhook, used_at: null }];
      return webhook;
    },
    putPushWebhook: async ({ id, body: { choices } }) => {
      kept = kept.map((one) => (one.id === id ? { ...one, choices } : one));
      return kept.find((one) => one.id === id) ?? sampleWebhook;
    },
    deletePushWebhook: async ({ id }) => {
      kept = kept.filter((one) => one.id !== id);
      return {};
    },
    postPushWebhookTest: async ({ id }) => {
      tested.push(id);
      return {};
    },
  };
  return { client, kept: () => kept, tested };
}
