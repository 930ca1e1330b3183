/** A report as the contract shows it: every form in which clients send one becomes a list of fields. */
import type { Report } from '@oshimado/contract';
import type { ReportRow } from '../../store';

type Field = Report['fields'][number];

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

const fieldOf = (value: unknown): Field[] =>
  isRecord(value) ? [{ name: textIn(value['name']), value: textIn(value['value']) }] : [];

/** Fields of a list, of the form of a chat webhook, or of the address of a page. */
function fieldsIn(stored: unknown): Field[] {
  if (Array.isArray(stored)) return stored.flatMap(fieldOf);
  if (!isRecord(stored)) return [];
  const { url, content, embeds } = stored;
  const named = (name: string, value: unknown): Field[] =>
    textIn(value).trim() === '' ? [] : [{ name, value: textIn(value) }];
  return [
    ...named('URL', url),
    ...named('Message', content),
    ...listIn(embeds).flatMap((embed) =>
      isRecord(embed) ? listIn(embed['fields']).flatMap(fieldOf) : [],
    ),
  ];
}

export const presentReport = (row: ReportRow): Report => ({
  id: String(row.id),
  at: row.at.toISOString(),
  kind: row.kind,
  target_id: row.target_id,
  target_title: row.target_title,
  user_id: row.user_id === null ? null : String(row.user_id),
  username: row.username,
  fields: fieldsIn(row.fields),
  closed_at: row.closed_at?.toISOString() ?? null,
  closed_by: row.closed_by,
  note: row.note,
});
