/** What is typed of an organization, and what becomes of it when somebody else has saved the same one. */
import { nameOf, type CheckedBodyOf, type ListedOrg } from '@oshimado/contract';

export interface GroupValues {
  /** Stays the same while it is typed into. */
  readonly key: number;
  readonly name: string;
  /** Its name in the list; undefined for a new one. */
  readonly before: string | undefined;
  /** One with channels is not removed. */
  readonly channels: number;
}

export interface OrgValues {
  readonly name: string;
  readonly short: string;
  readonly name_jp: string;
  readonly groups: readonly GroupValues[];
}

export const orgValuesOf = (org: ListedOrg | undefined): OrgValues => ({
  name: org?.name ?? '',
  short: org?.short ?? '',
  name_jp: org?.name_jp ?? '',
  groups: (org?.groups ?? []).map(({ name, channels }, key) => ({
    key,
    name,
    before: name,
    channels,
  })),
});

export const orgInputOf = ({
  name: named,
  short,
  name_jp,
  groups,
}: OrgValues): CheckedBodyOf<'putListedOrg'>['org'] => ({
  name: nameOf(named),
  short: nameOf(short),
  name_jp: nameOf(name_jp),
  groups: groups
    .map(({ name, before }) => ({ name: nameOf(name), before }))
    .filter(({ name }) => name !== ''),
});

export const nextKeyOf = (groups: readonly GroupValues[]): number =>
  Math.max(-1, ...groups.map(({ key }) => key)) + 1;

/**
 * What was typed, on top of what somebody else has saved: of a field that was not touched their text, their new groups at the end, and a
 * group that they removed or renamed as a new one.
 * @param before as it was when it was opened
 * @param now undefined if it is no longer in the list
 */
export function rebaseOrg(
  values: OrgValues,
  before: ListedOrg | undefined,
  now: ListedOrg | undefined,
): OrgValues {
  if (!now)
    return {
      ...values,
      groups: values.groups.map((one) => ({ ...one, before: undefined, channels: 0 })),
    };
  const [was, is] = [orgValuesOf(before), orgValuesOf(now)];
  const pick = (key: 'name' | 'short' | 'name_jp') =>
    values[key] === was[key] ? is[key] : values[key];
  const groupNamed = new Map(is.groups.map((group) => [group.name, group]));
  const kept = values.groups.map((one): GroupValues => {
    const theirs = groupNamed.get(one.before ?? one.name.trim());
    return { ...one, before: theirs?.name, channels: theirs?.channels ?? 0 };
  });
  const known = new Set([...was.groups, ...kept].map((one) => one.before));
  const firstKey = nextKeyOf(kept);
  const added = is.groups
    .filter(({ name }) => !known.has(name))
    .map((group, at) => ({ ...group, key: firstKey + at }));
  return {
    name: pick('name'),
    short: pick('short'),
    name_jp: pick('name_jp'),
    groups: [...kept, ...added],
  };
}
