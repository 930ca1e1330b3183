export type { Asked, Handler } from './handler';
export { handlers } from './handlers';
