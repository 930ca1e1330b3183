/** The client of the calls that only editors and admins make: other pages do not load it. */
import type { AdminClient } from '@oshimado/contract';
import { createContext, useContext } from 'react';

export const AdminClientContext = createContext<AdminClient | null>(null);

export function useAdminClient(): AdminClient {
  const client = useContext(AdminClientContext);
  if (!client) throw new Error('Oshimado: a part of /admin needs its client.');
  return client;
}
