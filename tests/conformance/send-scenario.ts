/** Sends what a scenario says, as one of its people. */
import { pathOf, type CallName } from '@oshimado/contract';
import { routes } from '@oshimado/contract';
import type { LightMyRequestResponse } from 'fastify';
import type { Who } from './people';
import { scenarios, type Request, type Scenario, type Stage } from './scenarios';

export const scenarioOf = (name: CallName): Scenario => scenarios[name];

export const addressOf = (name: CallName, { params, query }: Request): string =>
  pathOf(name, { ...(params as object | undefined), ...query });

export function sendRequest(
  { api, people }: Stage,
  name: CallName,
  request: Request,
  who: Who,
): Promise<LightMyRequestResponse> {
  return api.send(routes[name].method, addressOf(name, request), request.body, {
    ...request.headers,
    ...people[who].headers,
  });
}
