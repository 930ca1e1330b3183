import type { HistoryMeta } from './history.types';

/** The history of a viewer, or of a guest, before the first exchange with an account. */
export const ownedBy = (owner: string | null): HistoryMeta => ({
  owner,
  change: 0,
  clearedAt: null,
  isClearUnsent: false,
});
export const guestMeta: HistoryMeta = ownedBy(null);

/** Whose history it is; that of a guest if it cannot be read. */
export function readMeta(value: unknown): HistoryMeta {
  if (typeof value !== 'object' || value === null) return guestMeta;
  const { owner, change, clearedAt, isClearUnsent } = value as Partial<
    Record<keyof HistoryMeta, unknown>
  >;
  return {
    owner: typeof owner === 'string' ? owner : null,
    change: typeof change === 'number' ? change : 0,
    clearedAt: typeof clearedAt === 'number' ? clearedAt : null,
    isClearUnsent: isClearUnsent === true,
  };
}
