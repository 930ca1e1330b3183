import type { Actions, Handlers } from '../handler';
import { getAutocomplete } from './get-autocomplete';
import { postChannelSearch } from './post-channel-search';
import { postCommentSearch, postPersonalCommentSearch } from './post-comment-search';
import { postPersonalVideoSearch, postVideoSearch } from './post-video-search';

export const handlers = {
  getAutocomplete,
  postChannelSearch,
  postCommentSearch,
  postVideoSearch,
} satisfies Handlers;

/** Searches within favorites, and searches too long for a snapshot. */
export const actions = {
  postCommentSearch: postPersonalCommentSearch,
  postVideoSearch: postPersonalVideoSearch,
} satisfies Actions;
