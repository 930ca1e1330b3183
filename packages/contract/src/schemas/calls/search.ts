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
    summary: 'Suggestions for the search bar: channels, topics and orgs',
    query: autocompleteQuery,
    response: z.array(suggestion),
  },
  postVideoSearch: {
    ...routes.postVideoSearch,
    ...common,
    auth: 'optional',
    summary: 'Videos by words of title and description, channels, topics and orgs',
    alsoLimit: longSearch,
    body: videoSearchBody,
    response: searchedVideos,
  },
  postCommentSearch: {
    ...routes.postCommentSearch,
    ...common,
    auth: 'optional',
    summary: 'Streams by words of the comments that name their moments',
    alsoLimit: longSearch,
    body: videoSearchBody,
    response: commentedVideos,
  },
  postChannelSearch: {
    ...routes.postChannelSearch,
    ...common,
    auth: 'none',
    summary: 'Channels by any part of a name or handle',
    body: channelSearchBody,
    response: foundChannels,
  },
} as const satisfies Record<string, Call>;
