import type { Client } from '@oshimado/contract';

const HOURS_A_DAY = 24;

/** The client, with boards that reach over so many days. */
export function reachingDays(client: Client, days: number): Client {
  // The day on which clocks are set back has an hour more.
  const hours = days * HOURS_A_DAY + 1;
  return {
    ...client,
    getLive: (query, options) => client.getLive({ ...query, max_upcoming_hours: hours }, options),
  };
}
