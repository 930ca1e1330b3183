/** A subscription to events, as Twitch lists it. */
import { isRow, label, text, type Row } from '../../parse/value';

export interface Subscription {
  /** Empty for one that was just asked for. */
  readonly id: string;
  readonly userId: string;
  readonly type: string;
  readonly callback: string;
  /** Whether it sends events, or will once it is verified. */
  readonly isGood: boolean;
}

const GOOD = new Set(['enabled', 'webhook_callback_verification_pending']);

/** Undefined for one of another kind: about no account, or without an address. */
export function readSubscription(row: Row): Subscription | undefined {
  const condition = isRow(row.condition) ? row.condition : {};
  const transport = isRow(row.transport) ? row.transport : {};
  const id = label(200)(row.id);
  const userId = label(20)(condition.broadcaster_user_id);
  const type = label(100)(row.type);
  const callback = text(transport.callback);
  if (id === undefined || userId === undefined || type === undefined || callback === undefined)
    return undefined;
  return { id, userId, type, callback, isGood: GOOD.has(String(row.status)) };
}
