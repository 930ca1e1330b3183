import { ALL_ORGS } from '@oshimado/domain';

/** The org to filter by; clients send the name for all of them literally. */
export const orgOf = (org: string | undefined): string | undefined =>
  org === ALL_ORGS ? undefined : org;
