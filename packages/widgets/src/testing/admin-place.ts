import { useState } from 'react';
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
