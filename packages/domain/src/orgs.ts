/** Rules for organizations: the list, the starred ones and their order, and names in URLs. */
import { ALL_ORGS, DEFAULT_FAVORITE_ORGS, ORGS_MAX } from './limits';
import { orgNamed, type StoredOrg } from './stored-state/org-names';

/** An organization as the server lists it; the fields the rules read. */
export interface ListedOrg {
  readonly name: string;
  readonly short?: string | null | undefined;
  readonly name_jp?: string | null | undefined;
}

const ALL: ListedOrg = { name: ALL_ORGS, short: orgNamed(ALL_ORGS).short, name_jp: null };

/** "It starts with All Vtubers": even if the server lists it elsewhere. */
export const withAllOrgs = (orgs: readonly ListedOrg[]): readonly ListedOrg[] => [
  ALL,
  ...orgs.filter(({ name }) => name !== ALL_ORGS),
];

/** Default favorites first, the rest by name, after "All Vtubers". */
export function sortOrgs(orgs: readonly ListedOrg[]): readonly ListedOrg[] {
  const rank = ({ name }: ListedOrg) => {
    const at = DEFAULT_FAVORITE_ORGS.indexOf(name);
    return at < 0 ? DEFAULT_FAVORITE_ORGS.length : at;
  };
  return [...withAllOrgs(orgs)].sort(
    (a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name, 'en'),
  );
}

/** An organization as a device stores it. */
export const storedOrgOf = ({ name, short }: ListedOrg): StoredOrg => ({
  name,
  short: short ?? orgNamed(name).short,
});

/** Stars it at the end of the list, or removes its star. Null if the list is full. */
export function toggleStar(
  favorites: readonly StoredOrg[],
  org: StoredOrg,
): readonly StoredOrg[] | null {
  const others = favorites.filter(({ name }) => name !== org.name);
  if (others.length < favorites.length) return others;
  return favorites.length >= ORGS_MAX ? null : [...favorites, org];
}

/** Moves a starred organization to another index; an index outside the list means the nearest end. */
export function moveStar(
  favorites: readonly StoredOrg[],
  name: string,
  to: number,
): readonly StoredOrg[] {
  const org = favorites.find((one) => one.name === name);
  if (!org) return favorites;
  const others = favorites.filter((one) => one !== org);
  const at = Math.max(0, Math.min(to, others.length));
  return [...others.slice(0, at), org, ...others.slice(at)];
}

/** A row of the dialog with all organizations. */
export interface OrgRow {
  /** The organization, as the server lists it. */
  readonly org: ListedOrg;
  /** Whether it is starred. */
  readonly isFavorite: boolean;
}

/** "Favorites come first, in their own order; the rest as delivered." */
export function orgRows(
  orgs: readonly ListedOrg[],
  favorites: readonly StoredOrg[],
): readonly OrgRow[] {
  const known = orgs.length > 0 ? withAllOrgs(orgs) : [];
  const starred = favorites.map((favorite) => ({
    org: known.find(({ name }) => name === favorite.name) ?? favorite,
    isFavorite: true,
  }));
  const rest = known
    .filter(({ name }) => !favorites.some((favorite) => favorite.name === name))
    .map((org) => ({ org, isFavorite: false }));
  return [...starred, ...rest];
}

/** Maximum number of boards a page requests at once. */
export const ORGS_AT_ONCE_MAX = 8;

/** A comma in a name is written `\,`. */
const escapeName = (name: string) => name.replace(/[\\,]/g, (sign) => `\\${sign}`);
const NAME = /(?:\\.|[^\\,])+/g;

/**
 * The organizations of a URL such as `?org=Hololive,Nijisanji`, without duplicates. "All Vtubers" means all; empty if
 * none is given.
 */
export function parseOrgs(text: string | null): readonly string[] {
  const names = (text ?? '').match(NAME) ?? [];
  const read = names.map((name) => name.replace(/\\(.)/g, '$1').trim()).filter(Boolean);
  return read.includes(ALL_ORGS) ? [ALL_ORGS] : [...new Set(read)].slice(0, ORGS_AT_ONCE_MAX);
}

/** Names of organizations as a parameter of an address, joined by commas; `readOrgs` reads it. */
export const writeOrgs = (orgs: readonly string[]): string => orgs.map(escapeName).join(',');
