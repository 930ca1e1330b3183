import type { AuditEntry } from '@oshimado/contract';
import type { AuditRow } from '../../store';

const idOf = (id: number | null) => (id === null ? null : String(id));

export const presentAudit = (row: AuditRow): AuditEntry => ({
  id: String(row.id),
  at: row.at.toISOString(),
  user_id: idOf(row.user_id),
  username: row.username,
  action: row.action,
  target_id: row.target_id,
  before: row.before ?? null,
  after: row.after ?? null,
  reverts: idOf(row.reverts),
  reverted_by: idOf(row.reverted_by),
});
