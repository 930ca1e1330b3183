/** Which fields of the modules that wait were changed here, so that only those stand against another tab. */
import type { ModuleName } from '@oshimado/domain';
import type { ChangedFields, PersistenceContext } from './persistence.types';

export const union = (a: readonly string[], b: readonly string[]) => [...new Set([...a, ...b])];

/** Fields of a module changed here since its last write began; null: all count as changed. */
export const waitingFields = ({ unwritten, changed }: PersistenceContext, name: ModuleName) =>
  unwritten.includes(name) ? (changed[name] ?? null) : [];

/** The same, with those of a write whose fate is open. */
export function openFields(
  context: PersistenceContext,
  name: ModuleName,
): readonly string[] | null {
  const { underWay } = context;
  const waiting = waitingFields(context, name);
  if (underWay?.kind !== 'module' || underWay.name !== name) return waiting;
  return waiting && underWay.fields && union(underWay.fields, waiting);
}

export function withFields(
  { changed }: PersistenceContext,
  name: ModuleName,
  fields: readonly string[] | null,
): ChangedFields {
  const { [name]: _old, ...others } = changed;
  return fields ? { ...others, [name]: fields } : others;
}

export const isSame = (a: unknown, b: unknown) =>
  a === b || JSON.stringify(a) === JSON.stringify(b);

/** Names of the fields that differ. */
export function changedFields(before: object, after: object): string[] {
  const old = new Map(Object.entries(before));
  return Object.entries(after).flatMap(([field, value]) =>
    isSame(old.get(field), value) ? [] : [field],
  );
}

/** What another tab wrote, with the fields that were changed here on top. */
export function mergedFields<T extends object>(ours: T, theirs: T, fields: readonly string[]): T {
  const own = Object.entries(ours).filter(([field]) => fields.includes(field));
  return { ...theirs, ...Object.fromEntries(own) };
}
