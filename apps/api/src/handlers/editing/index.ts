import type { Actions, Handlers } from '../handler';

export const handlers = {} satisfies Handlers;
export const actions = {} satisfies Actions;
