export type { Action, Asked, Context, Handler } from './handler';
export { actions, handlers, isPersonal } from './handlers';
