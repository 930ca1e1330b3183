import type { Client } from '@oshimado/contract';
import { createContext, useContext } from 'react';

const ClientContext = createContext<Client | null>(null);
export const ClientProvider = ClientContext.Provider;

/** The typed client of the server this page came from. */
export function useClient(): Client {
  const client = useContext(ClientContext);
  if (!client) throw new Error('useClient needs a ClientProvider above it.');
  return client;
}
