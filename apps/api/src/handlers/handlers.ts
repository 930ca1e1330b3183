/** The one who answers each call of the contract. */
import type { CallName } from '@oshimado/contract';
import * as account from './account';
import * as channels from './channels';
import * as editing from './editing';
import * as favorites from './favorites';
import type { Actions, Asked, Handlers } from './handler';
import * as playlists from './playlists';
import * as search from './search';
import * as songs from './songs';
import * as statics from './statics';
import * as translations from './translations';
import * as videos from './videos';

/** Calls whose answer is the same for everybody. */
export const handlers: Handlers = {
  ...statics.handlers,
  ...channels.handlers,
  ...videos.handlers,
  ...search.handlers,
  ...songs.handlers,
  ...editing.handlers,
};

/** Calls that do something, or whose answer is the caller's own. */
export const actions: Actions = {
  ...statics.actions,
  ...videos.actions,
  ...search.actions,
  ...account.actions,
  ...favorites.actions,
  ...playlists.actions,
  ...songs.actions,
  ...editing.actions,
  ...translations.actions,
};

type Personal = { readonly [K in CallName]?: (asked: Asked<K>) => boolean };

/** Of calls that are answered both ways: when the answer is the caller's own. */
export const isPersonal: Personal = {
  getUsersLive: ({ query }) => query.channels === undefined,
  postVideoSearch: ({ body }) => body.favorites,
  postCommentSearch: ({ body }) => body.favorites,
};
