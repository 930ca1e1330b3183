import type { Actions, Handlers } from '../handler';
import { getAutocomplete } from './get-autocomplete';
import { postChannelSearch } from './post-channel-search';
import { postCommentSearch, postFavoritesCommentSearch } from './post-comment-search';
import { postFavoritesSearch, postVideoSearch } from './post-video-search';

export const handlers = {
  getAutocomplete,
  postChannelSearch,
  postCommentSearch,
  postVideoSearch,
} satisfies Handlers;

/** Only favorites: the answer is the caller's own. */
export const actions = {
  postCommentSearch: postFavoritesCommentSearch,
  postVideoSearch: postFavoritesSearch,
} satisfies Actions;
