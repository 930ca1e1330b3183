'use client';

export { OrgDialogProvider, useOrgDialog } from './OrgDialogProvider';
export { OrgSelector } from './OrgSelector';
