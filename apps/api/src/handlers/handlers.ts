/** The handler of each call of the contract. */
import type { CallName } from '@oshimado/contract';
import * as account from './account/calls';
import * as channels from './channels/calls';
import * as editing from './editing/calls';
import * as favorites from './favorites/calls';
import type { Actions, Asked, Handlers } from './handler';
import * as lookups from './lookups';
import * as playlists from './playlists';
import * as search from './search/calls';
import { isPersonalSearch } from './search/personal-search';
import * as songs from './songs/calls';
import * as statics from './statics';
import * as telemetry from './telemetry';
import * as translations from './translations/calls';
import * as videos from './videos/calls';

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
  ...lookups.actions,
  ...telemetry.actions,
};

type Personal = { readonly [K in CallName]?: (asked: Asked<K>) => boolean };

/** Of calls that are answered both ways: when an action answers, because the answer is the caller's own or not kept. */
export const isPersonal: Personal = {
  getUsersLive: ({ query }) => query.channels === undefined,
  postVideoSearch: isPersonalSearch,
  postCommentSearch: isPersonalSearch,
};
