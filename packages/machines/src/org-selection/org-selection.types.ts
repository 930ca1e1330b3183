import type { Org } from '@oshimado/contract';
import type { FailureReason, StoredOrg } from '@oshimado/domain';

export interface OrgSelectionInput {
  /** What the device keeps. "Default org is Hololive." */
  readonly current: StoredOrg;
  /** What the device keeps, in the viewer's order. */
  readonly favorites: readonly StoredOrg[];
  /** Whether the page shown is favorites. Default false. */
  readonly isOnFavorites?: boolean;
  /** `org` of the address. Default none. */
  readonly addressOrg?: string | null;
}

/** Why the orgs could not be had. */
export type OrgSelectionError = FailureReason;
/** `unknown`: no such org; `first`, `last`: it stands at that end already; `tooMany`: the list is full. */
export type OrgRefusalCode = 'unknown' | 'first' | 'last' | 'tooMany';

export interface OrgSelectionContext {
  /** The org whose streams are shown. */
  readonly current: StoredOrg;
  /** In the viewer's order. */
  readonly favorites: readonly StoredOrg[];
  /** All Vtubers first, the rest as delivered; null until they were loaded once. */
  readonly orgs: readonly Org[] | null;
  /** Text of the dialog's filter; it is emptied each time the dialog opens. */
  readonly filter: string;
  /** Set by a failed load, cleared by the next try. */
  readonly error: OrgSelectionError | null;
  /** Whether the page shown is favorites. */
  readonly isOnFavorites: boolean;
  /** `org` of the address; null when it has none. */
  readonly addressOrg: string | null;
  /** An org of the address that waits for the list; null when none does. */
  readonly awaited: string | null;
}

export type OrgSelectionEvent =
  /** Opens the dialog with all orgs; its filter is empty then. */
  | { readonly type: 'dialog.open' }
  /** Closes the dialog; a list on its way is not waited for. */
  | { readonly type: 'dialog.close' }
  /** Loads the orgs again after a failure. */
  | { readonly type: 'orgs.retry' }
  /** The whole text of the filter. */
  | { readonly type: 'filter.change'; readonly text: string }
  /** From the menu of favourites or the dialog, by name. */
  | { readonly type: 'org.choose'; readonly name: string }
  /** The star of an org. */
  | { readonly type: 'favorite.toggle'; readonly name: string }
  /** One place up (-1) or down (1) among the favourites. */
  | { readonly type: 'favorite.move'; readonly name: string; readonly by: -1 | 1 }
  /** The page or its address is another one. */
  | {
      readonly type: 'address.changed';
      readonly org: string | null;
      readonly isOnFavorites: boolean;
    }
  /** Another tab has changed what is kept, or everything was reset. */
  | {
      readonly type: 'orgs.replaced';
      readonly current: StoredOrg;
      readonly favorites: readonly StoredOrg[];
    };

export type OrgSelectionNotice =
  /** To be kept; the home live list is stale. `goesHome`, `replacesQuery`: what the page is to do about its address. */
  | {
      readonly type: 'org.chosen';
      readonly org: StoredOrg;
      readonly goesHome: boolean;
      readonly replacesQuery: boolean;
    }
  /** To be kept. */
  | { readonly type: 'favorites.changed'; readonly favorites: readonly StoredOrg[] }
  /** Nothing was changed; an unknown org leaves the current one. */
  | { readonly type: 'org.refused'; readonly name: string; readonly code: OrgRefusalCode }
  /** The list could not be had; `orgs.retry` asks again. */
  | { readonly type: 'orgs.failed'; readonly code: OrgSelectionError };
