import type { AdminClient } from '@oshimado/contract';
import { useState } from 'react';
import { AdminPage } from '../features/admin/AdminPage';
import { adminIn, writeAdmin, type AdminPlace } from '../features/admin/admin-place';

/** The place of `/admin` on a page whose address is state. `address`: the query at first. */
export function useAdminPlace(address: string): AdminPlace {
  const [query, setQuery] = useState(address);
  return {
    ...adminIn(new URLSearchParams(query)),
    hrefFor: (section, choices) => {
      const next = new URLSearchParams();
      writeAdmin(next, { section, ...choices });
      return `/admin?${next.toString()}`;
    },
    go: (change) => {
      const next = new URLSearchParams(query);
      writeAdmin(next, change);
      setQuery(next.toString());
    },
  };
}

interface PageProps {
  readonly client: AdminClient;
  /** The query of the address at first. */
  readonly address: string;
}

/** `/admin` with an address of its own. */
export const AdminPageAt = ({ client, address }: PageProps) => (
  <AdminPage client={client} place={useAdminPlace(address)} />
);
