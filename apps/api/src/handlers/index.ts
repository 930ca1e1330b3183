export type { Action, Asked, Context, Handler } from './handler';
export { actions, handlers, isPersonal } from './handlers';
export { readBoard } from './videos/read-board';
