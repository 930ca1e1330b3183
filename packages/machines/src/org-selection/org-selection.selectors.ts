/** The questions a view asks of the org selector. */
import type { StoredOrg } from '@oshimado/domain';
import type { SnapshotFrom } from 'xstate';
import type { orgSelectionMachine } from './org-selection.machine';
import { rowsOf, type OrgRow } from './org-selection.rules';
import type { OrgSelectionError } from './org-selection.types';

type Snapshot = SnapshotFrom<typeof orgSelectionMachine>;

export const selectCurrentOrg = (snapshot: Snapshot): StoredOrg => snapshot.context.current;

/** The rows of the menu, in the viewer's order. */
export const selectFavoriteOrgs = (snapshot: Snapshot): readonly StoredOrg[] =>
  snapshot.context.favorites;

/** The rows of the dialog: favourites first, the rest as delivered, through the filter. */
export const selectOrgRows = (snapshot: Snapshot): readonly OrgRow[] => rowsOf(snapshot.context);

export const selectOrgFilter = (snapshot: Snapshot): string => snapshot.context.filter;

export const isOrgDialogOpen = (snapshot: Snapshot): boolean => snapshot.hasTag('open');

export const isOrgListLoading = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');

export const selectOrgError = (snapshot: Snapshot): OrgSelectionError | null =>
  snapshot.context.error;

export const canRetryOrgs = (snapshot: Snapshot): boolean => snapshot.can({ type: 'orgs.retry' });
