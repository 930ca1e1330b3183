/** Tables of notifications. */
import type { PushChoices } from '@oshimado/contract';
import type { ColumnType, Generated } from 'kysely';

/** A push service of a browser, or a webhook of Discord. */
export type PushService = 'push' | 'discord';

export interface PushDeviceTable {
  /** SHA-256 of the endpoint; of a webhook, of its account and its id at Discord. */
  readonly id: string;
  readonly service: Generated<PushService>;
  /** Of a webhook: its id and token, encrypted. */
  readonly endpoint: string;
  /** Empty for a webhook. */
  readonly p256dh: string;
  /** Empty for a webhook. */
  readonly auth: string;
  /** Null for a guest. */
  readonly user_id: number | null;
  readonly session_id: string | null;
  readonly lang: string;
  readonly zone: string;
  readonly choices: ColumnType<PushChoices, string, string>;
  readonly device: string | null;
  readonly created_at: Date;
  readonly used_at: Generated<Date | null>;
}

/** What was last seen of an open stream. */
export interface PushMarkTable {
  readonly video_id: string;
  readonly is_live: boolean;
  readonly starts_at: Date | null;
  readonly reminded: number | null;
}

/** What only webhooks have. */
export interface PushWebhookTable {
  readonly device_id: string;
  readonly name: string | null;
  readonly token_end: string;
  readonly failing_since: Generated<Date | null>;
  readonly off_at: Generated<Date | null>;
}
