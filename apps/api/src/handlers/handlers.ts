/** The handler of each call of the contract. */
import type { CallName } from '@oshimado/contract';
import * as account from './account/calls';
import * as admin from './admin/calls';
import * as channels from './channels/calls';
import * as editing from './editing/calls';
import * as favorites from './favorites/calls';
import * as history from './history/calls';
import type { Actions, Asked, Handlers } from './handler';
import * as lookups from './lookups';
import * as playlists from './playlists';
import * as push from './push/calls';
import * as search from './search/calls';
import { isPersonalSearch } from './search/personal-search';
import * as songs from './songs/calls';
import * as statics from './statics';
import * as telemetry from './telemetry';
import * as translations from './translations/calls';
import * as videos from './videos/calls';

/** Calls with the same response for every caller. */
export const handlers: Handlers = {
  ...statics.handlers,
  ...channels.handlers,
  ...videos.handlers,
  ...search.handlers,
  ...songs.handlers,
  ...editing.handlers,
};

/** Calls that change data or return the caller's own. */
export const actions: Actions = {
  ...statics.actions,
  ...channels.actions,
  ...videos.actions,
  ...search.actions,
  ...account.actions,
  ...favorites.actions,
  ...history.actions,
  ...playlists.actions,
  ...songs.actions,
  ...editing.actions,
  ...translations.actions,
  ...lookups.actions,
  ...telemetry.actions,
  ...admin.actions,
  ...push.actions,
};

type Personal = { readonly [K in CallName]?: (asked: Asked<K>) => boolean };

/** For calls of both kinds: when to use the action, because the response is the caller's own or not cached. */
export const isPersonal: Personal = {
  getUsersLive: ({ query }) => query.channels === undefined,
  postVideoSearch: isPersonalSearch,
  postCommentSearch: isPersonalSearch,
};
