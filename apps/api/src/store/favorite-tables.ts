/** Tables of favorites and their groups. */
import type { GroupColor } from '@oshimado/contract';

export interface FavoriteTable {
  readonly user_id: number;
  readonly channel_id: string;
  readonly created_at: Date;
  /** Null, or a time that is over: not muted. */
  readonly muted_until: Date | null;
}

export interface FavoriteGroupTable {
  readonly user_id: number;
  /** Made by the device; unique for the account. */
  readonly id: string;
  readonly name: string;
  readonly color: GroupColor;
  /** Groups are sorted by it. */
  readonly position: number;
  readonly channel_ids: readonly string[];
  /** When it was changed on the device; the latest change counts. */
  readonly changed_at: Date;
  readonly is_removed: boolean;
}
