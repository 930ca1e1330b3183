import type { Actions, Handlers } from '../handler';
import { getOrgs } from './get-orgs';
import { getStats } from './get-stats';

export const handlers = { getOrgs, getStats } satisfies Handlers;
export const actions = {} satisfies Actions;
