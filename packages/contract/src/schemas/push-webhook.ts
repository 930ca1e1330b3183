import * as z from 'zod';
import { pushChoices, pushParams, pushRule } from './push';
import { instant } from './values';

const ADDRESS_MAX = 512;

const webhookRule = pushRule
  .omit({ search: true })
  .extend({
    of: z
      .enum(['favorites', 'group'])
      .describe('Whose streams: of all favorites of the account, or of one of its groups.'),
    id: z
      .string()
      .max(128)
      .regex(/^\P{Cc}*$/u, 'must have no control characters')
      .describe('Id of the group; empty for favorites.'),
  })
  .describe('What is sent. A group has the channels that are in it at the time of the event.');

const webhookChoices = pushChoices.omit({ rules: true, quiet: true }).extend({ rule: webhookRule });

const lang = z
  .string()
  .regex(/^[\w-]{1,16}$/, 'must be the code of a language')
  .describe('Code of the language of the sentences; English for one that is not offered.');

export const webhookParams = pushParams;

/** Body of `putPushWebhook`. */
export const webhookChangeBody = z
  .object({ lang, choices: webhookChoices })
  .describe('What a webhook is for.');

/** Body of `postPushWebhook`. */
export const webhookBody = z
  .object({
    url: z
      .string()
      .max(ADDRESS_MAX)
      .describe('Address like `https://discord.com/api/webhooks/{id}/{token}`, without a query.'),
    lang,
    choices: webhookChoices,
  })
  .describe('A webhook of a Discord channel, and what it is for.');

/** Schema of `PushWebhook`. */
export const pushWebhook = z
  .object({
    id: z.string(),
    name: z.string().nullable().describe('Its name at Discord when it was added.'),
    token_end: z.string().describe('The last 4 characters of its token, to tell webhooks apart.'),
    lang: z.string().describe('Code of the language of its messages.'),
    choices: webhookChoices,
    created_at: instant,
    used_at: instant.nullable().describe('When Discord last took a message.'),
    failing_since: instant
      .nullable()
      .describe('Since when no message was taken; null if the last one was.'),
    off_at: instant
      .nullable()
      .describe('When Discord said that the webhook is gone. Nothing is sent from then on.'),
  })
  .meta({
    id: 'PushWebhook',
    description: 'A webhook of a Discord channel that receives notifications of an account.',
  });
