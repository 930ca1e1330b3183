import * as z from 'zod';
import { routes } from '../../routes';
import type { Call } from '../call';
import {
  autocompleteQuery,
  channelSearchBody,
  commentedVideos,
  foundChannels,
  isLongSearch,
  searchedVideos,
  suggestion,
  videoSearchBody,
} from '../search';

const longSearch = (body: unknown) =>
  isLongSearch(body as z.output<typeof videoSearchBody>) ? 'longSearch' : undefined;

const common = { tag: 'search', limit: 'search' } as const;

export const searchCalls = {
  getAutocomplete: {
    ...routes.getAutocomplete,
    ...common,
    auth: 'none',
    limit: 'autocomplete',
    summary: 'Search suggestions: channels, topics and organizations',
    query: autocompleteQuery,
    response: z.array(suggestion),
  },
  postVideoSearch: {
    ...routes.postVideoSearch,
    ...common,
    auth: 'optional',
    whileSuspended: true,
    summary: 'Searches videos by title, description, channel, topic and organization',
    alsoLimit: longSearch,
    body: videoSearchBody,
    response: searchedVideos,
  },
  postCommentSearch: {
    ...routes.postCommentSearch,
    ...common,
    auth: 'optional',
    whileSuspended: true,
    summary: 'Searches streams by the text of their timestamp comments',
    alsoLimit: longSearch,
    body: videoSearchBody,
    response: commentedVideos,
  },
  postChannelSearch: {
    ...routes.postChannelSearch,
    ...common,
    auth: 'none',
    summary: 'Searches channels by part of their name or handle',
    body: channelSearchBody,
    response: foundChannels,
  },
} as const satisfies Record<string, Call>;
