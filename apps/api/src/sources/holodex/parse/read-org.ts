import { ALL_ORGS } from '@oshimado/domain';
import type { OrgRecord } from '../../../store/records';
import { isRow, label, type Reading } from '../../parse/value';

const ORG_MAX = 200;
export const orgName = label(ORG_MAX);

/** Parses an organization; the entry for "all" is skipped. */
export function readOrg(row: unknown): Reading<OrgRecord> {
  if (!isRow(row)) return { reason: 'an organization that is no object' };
  const name = orgName(row.name);
  if (name === undefined) return { reason: 'an organization without a name' };
  if (name === ALL_ORGS) return { reason: `${ALL_ORGS} is no organization` };
  const short = orgName(row.short) ?? null;
  return { value: { name, short, name_jp: orgName(row.name_jp) ?? null } };
}
