/** Sends what a scenario says, as one of its people. */
import { urlOf, type CallName } from '@oshimado/contract';
import { calls } from '@oshimado/contract/schemas';
import type { LightMyRequestResponse } from 'fastify';
import type { Who } from './people';
import type { Request, Scenario, ScenarioContext } from './scenario';
import { scenarios } from './scenarios';

export const scenarioOf = (name: CallName): Scenario => scenarios[name];

export const addressOf = (name: CallName, { params, query }: Request): string =>
  urlOf(calls[name], { ...(params as object | undefined), ...query });

export function sendRequest(
  { api, people }: ScenarioContext,
  name: CallName,
  request: Request,
  who: Who,
): Promise<LightMyRequestResponse> {
  const { headers, query } = people[who];
  const address = new URL(addressOf(name, request), 'http://localhost');
  for (const [key, value] of Object.entries(query ?? {})) address.searchParams.set(key, value);
  return api.send(calls[name].method, address.pathname + address.search, request.body, {
    ...request.headers,
    ...headers,
  });
}
