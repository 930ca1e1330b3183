import type { Org } from '@oshimado/contract';
import { sortOrgs, type ListedOrg } from '@oshimado/domain';
import { orgsQuery } from './orgs';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useClient } from '../context';

/** All organizations, as the server lists them: those that came with the page, or asked for as soon as they are wanted. */
export const useOrgsQuery = (isWanted = true) =>
  useQuery({ ...orgsQuery(useClient()), enabled: isWanted });

/** All organizations, the usual favorites first. */
export function useOrgs(): readonly ListedOrg[] {
  const { data } = useOrgsQuery();
  return useMemo(() => sortOrgs(data ?? []), [data]);
}

const none: readonly Org[] = [];

/** The organizations that are here already, in the server's order; asks for nothing. */
export const useKnownOrgs = (): readonly Org[] => useOrgsQuery(false).data ?? none;
