/**
 * Webhooks as the store has them: id and token are encrypted with a key of the site's secret, and bound to the row they are in. With
 * another secret they cannot be read, and their owners have to add them again.
 */
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import type { DiscordWebhook } from '@oshimado/domain';
import * as z from 'zod';
import { deriveKey } from '../auth/secrets';
import type { PushNotice } from '../store';
import type { Discord, WebhookAnswer } from './discord';
import type { DiscordMessage } from './discord-message';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

const webhookSchema = z.object({ id: z.string(), token: z.string() });

/** The id of a webhook's row: an account has each webhook once. */
export const webhookRowId = (userId: string, { id }: DiscordWebhook): string =>
  createHash('sha256').update(`discord ${userId} ${id}`).digest('base64url');

const GONE: WebhookAnswer = {
  status: 404,
  retryAfterMs: undefined,
  isForAll: false,
  isUnknown: false,
  isGone: true,
};

export interface WebhooksOptions {
  readonly secret: string;
  readonly discord: Pick<Discord, 'find' | 'send'>;
}

export function createWebhooks({ secret, discord }: WebhooksOptions) {
  const key = deriveKey(secret, 'webhooks');

  const open = (rowId: string, sealed: string): DiscordWebhook | undefined => {
    const bytes = Buffer.from(sealed, 'base64url');
    const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES));
    decipher.setAAD(Buffer.from(rowId));
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    try {
      const text = Buffer.concat([
        decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)),
        decipher.final(),
      ]);
      return webhookSchema.parse(JSON.parse(text.toString('utf8')));
    } catch {
      return undefined;
    }
  };

  return {
    find: discord.find,
    seal: (rowId: string, webhook: DiscordWebhook): string => {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(rowId));
      const sealed = [cipher.update(JSON.stringify(webhook), 'utf8'), cipher.final()];
      return Buffer.concat([iv, cipher.getAuthTag(), ...sealed]).toString('base64url');
    },
    /** One that was encrypted with another secret is treated as gone. */
    send: async (
      { device_id, endpoint }: Pick<PushNotice, 'device_id' | 'endpoint'>,
      message: DiscordMessage,
    ): Promise<WebhookAnswer> => {
      const webhook = open(device_id, endpoint);
      return webhook ? discord.send(webhook, message) : GONE;
    },
  };
}

export type Webhooks = ReturnType<typeof createWebhooks>;
export type SendToWebhook = Webhooks['send'];
