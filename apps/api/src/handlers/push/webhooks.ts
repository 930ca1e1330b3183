/** Discord webhooks of an account. */
import {
  WEBHOOKS_MAX,
  type PushChoices,
  type PushWebhook,
  type WebhookChoices,
} from '@oshimado/contract';
import { readDiscordWebhook } from '@oshimado/domain';
import { isLanguage } from '@oshimado/locales/internal/server';
import { requirePermission, requireUser } from '../../auth';
import { ApiError, notFound } from '../../errors';
import { webhookRowId } from '../../push/webhooks';
import type { PushWebhookRow, WebhookRefusal } from '../../store';
import type { Action, Actions } from '../handler';

const TOKEN_END = 4;

/** A channel of several people has no quiet hours. */
const storedChoices = ({ rule, ...rest }: WebhookChoices): PushChoices => ({
  ...rest,
  rules: [rule],
  quiet: null,
});

function shownChoices(choices: PushChoices): WebhookChoices {
  const { hourly, members_only, free_chats, clip_langs, rules } = choices;
  const [rule] = rules;
  const of = rule?.of === 'group' ? 'group' : 'favorites';
  const nothing = { id: '', live: false, scheduled: false, moved: false, before: 0 as const };
  return { hourly, members_only, free_chats, clip_langs, rule: { ...nothing, ...rule, of } };
}

/** A webhook without its address, which is a secret. */
export const presentWebhook = ({
  choices,
  created_at,
  used_at,
  failing_since,
  off_at,
  ...row
}: PushWebhookRow): PushWebhook => ({
  ...row,
  choices: shownChoices(choices),
  created_at: created_at.toISOString(),
  used_at: used_at?.toISOString() ?? null,
  failing_since: failing_since?.toISOString() ?? null,
  off_at: off_at?.toISOString() ?? null,
});

const language = (lang: string) => (isLanguage(lang) ? lang : 'en');

/** GET /push/webhooks: those of the caller's account. */
const getPushWebhooks: Action<'getPushWebhooks'> = async (_, { caller, store }) =>
  (await store.push.webhooks.list(requireUser(caller).id)).map(presentWebhook);

const badAddress = (message: string) => new ApiError('bad_request', message, { parameter: 'url' });

const REFUSALS: Readonly<Record<WebhookRefusal, string>> = {
  known: 'This account has the webhook already.',
  tooMany: `An account has at most ${WEBHOOKS_MAX} webhooks. Remove one first.`,
};

/** POST /push/webhooks: Discord is asked first whether the webhook exists. */
const postPushWebhook: Action<'postPushWebhook'> = async ({ body }, context) => {
  const { caller, store, webhooks, now } = context;
  requirePermission('favorites.change', caller, now());
  const user = requireUser(caller);
  const webhook = readDiscordWebhook(body.url);
  if (!webhook) {
    throw badAddress('url must be like https://discord.com/api/webhooks/{id}/{token}.');
  }
  const found = await webhooks.find(webhook);
  if (found === 'silent') {
    throw new ApiError('unavailable', 'Discord does not answer. Try again in a minute.', {
      headers: { 'retry-after': '60' },
    });
  }
  if (found === 'gone') throw badAddress('Discord has no webhook at this url.');
  const id = webhookRowId(user.id, webhook);
  const row = await store.push.webhooks.add({
    id,
    userId: user.id,
    sealed: webhooks.seal(id, webhook),
    name: found.name,
    tokenEnd: webhook.token.slice(-TOKEN_END),
    lang: language(body.lang),
    choices: storedChoices(body.choices),
  });
  if (typeof row === 'string') throw new ApiError('conflict', REFUSALS[row]);
  return presentWebhook(row);
};

/** PUT /push/webhooks/{id}: changes what it is for. */
const putPushWebhook: Action<'putPushWebhook'> = async ({ params, body }, { caller, store }) => {
  const { lang, choices } = body;
  const { change } = store.push.webhooks;
  const { id } = requireUser(caller);
  const row = await change(id, params.id, language(lang), storedChoices(choices));
  if (!row) throw notFound('Webhook');
  return presentWebhook(row);
};

/** DELETE /push/webhooks/{id} */
const deletePushWebhook: Action<'deletePushWebhook'> = async ({ params }, { caller, store }) => {
  if (!(await store.push.webhooks.remove(requireUser(caller).id, params.id)))
    throw notFound('Webhook');
  return {};
};

/** POST /push/webhooks/{id}/test: sends a message. */
const postPushWebhookTest: Action<'postPushWebhookTest'> = async (
  { params },
  { caller, store: { push } },
) => {
  const row = await push.webhooks.find(requireUser(caller).id, params.id);
  if (!row || row.off_at !== null || !(await push.outbox.test(row.id, 'discord')))
    throw notFound('Webhook');
  return {};
};

export const webhookActions = {
  deletePushWebhook,
  getPushWebhooks,
  postPushWebhook,
  postPushWebhookTest,
  putPushWebhook,
} satisfies Actions;
