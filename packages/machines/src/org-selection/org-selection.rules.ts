/** Rules of choosing an org, free of states. */
import type { Org } from '@oshimado/contract';
import { ALL_ORGS, orgNamed, ORGS_MAX, type StoredOrg } from '@oshimado/domain';
import type { OrgRefusalCode, OrgSelectionContext } from './org-selection.types';

const ALL: Org = { name: ALL_ORGS, short: 'Vtuber', name_jp: null };

/** "It starts with All Vtubers": also when the service sends it somewhere else. */
export const withAllFirst = (orgs: readonly Org[]): readonly Org[] => [
  ALL,
  ...orgs.filter(({ name }) => name !== ALL_ORGS),
];

/** An org by its exact name: from the list, else from what the device keeps. */
export function orgOf(
  { orgs, favorites, current }: OrgSelectionContext,
  name: string,
): StoredOrg | null {
  const found = [...(orgs ?? []), ...favorites, current].find((org) => org.name === name);
  return found ? { name, short: found.short ?? orgNamed(name).short } : null;
}

/** The list after a deed, or why it stays as it was. */
export type FavoritesAfter =
  | { readonly ok: true; readonly favorites: readonly StoredOrg[] }
  | { readonly ok: false; readonly code: OrgRefusalCode };
const refuse = (code: OrgRefusalCode): FavoritesAfter => ({ ok: false, code });

/** A new star stands last. */
export function toggled(context: OrgSelectionContext, name: string): FavoritesAfter {
  const { favorites } = context;
  const others = favorites.filter((org) => org.name !== name);
  if (others.length < favorites.length) return { ok: true, favorites: others };
  const org = orgOf(context, name);
  if (!org) return refuse('unknown');
  if (favorites.length >= ORGS_MAX) return refuse('tooMany');
  return { ok: true, favorites: [...favorites, org] };
}

/** Swaps it with its neighbour; outside the bounds nothing moves. */
export function moved(
  { favorites }: OrgSelectionContext,
  name: string,
  by: -1 | 1,
): FavoritesAfter {
  const from = favorites.findIndex((org) => org.name === name);
  const org = favorites[from];
  if (!org) return refuse('unknown');
  const to = from + by;
  if (to < 0) return refuse('first');
  if (to >= favorites.length) return refuse('last');
  const others = favorites.filter((one) => one !== org);
  return { ok: true, favorites: [...others.slice(0, to), org, ...others.slice(to)] };
}

/** A row of the dialog. */
export interface OrgRow {
  /** The org, as the server delivers it. */
  readonly org: Org;
  /** Whether it is starred. */
  readonly isFavorite: boolean;
  /** Whether it can move up among the favourites. */
  readonly canMoveUp: boolean;
  /** Whether it can move down among the favourites. */
  readonly canMoveDown: boolean;
}

/** "Favorites come first, in their own order; the rest as delivered." The filter matches the name only. */
export function rowsOf({ orgs, favorites, filter }: OrgSelectionContext): readonly OrgRow[] {
  const known = orgs ?? [];
  const starred = favorites.map((favorite, index) => ({
    org: known.find(({ name }) => name === favorite.name) ?? { ...favorite, name_jp: null },
    isFavorite: true,
    canMoveUp: index > 0,
    canMoveDown: index < favorites.length - 1,
  }));
  const rest = known
    .filter(({ name }) => !favorites.some((favorite) => favorite.name === name))
    .map((org) => ({ org, isFavorite: false, canMoveUp: false, canMoveDown: false }));
  const wanted = filter.trim().toLowerCase();
  return [...starred, ...rest].filter(({ org }) => org.name.toLowerCase().includes(wanted));
}
