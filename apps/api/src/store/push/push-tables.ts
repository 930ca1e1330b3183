/** Tables of notifications. */
import type { PushChoices } from '@oshimado/contract';
import type { ColumnType, Generated } from 'kysely';

export interface PushDeviceTable {
  /** SHA-256 of the endpoint. */
  readonly id: string;
  readonly endpoint: string;
  readonly p256dh: string;
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
