'use client';

export { OrgDialogProvider, useOrgDialog, type OrgDialogProviderProps } from './OrgDialogProvider';
export { useOrgName } from './use-org-name';
export { OrgSelector, type OrgSelectorProps } from './OrgSelector';
