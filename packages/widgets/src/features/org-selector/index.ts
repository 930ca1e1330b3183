'use client';

export { OrgDialogProvider, useOrgDialog, type OrgDialogProviderProps } from './OrgDialogProvider';
export { OrgSelector, type OrgSelectorProps } from './OrgSelector';
