export {
  Streamed,
  WithHeaders,
  Written,
  type Action,
  type Asked,
  type Context,
  type Handler,
} from './handler';
export { actions, handlers, isPersonal } from './handlers';
export { createLongAnswers } from './search/long-answers';
export { readBoard } from './videos/video-list';
export { createFavoritesBoard } from './videos/favorites-board';
