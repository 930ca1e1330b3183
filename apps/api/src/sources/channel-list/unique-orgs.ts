interface NamedOrg {
  readonly name: string;
  readonly short?: string | undefined;
  readonly name_jp?: string | undefined;
  readonly groups: string[];
}

/** Each organization once, also where a list names it more than once: with all of its groups, and the first of its names. */
export function uniqueOrgs<Org extends NamedOrg>(orgs: readonly Org[]): Org[] {
  const byName = new Map<string, Org>();
  for (const org of orgs) {
    const before = byName.get(org.name);
    const groups = [...new Set([...(before?.groups ?? []), ...org.groups])];
    const { short = org.short, name_jp = org.name_jp } = before ?? {};
    byName.set(org.name, { ...org, short, name_jp, groups });
  }
  return [...byName.values()];
}
