/** The columns of a suspension, and what they mean now: it ends by itself, without a write. */
import type { Suspension } from '@oshimado/contract';

export interface SuspensionColumns {
  /** Null unless the account was suspended. */
  readonly suspended_at: Date | null;
  /** Null without an end. */
  readonly suspended_until: Date | null;
  readonly suspension_reason: string | null;
}

/** To select them from `users as u`. */
export const suspensionColumns = [
  'u.suspended_at',
  'u.suspended_until',
  'u.suspension_reason',
] as const;

/** What the account may know of its suspension; undefined unless it is suspended at this time (epoch milliseconds). */
export function suspensionOf(
  { suspended_at, suspended_until, suspension_reason }: SuspensionColumns,
  now: number,
): Suspension | undefined {
  if (suspended_at === null) return undefined;
  if (suspended_until !== null && suspended_until.getTime() <= now) return undefined;
  return { reason: suspension_reason ?? '', until: suspended_until?.toISOString() ?? null };
}
