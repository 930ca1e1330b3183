/** Tables of accounts: how their users log in, and what is kept for them. */
import type { LoginService, Role } from '@oshimado/contract';
import type { ColumnType, Generated } from 'kysely';

export interface UserTable {
  readonly id: Generated<number>;
  readonly username: string;
  readonly role: ColumnType<Role, Role | undefined>;
  readonly contribution_count: Generated<number>;
  readonly created_at: Date;
  /** The calendar key is derived from it; renewing the key adds 1. */
  readonly calendar_key_number: Generated<number>;
  /** When the watch history was last cleared. */
  readonly history_cleared_at: Generated<Date | null>;
  /** Null unless the account was suspended. */
  readonly suspended_at: Generated<Date | null>;
  /** When that ends by itself; null without an end. */
  readonly suspended_until: Generated<Date | null>;
  readonly suspension_reason: Generated<string | null>;
}

export interface IdentityTable {
  readonly service: LoginService;
  readonly subject: string;
  readonly user_id: number;
}

export interface SessionTable {
  readonly id: string;
  readonly user_id: number;
  readonly token_id: string;
  /** Ids of the tokens before it, with the epoch milliseconds at which each was replaced. */
  readonly replaced_tokens: Generated<Readonly<Record<string, number>>>;
  readonly device: string | null;
  readonly created_at: Date;
  readonly renewed_at: Date;
  readonly expires_at: Date;
}

export interface ApiKeyTable {
  readonly hash: Buffer;
  readonly user_id: number;
  readonly prefix: string;
  readonly created_at: Date;
  /** Null for the key held now. */
  readonly expires_at: Date | null;
}

export interface UsedTicketTable {
  readonly id: string;
  readonly expires_at: Date;
}

export interface WatchHistoryTable {
  readonly user_id: number;
  readonly video_id: string;
  /** When the video was last watched. */
  readonly watched_at: Date;
  /** When the entry was changed on the device; the latest change counts. */
  readonly changed_at: Date;
  readonly seconds: number | null;
  readonly duration: number;
  readonly is_removed: boolean;
  /** Grows with each change, for devices that keep a copy. */
  readonly change: number;
}

export interface PlaylistTable {
  readonly id: Generated<number>;
  readonly user_id: number;
  readonly name: string;
  readonly video_ids: string[];
  readonly updated_at: Date;
}

export interface ReplayTable {
  readonly user_id: number;
  readonly key: string;
  readonly request: string;
  readonly answer: unknown;
  readonly created_at: Date;
}
