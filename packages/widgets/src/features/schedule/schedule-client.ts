/** The client of the calls that only a schedule makes: other pages do not load it. */
import type { ScheduleClient } from '@oshimado/contract';
import { createContext, useContext } from 'react';

export const ScheduleClientContext = createContext<ScheduleClient | null>(null);

export function useScheduleClient(): ScheduleClient {
  const client = useContext(ScheduleClientContext);
  if (!client) throw new Error('Oshimado: a part of /schedule needs its client.');
  return client;
}
