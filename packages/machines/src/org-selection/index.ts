export { orgSelectionMachine } from './org-selection.machine';
export type { OrgRow } from './org-selection.rules';
export {
  canRetryOrgs,
  isOrgDialogOpen,
  isOrgListLoading,
  selectCurrentOrg,
  selectFavoriteOrgs,
  selectOrgError,
  selectOrgFilter,
  selectOrgRows,
} from './org-selection.selectors';
export type {
  OrgRefusalCode,
  OrgSelectionContext,
  OrgSelectionError,
  OrgSelectionEvent,
  OrgSelectionInput,
  OrgSelectionNotice,
} from './org-selection.types';
